import Database
import Identity
import Values

/// The statements about API tokens, written for both databases.
enum CredentialSQL {
    /// Makes all who add tokens for a user wait for each other.
    static func lockUser(_ user: UserID) -> SQL { "SELECT id FROM account_user WHERE id = \(user)" + .forUpdate }

    static func count(of user: UserID) -> SQL { "SELECT count(*) FROM api_token WHERE user_id = \(user)" }

    static func tokens(of user: UserID, limit: Int, after id: APITokenID?) -> SQL {
        "\(APIToken.table.select) WHERE user_id = \(user)" + (id.map { " AND id > \($0)" } ?? "")
            + " ORDER BY id LIMIT \(limit)"
    }

    static func delete(_ token: APITokenID, of user: UserID) -> SQL {
        "DELETE FROM api_token WHERE id = \(token) AND user_id = \(user) RETURNING household_id"
    }

    static func token(_ hash: [UInt8]) -> SQL { "\(APIToken.table.select) WHERE token_hash = \(hash)" }

    /// To the minute, and written once a minute: what is used all the time is not written all the time.
    static func use(_ token: SessionID, at time: Instant) -> SQL {
        let minute = Instant(milliseconds: time.seconds / 60 * 60_000)
        return """
            UPDATE api_token SET last_used_at = \(minute)
            WHERE id = \(token) AND (last_used_at IS NULL OR last_used_at < \(minute))
            """
    }
}
