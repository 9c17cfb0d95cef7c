import Database

/// The database of a service that keeps nothing: every statement is a mistake of the program.
struct NoDatabase: SQLDatabase {
    let dialect = Dialect.sqlite

    func query(_ sql: SQL) async throws(DatabaseError) -> Rows { throw NoDatabase.error }

    func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] { throw NoDatabase.error }

    func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] { throw NoDatabase.error }

    func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value {
        throw NoDatabase.error
    }

    func listen(channel: String, handler: @escaping @Sendable (String) -> Void) {}

    func notify(channel: String, payload: String) {}

    func onCommit(_ handler: @escaping @Sendable (Announcement) -> Void) {}

    func close() async {}

    private static let error = DatabaseError(.other, diagnostic: "the service has no migrations, so it has no database")
}
