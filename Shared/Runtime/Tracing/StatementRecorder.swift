import Database
import HTTP

/// Records the round trips to the database that one request causes.
struct StatementRecorder: Sendable {
    private let request: TraceContext
    private let recording: TraceRecording
    private let dialect: Dialect
    private let service: String

    /// For the current request; nil if that is not recorded.
    init?(_ dialect: Dialect, _ service: String) {
        guard let context = RequestContext.current, let recording = context.recording else { return nil }
        request = context.trace
        self.recording = recording
        self.dialect = dialect
        self.service = service
    }

    func begin() -> SpanBeginning { SpanBeginning() }

    /// Runs `body`, which sends these statements, and records how long it takes.
    func recording<Value>(
        _ statements: [SQL],
        _ body: () async throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        // There is no round trip without statements.
        guard !statements.isEmpty else { return try await body() }
        let beginning = begin()
        do throws(DatabaseError) {
            let value = try await body()
            end(beginning, statements)
            return value
        } catch {
            end(beginning, statements, error)
            throw error
        }
    }

    /// Records what begins or ends a transaction, with the statements that go with it.
    func end(_ beginning: SpanBeginning, _ statements: [SQL] = [], control: String, _ error: DatabaseError? = nil) {
        let text = StatementText(statements, for: dialect).text
        record(
            beginning,
            name: control,
            text: text.isEmpty ? control : "\(text); \(control)",
            count: statements.count + 1,
            error
        )
    }

    private func end(_ beginning: SpanBeginning, _ statements: [SQL], _ error: DatabaseError? = nil) {
        let text = StatementText(statements, for: dialect)
        record(beginning, name: text.summary, text: text.text, count: text.count, error)
    }

    private func record(
        _ beginning: SpanBeginning,
        name: String,
        text: String,
        count: Int,
        _ error: DatabaseError?
    ) {
        var attributes: Span.Attributes = [
            ("db.system.name", .text(dialect.isPostgres ? "postgresql" : "sqlite")), ("db.query.summary", .text(name)),
            ("db.query.text", .text(text)),
        ]
        if count > 1 { attributes.append(("db.operation.batch.size", .integer(count))) }
        if let error { attributes.append(("error.type", .text(error.code.kind))) }
        recording.add(
            Span(
                request.child(),
                service: service,
                name: name,
                kind: .client,
                since: beginning,
                attributes: attributes,
                hasFailed: error != nil
            )
        )
    }
}

extension DatabaseError.Code {
    /// The kind alone, without the name of a constraint.
    fileprivate var kind: String {
        switch self {
        case .uniqueViolation: "unique_violation"
        case .foreignKeyViolation: "foreign_key_violation"
        case .checkViolation: "check_violation"
        case .serialization: "serialization"
        case .unavailable: "unavailable"
        case .timeout: "timeout"
        case .unreadable: "unreadable"
        case .outOfScope: "out_of_scope"
        case .other: "other"
        }
    }
}
