import Database
import Identity
import Values

/// The account service's statements, written for both databases.
enum AccountSQL {
    // MARK: Signing keys

    static let signingKeys = StoredSigningKey.table.select + " ORDER BY position DESC"

    /// Of several replicas that start at once, one makes the first key.
    static func insertFirst(_ key: StoredSigningKey) -> SQL {
        StoredSigningKey.table.insert(key, .key("position", 1)) + " ON CONFLICT (position) DO NOTHING"
    }

    /// The position is the table's key: of two that rotate at once one fails.
    static func insert(_ key: StoredSigningKey) -> SQL {
        """
        INSERT INTO signing_key (position, \(StoredSigningKey.table.list))
        SELECT coalesce(max(position), 0) + 1, \(key.seed), \(key.createdAt) FROM signing_key
        """
    }

    // MARK: Sweeping

    static func sweep(at now: Instant) -> [Sweep] {
        [
            Sweep("revocation", key: "sequence", where: "before_at <= \(now - Revocation.longestToken)"),
            // Whoever looks for it within a month sees that it has ended.
            Sweep("api_token", key: "id", where: "expires_at <= \(now - .seconds(30 * 86_400))"),
            // Those before the newest that has signed for so long that no token of an older one is left.
            Sweep(
                "signing_key",
                key: "position",
                where: """
                    position < (SELECT max(position) FROM signing_key
                        WHERE created_at <= \(now - SigningKeys.retirement))
                    """
            ),
            Sweep("refresh_token", key: "token_hash", where: "expires_at <= \(now)"),
            Sweep("invitation", key: "household_id, id", where: "expires_at <= \(now)"),
            Sweep("password_reset", key: "token_hash", where: "expires_at <= \(now)"),
            Sweep("pending_sign_up", key: "id", where: "expires_at <= \(now)"),
            Sweep("oidc_attempt", key: "state_hash", where: "expires_at <= \(now)"),
            Sweep("email_change", key: "user_id", where: "expires_at <= \(now)"),
            // A mail that was given up stays for a month, for whoever looks for it; of very many the last ones.
            Sweep("mail", key: "id", where: "created_at <= \(now - .seconds(30 * 86_400))"),
            Sweep(
                "mail",
                key: "id",
                where: """
                    failed_reason IS NOT NULL AND id NOT IN (
                        SELECT id FROM mail WHERE failed_reason IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1000)
                    """
            ),
        ]
    }

    /// Sessions that cannot be renewed any more, in the order of their ids.
    static func endedSessions(after session: SessionID?, limit: Int) -> SQL {
        "SELECT id FROM session WHERE " + isOver + (session.map { " AND id > \($0)" } ?? "")
            + " ORDER BY id LIMIT \(limit)"
    }

    /// Deletes those of these sessions that still cannot.
    static func deleteEnded(_ sessions: [SessionID]) -> SQL {
        "DELETE FROM session WHERE id IN \(list: sessions) AND " + isOver
    }

    private static let isOver: SQL =
        "NOT EXISTS (SELECT 1 FROM refresh_token WHERE refresh_token.session_id = session.id)"
}
