public import HTTP
import JSON

extension ProcessStatus {
    /// How it is written.
    public static let schema = Schema.object([
        Property(
            "services",
            .array(
                of: .object([
                    Property("name", .text),
                    Property(
                        "database",
                        .object([
                            Property("engine", .text, description: "SQLite, PostgreSQL or Citus."),
                            Property("ready", .boolean), Property("problem", .text, required: false),
                        ]),
                        required: false,
                        description: "Absent where the service keeps nothing."
                    ),
                    Property("events", events, required: false, description: "Deliveries to other services."),
                    Property("jobs", .array(of: job)),
                ])
            ),
            description: "The services of the process."
        ),
        Property("ready", .boolean, description: "Whether the process answers requests."),
        Property("problem", .text, required: false, description: "Why it does not, and what to do about it."),
        Property("degraded", .array(of: .text), description: "What is amiss though it answers, in sentences."),
        Property("version", .text, required: false, description: "The version of the API."),
        Property("started_at", .instant, required: false),
        Property("resident_bytes", .integer(min: 0), required: false),
        Property("jobs", .array(of: job), description: "What runs for all services of the process."),
        Property(
            "findings",
            .array(
                of: .object([
                    Property("mark", .words(of: FindingStatus.Mark.self)), Property("words", .text),
                    Property("advice", .text, required: false),
                ])
            ),
            description: "What `larder doctor` has to say, as far as it can be seen from within."
        ),
    ])

    private static let events = Schema.object([
        Property("waiting", CappedCount.schema),
        Property("oldest_seconds", .integer(min: 0), required: false, description: "The age of the oldest that waits."),
        Property("given_up", CappedCount.schema, description: "In the last month."),
    ])

    private static let job = Schema.object([
        Property("name", .text), Property("every_seconds", .integer(min: 0)),
        Property("last_run", .instant, required: false, description: "When it began last; absent if it has not yet."),
        Property("last_took_ms", .integer(min: 0), required: false),
        Property("failures", .integer(min: 0), description: "How often in a row it has failed."),
        Property("last_error", .text, required: false, description: "The kind of failure; the log has the details."),
    ])
}

extension CappedCount {
    /// How it is written.
    public static let schema = Schema.object([
        Property("count", .integer(min: 0)),
        Property("more", .boolean, description: "Whether there are more, as no more are counted."),
    ])
}
