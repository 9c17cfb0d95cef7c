import Foundation

/// How often and after which pauses something is tried again.
public struct RetryPolicy: Sendable {
    /// How often a call is tried in all.
    public var attempts: Int
    /// The longest pause before the second attempt, in seconds; each further one may be twice as long.
    public var firstPause: TimeInterval
    /// The longest pause of all.
    public var longestPause: TimeInterval

    /// A policy.
    public init(attempts: Int = 3, firstPause: TimeInterval = 0.5, longestPause: TimeInterval = 30) {
        self.attempts = max(1, attempts)
        self.firstPause = max(0, firstPause)
        self.longestPause = max(0, longestPause)
    }

    /// The pause after so many failed attempts: a random one, so that not all clients come back at once.
    func pause(after failures: Int, asked: TimeInterval? = nil) -> Duration {
        let most = min(longestPause, firstPause * pow(2, Double(min(failures, 30) - 1)))
        let pause = Double.random(in: most / 2...max(most, most / 2))
        return .milliseconds(Int64(max(pause, asked ?? 0) * 1000))
    }
}
