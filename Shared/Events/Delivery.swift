import Values

/// An event on its way to one neighbour.
struct Delivery: Sendable {
    let household: HouseholdID
    let destination: String
    let sequence: Int64
    /// Which attempt this is, from 1.
    let attempt: Int
}

/// Why a neighbour did not take an event.
public enum DeliveryFailure: Error, Equatable, Sendable {
    /// It could not be asked, or said that it cannot answer now: tried again for days.
    case unreachable(String)
    /// It answered that the event is wrong, or failed on it: tried again a limited number of times.
    case refused(String)
}

/// How often and how long a delivery is tried.
public struct DeliveryPolicy: Sendable {
    /// The pause after the first failure; it doubles with each further one.
    public var firstPause = Duration.milliseconds(500)
    /// The longest pause.
    public var longestPause = Duration.seconds(300)
    /// How often a neighbour may refuse an event before it is given up.
    public var attempts = 20
    /// How old an event may become while its neighbour cannot be reached.
    public var patience = Duration.seconds(3 * 24 * 3600)
    /// How long a claim on a delivery holds; longer than one delivery can take.
    public var lease = Duration.seconds(30)
    /// How often to look without being woken, for what another replica left behind.
    public var poll = Duration.seconds(5)

    /// The policy that services use.
    public init() {}

    /// What to do after a failed attempt: the pause before the next, or nil to give up.
    func pause(after failure: DeliveryFailure, attempt: Int, age: Duration, jitter: Double) -> Duration? {
        switch failure {
        case .unreachable: if age > patience { return nil }
        case .refused: if attempt >= attempts { return nil }
        }
        let pause = firstPause * (1 << min(max(0, attempt - 1), 20))
        // Up to a quarter longer, so that replicas do not all come back at once.
        return min(pause, longestPause) * (1 + jitter / 4)
    }
}
