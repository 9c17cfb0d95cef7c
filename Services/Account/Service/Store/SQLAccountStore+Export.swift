import Database
import Identity
import Values

extension SQLAccountStore {
    /// A user's sessions, the newest 1,000 of them.
    func exportedSessions(of user: UserID) async throws -> [ExportedSession] {
        let sql: SQL = """
            SELECT id, created_at, user_agent FROM session WHERE user_id = \(user) ORDER BY created_at DESC LIMIT 1000
            """
        return try await db.query(sql).map {
            ExportedSession(id: $0.id(0), createdAt: $0.instant(1), device: $0.optionalString(2))
        }
    }
}
