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
        let facts: PostgresLayout.Facts
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
                // Notifications may come from elsewhere, past a pooler.
                if role != .notifier, case .success(let handle) = result { settings.layout.note(handle.facts) }
                completion(result.map { PostgresConnection($0.pointer, $0.facts.dialect, loop: loop) })
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
        do throws(DatabaseError) {
            guard PQstatus(connection) == CONNECTION_OK else { throw message(of: connection) }
            let facts = try PostgresGreeting(connection, settings).exchange(as: role)
            guard PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1 else {
                throw message(of: connection)
            }
            return .success(Handle(pointer: connection, facts: facts))
        } catch {
            PQfinish(connection)
            return .failure(error)
        }
    }

    private func message(of connection: OpaquePointer) -> DatabaseError {
        .unavailable(message: String(cString: PQerrorMessage(connection)))
    }

    /// libpq's parameters; those after the URL override it, those before it can be overridden by it.
    private func parameters(_ role: PostgresRole) -> [(String, String)] {
        (settings.password.map { [("password", $0.exposed)] } ?? []) + [
            ("gssencmode", "disable"),
            ("keepalives_idle", "10"),
            ("keepalives_interval", "5"),
            ("keepalives_count", "3"),
            ("tcp_user_timeout", "20000"),
            ("connect_timeout", String(max(2, settings.connectTimeout.components.seconds))),
            ("dbname", (role == .notifier ? settings.notifyURL ?? settings.url : settings.url).exposed),
            ("application_name", settings.applicationName),
            ("client_encoding", "UTF8"),
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
            // Taken for a slow disk, going through all households' rows looks cheaper than an index with one household's.
            "random_page_cost=1.1",
        ]
        return options.map { "-c \($0)" }.joined(separator: " ")
    }
}

/// Notices are meant for people at a terminal.
private func ignorePostgresNotice(_ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<CChar>?) {}
