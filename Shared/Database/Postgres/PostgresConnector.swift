import CPQ
import Glibc
import Loop
import Values

/// The purpose of a connection.
enum PostgresRole: Sendable {
    /// Reads only; all statements of a request see one snapshot.
    case reader
    /// Single writes and transactions.
    case writer
    /// LISTEN and NOTIFY.
    case notifier
}

/// Opens connections, which blocks (DNS, TLS, passwords) and therefore uses a thread for each attempt.
struct PostgresConnector: Sendable {
    /// A connection that is handed from the connecting thread to the loop.
    // Unchecked because only one of the two uses it at a time.
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
        let dialect: Dialect
    }

    let settings: PostgresSettings
    let loop: EventLoop

    /// Connects and calls `completion` on the loop's thread.
    func connect(
        as role: PostgresRole,
        completion: @escaping @Sendable (Result<PostgresConnection, DatabaseError>) -> Void
    ) {
        startThread(named: "pg-connect") {
            let result = open(role)
            loop.execute {
                if case .success(let handle) = result { settings.layout.note(handle.dialect) }
                completion(result.map { PostgresConnection($0.pointer, $0.dialect, loop: loop) })
            }
        }
    }

    private func open(_ role: PostgresRole) -> Result<Handle, DatabaseError> {
        let parameters = parameters(role)
        var keys = parameters.map { strdup($0.0) }
        var values = parameters.map { strdup($0.1) }
        defer { for pointer in keys + values { free(pointer) } }
        keys.append(nil)
        values.append(nil)
        let connection = keys.map { UnsafePointer($0) }.withUnsafeBufferPointer { keys in
            values.map { UnsafePointer($0) }.withUnsafeBufferPointer { values in
                PQconnectdbParams(keys.baseAddress, values.baseAddress, 1)
            }
        }
        guard let connection else { return .failure(.unavailable(message: "out of memory")) }
        PQsetNoticeProcessor(connection, ignorePostgresNotice, nil)
        guard PQstatus(connection) == CONNECTION_OK, let dialect = dialect(of: connection),
            role != .reader || execute(PostgresConnector.reading, on: connection),
            PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1
        else {
            let message = String(cString: PQerrorMessage(connection))
            PQfinish(connection)
            return .failure(.unavailable(message: message))
        }
        return .success(Handle(pointer: connection, dialect: dialect))
    }

    /// What the server is; nil if it does not answer.
    ///
    /// Lets Citus pass on to the workers whose rows a transaction accesses.
    private func dialect(of connection: OpaquePointer) -> Dialect? {
        let found = PQexec(connection, "SELECT 1 FROM pg_catalog.pg_extension WHERE extname = 'citus'")
        defer { PQclear(found) }
        guard PQresultStatus(found) == PGRES_TUPLES_OK else { return nil }
        if PQntuples(found) == 0 { return .postgres }
        return execute("SET citus.propagate_set_commands = 'local'", on: connection) ? .citus : nil
    }

    /// For connections that read; one snapshot for all statements of a request.
    ///
    /// Not among the options: libpq would take a primary for a standby (`target_session_attrs=read-write`).
    private static let reading = """
        SET default_transaction_read_only = on; SET default_transaction_isolation = 'repeatable read'
        """

    private func execute(_ text: String, on connection: OpaquePointer) -> Bool {
        let result = PQexec(connection, text)
        defer { PQclear(result) }
        return PQresultStatus(result) == PGRES_COMMAND_OK
    }

    /// libpq's parameters; those after the URL override it, those before it can be overridden by it.
    private func parameters(_ role: PostgresRole) -> [(String, String)] {
        (settings.password.map { [("password", $0.exposed)] } ?? []) + [
            ("gssencmode", "disable"),
            ("keepalives_idle", "10"),
            ("keepalives_interval", "5"),
            ("keepalives_count", "3"),
            ("tcp_user_timeout", "20000"),
            ("dbname", (role == .notifier ? settings.notifyURL ?? settings.url : settings.url).exposed),
            ("application_name", settings.applicationName),
            ("client_encoding", "UTF8"),
            ("connect_timeout", String(max(2, settings.connectTimeout.components.seconds))),
            ("options", options),
        ]
    }

    /// The session's settings, as command-line options of the server.
    private var options: String {
        let options = [
            "search_path=\(settings.schema)",
            // Statements run as the role, whoever has connected.
            "role=\(settings.role ?? "none")",
            "statement_timeout=\(settings.statementTimeout.nanoseconds / 1_000_000)",
            "idle_in_transaction_session_timeout=\(settings.idleInTransactionTimeout.nanoseconds / 1_000_000)",
            "timezone=UTC",
            "datestyle=ISO",
            "bytea_output=hex",
            // Statements are short; JIT compilation takes longer than running them.
            "jit=off",
        ]
        return options.map { "-c \($0)" }.joined(separator: " ")
    }
}

/// Notices are meant for people at a terminal.
private func ignorePostgresNotice(_ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<CChar>?) {}
