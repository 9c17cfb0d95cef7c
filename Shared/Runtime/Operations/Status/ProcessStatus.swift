public import JSON
public import Values

/// How a process is, for whoever operates Larder: numbers and sentences, and nothing of any household.
@JSONObject(.leavesOutNil)
public struct ProcessStatus: Sendable, Equatable {
    /// Its services.
    public var services: [ServiceStatus]
    /// Whether it answers requests.
    public var ready: Bool
    /// Why it does not, and what to do about it.
    public var problem: String? = nil
    /// What is not as it should be, though requests are answered: sentences.
    public var degraded: [String] = []
    /// The version of the API; nil if the process does not answer.
    public var version: String? = nil
    /// When it started.
    public var startedAt: Instant? = nil
    /// How much memory it uses.
    public var residentBytes: Int? = nil
    /// What it does beside requests for all of its services.
    public var jobs: [JobStatus] = []
    /// What the doctor has to say that can be seen from within.
    public var findings: [FindingStatus] = []
}

/// How a service of a process is.
@JSONObject(.leavesOutNil)
public struct ServiceStatus: Sendable, Equatable {
    /// Its name, such as `meal-plan`.
    public var name: String
    /// Its database; nil if it keeps nothing.
    public var database: DatabaseStatus? = nil
    /// What its outbox holds; nil if it sends no events, or the database does not answer.
    public var events: EventStatus? = nil
    /// What it does beside answering requests.
    public var jobs: [JobStatus] = []
}

/// Whether a service's database answers.
@JSONObject(.leavesOutNil)
public struct DatabaseStatus: Sendable, Equatable {
    /// `SQLite`, `PostgreSQL` or `Citus`.
    public var engine: String
    /// Whether it answers, and keeps what is written.
    public var ready: Bool
    /// Why not, and what to do about it.
    public var problem: String? = nil
}

/// What a service's outbox holds.
@JSONObject(.leavesOutNil)
public struct EventStatus: Sendable, Equatable {
    /// Deliveries to other services that wait.
    public var waiting: CappedCount
    /// How old the oldest of their events is; nil if none waits.
    public var oldestSeconds: Int? = nil
    /// Deliveries that were given up in the last month.
    public var givenUp: CappedCount
}

/// Something that a process does again and again beside requests.
@JSONObject(.leavesOutNil)
public struct JobStatus: Sendable, Equatable {
    /// What it is called in the log.
    public var name: String
    /// How long it waits between two runs.
    public var everySeconds: Int
    /// When it began last; nil if it has not run yet.
    public var lastRun: Instant? = nil
    /// How long that took, in milliseconds.
    @Key("last_took_ms") public var lastTook: Int? = nil
    /// How often in a row it has failed.
    public var failures: Int
    /// The kind of failure that it had last; nil if it had none.
    ///
    /// The log has the details.
    public var lastError: String? = nil
}

/// Something that the doctor has found.
@JSONObject(.leavesOutNil)
public struct FindingStatus: Sendable, Hashable {
    /// How it is.
    public enum Mark: String, JSONEncodable, JSONReadable, Sendable, CaseIterable {
        /// To be mended.
        case bad
        /// As somebody may want it.
        case note
    }

    /// How it is.
    public var mark: Mark
    /// What was found, in a sentence.
    public var words: String
    /// What to do about it.
    public var advice: String? = nil
}

/// A number that is counted up to a limit only.
@JSONObject
public struct CappedCount: Sendable, Hashable {
    /// How many there are, or the limit.
    public var count: Int
    /// Whether there are more than that.
    public var more: Bool

    /// What was found by counting to one more than the limit.
    public init(found: Int, limit: Int) {
        self.init(count: min(found, limit), more: found > limit)
    }
}
