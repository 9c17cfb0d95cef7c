import Database
import Values

/// What has become of a background job so far.
struct JobRecord: Sendable, Equatable {
    /// The service that it belongs to; nil for the process as a whole.
    let service: String?
    let name: String
    let interval: Duration
    /// When the last run began, of those that are over; nil if none is.
    private(set) var lastRun: Instant?
    private(set) var took = Duration.zero
    /// How often in a row it has failed.
    private(set) var failures = 0
    /// What kind of failure the last run had; nil if it had none.
    private(set) var lastError: String?

    init(service: String?, name: String, interval: Duration) {
        self.service = service
        self.name = name
        self.interval = interval
    }

    /// Notes a run; gives how often in a row the job has failed.
    ///
    /// Of an error only its kind is kept: what it says in detail may name what it was about.
    mutating func note(at time: Instant, took: Duration, _ failure: (any Error)?) -> Int {
        lastRun = time
        self.took = took
        failures = failure == nil ? 0 : failures + 1
        lastError = failure.map { error in
            (error as? DatabaseError).map { "\($0)" } ?? "\(type(of: error))"
        }
        return failures
    }
}
