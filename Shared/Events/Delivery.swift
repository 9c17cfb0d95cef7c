import Database
import Values

/// A delivery of an event to another service.
struct Delivery: Sendable {
    let household: HouseholdID
    let destination: String
    let sequence: Int64
    /// The number of this attempt, from 1.
    let attempt: Int
}

/// Why a delivery failed.
public enum DeliveryFailure: Error, Equatable, Sendable {
    /// The service could not be reached, or is unavailable: retried for days.
    case unreachable(String)
    /// The service refused the event or failed on it: retried a limited number of times.
    case refused(String)
}

/// How often and for how long a delivery is retried.
public struct DeliveryPolicy: Sendable {
    /// The pause after the first failure; it doubles with each further failure.
    public var firstPause = Duration.milliseconds(500)
    /// The longest pause.
    public var longestPause = Duration.seconds(300)
    /// How often a service may refuse an event before it is given up.
    public var attempts = 20
    /// How old an event may become while the service cannot be reached.
    public var patience = Duration.seconds(3 * 24 * 3600)
    /// How long a lease on a delivery lasts; longer than a delivery can take.
    public var lease = Duration.seconds(30)
    /// How often to check without being woken, for deliveries left by another replica.
    public var poll = Duration.seconds(5)

    /// The policy that services use.
    public init() {}

    /// What to do after a failed attempt: the pause before the next one, or nil to give up.
    func pause(after failure: DeliveryFailure, attempt: Int, age: Duration, jitter: Double) -> Duration? {
        switch failure {
        case .unreachable: if age > patience { return nil }
        case .refused: if attempt >= attempts { return nil }
        }
        let pause = firstPause * (1 << min(max(0, attempt - 1), 20))
        // Up to a quarter longer, so that replicas do not all retry at once.
        return min(pause, longestPause) * (1 + jitter / 4)
    }
}

extension Delivery {
    /// Reads a claimed row.
    init(_ row: borrowing Row) throws(DatabaseError) {
        household = try row.id(0)
        destination = try row.string(1)
        sequence = try row.int64(2)
        attempt = try row.int(3)
    }
}

extension DeliveryFailure {
    /// The reason as text.
    var reason: String {
        switch self {
        case .unreachable(let reason), .refused(let reason): reason
        }
    }
}
