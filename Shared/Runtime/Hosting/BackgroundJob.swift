/// Work that a service does again and again beside its requests: a sweep, a clean-up.
///
/// Every replica runs it, so it claims what it works on, or does what may be done twice.
public struct BackgroundJob: Sendable {
    /// Its name, for log lines and metrics.
    public let name: String
    /// How long to wait between the end of one run and the beginning of the next; a tenth more or less.
    public let interval: Duration
    /// One run.
    ///
    /// What it throws is logged, and the next run comes all the same, but later with each failure in a row.
    /// It holds no transaction open while it waits for anything else, and writes in portions.
    public let work: @Sendable () async throws -> Void

    /// A job that runs every `interval`, for the first time after one interval.
    public init(_ name: String, every interval: Duration, _ work: @escaping @Sendable () async throws -> Void) {
        self.name = name
        self.interval = interval
        self.work = work
    }
}
