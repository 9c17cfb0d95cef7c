import CPQ
import Glibc
import Loop

/// What is asked and said on a new connection, before it is used: blocking, on the thread that connects, but not for
/// longer than a connection attempt may take.
struct PostgresGreeting {
    private let connection: OpaquePointer
    private let settings: PostgresSettings
    private let deadline: UInt64

    init(_ connection: OpaquePointer, _ settings: PostgresSettings) {
        self.connection = connection
        self.settings = settings
        deadline = monotonicNanoseconds() + settings.connectTimeout.nanoseconds
    }

    /// Finds out what answers, and makes the connection what it is for; throws if it cannot be used.
    func exchange(as role: PostgresRole) throws(DatabaseError) -> PostgresLayout.Facts {
        let answer = try rows(
            """
            SELECT pg_backend_pid(), current_setting('search_path'), current_user,
                EXISTS (SELECT 1 FROM pg_catalog.pg_extension WHERE extname = 'citus')
            """
        )
        // A pooler gives its clients numbers of its own.
        let isPooled = answer[0] != String(PQbackendPID(connection))
        if answer[1] != settings.schema || settings.role.map({ $0 != answer[2] }) ?? false {
            throw .pooler(
                """
                the connection's settings did not reach the server (search_path is \(answer[1]), the user \(answer[2])): \
                if a pooler lies in between, they must be settings of the role (docs/scale.md)
                """
            )
        }
        let facts = PostgresLayout.Facts(dialect: answer[3] == "t" ? .citus : .postgres, isPooled: isPooled)
        // For what the coordinator passes on to the workers: whose rows a transaction accesses.
        if facts.dialect == .citus { try run("SET citus.propagate_set_commands = 'local'") }
        if isPooled { try checkStatements() }
        // Not among the options: libpq would take a primary for a standby (target_session_attrs=read-write).
        if role == .reader, !isPooled {
            // One snapshot for all statements of a request.
            try run("SET default_transaction_read_only = on; SET default_transaction_isolation = 'repeatable read'")
        }
        return facts
    }

    /// A pooler must keep prepared statements apart, or another client's could run: it does if it gives them other names.
    private func checkStatements() throws(DatabaseError) {
        let prepared = try answer(to: PQsendPrepare(connection, "larder_probe", "SELECT 1", 0, nil))
        defer { PQclear(prepared) }
        // Under its own name it may have been prepared by another client as well.
        let isKept = PQresultStatus(prepared) == PGRES_COMMAND_OK
        let seen = try rows("SELECT count(*) FROM pg_prepared_statements WHERE name = 'larder_probe'")
        guard isKept, seen[0] == "0" else {
            throw .pooler(
                "the pooler mixes up prepared statements: turn on max_prepared_statements (PgBouncer 1.21 or later)"
            )
        }
    }

    /// The columns of the first row.
    private func rows(_ text: String) throws(DatabaseError) -> [String] {
        let result = try answer(to: PQsendQuery(connection, text))
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_TUPLES_OK, PQntuples(result) > 0 else { throw refused(result) }
        return (0..<PQnfields(result)).map { String(cString: PQgetvalue(result, 0, $0)) }
    }

    private func run(_ text: String) throws(DatabaseError) {
        let result = try answer(to: PQsendQuery(connection, text))
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw refused(result) }
    }

    /// The last result of what was sent, which the caller clears.
    private func answer(to isSent: Int32) throws(DatabaseError) -> OpaquePointer? {
        guard isSent == 1 else { throw .unavailable(message: String(cString: PQerrorMessage(connection))) }
        var last: OpaquePointer?
        while true {
            while PQisBusy(connection) == 1 {
                let now = monotonicNanoseconds()
                var socket = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
                let left = deadline > now ? Int32((deadline - now) / 1_000_000) + 1 : 0
                guard left > 0, poll(&socket, 1, left) >= 0 || errno == EINTR, PQconsumeInput(connection) == 1 else {
                    PQclear(last)
                    throw .unavailable(message: "the server accepts connections and does not answer")
                }
            }
            guard let result = PQgetResult(connection) else { return last }
            PQclear(last)
            last = result
        }
    }

    private func refused(_ result: OpaquePointer?) -> DatabaseError {
        .unavailable(message: String(cString: PQresultErrorMessage(result)))
    }
}

extension DatabaseError {
    /// A pooler that Larder cannot use.
    fileprivate static func pooler(_ why: String) -> DatabaseError {
        DatabaseError(.unavailable, diagnostic: why, fault: .pooler)
    }
}
