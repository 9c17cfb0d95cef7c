import Foundation

/// Why a call did not succeed.
public enum LarderError: Error, Sendable {
    /// The server refused it, and says why.
    case refused(Problem)
    /// The server was not reached, or its answer was lost.
    case unreachable(any Error)
    /// The answer is not what the API says.
    case unreadable(String)
    /// Nobody is signed in, or the session has ended.
    case signedOut
    /// As many operations wait, or are refused and not dismissed, as there is room for.
    case queueFull
    /// The file of a queue cannot be read; it is left as it is.
    case damagedFile(URL, String)

    /// What the server said.
    public var problem: Problem? {
        if case .refused(let problem) = self { problem } else { nil }
    }

    /// The status of the answer, if there was one.
    public var status: Int? { problem?.status }

    /// The code of the problem, for programs.
    public var code: String? { problem?.code }

    /// After how many seconds the server wants to be asked again.
    public var retryAfter: TimeInterval? { problem?.retryAfter }

    /// Whether the same call may succeed later: there was no network, or the server has no time.
    public var isTransient: Bool {
        switch self {
        case .unreachable: true
        case .refused(let problem): Self.transient.contains(problem.status)
        case .unreadable, .signedOut, .queueFull, .damagedFile: false
        }
    }

    static let transient: Set<Int> = [408, 425, 429, 500, 502, 503, 504]
}

extension LarderError: LocalizedError, CustomStringConvertible {
    /// A sentence for a person; what the server says is in the language of the request.
    public var errorDescription: String? { description }

    /// A sentence.
    public var description: String {
        switch self {
        case .refused(let problem): problem.detail
        case .unreachable: "The server cannot be reached."
        case .unreadable(let what): "The server's answer cannot be read: \(what)"
        case .signedOut: "Please sign in."
        case .queueFull: "Too many changes are waiting to be sent."
        case .damagedFile(let file, let why): "The file \(file.lastPathComponent) cannot be read: \(why)"
        }
    }
}
