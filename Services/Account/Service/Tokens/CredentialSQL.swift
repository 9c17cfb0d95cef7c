import Database
import Identity
import Values

/// The statements about API tokens and sessions, written for both databases.
enum CredentialSQL {
    private static let columns: SQL = """
        id, user_id, household_id, kind, name, scopes, created_at, expires_at, last_used_at
        """

    /// Makes all who add tokens for a user wait for each other.
    static func lockUser(_ user: UserID) -> SQL {
        "SELECT id FROM account_user WHERE id = \(user)" + .forUpdate
    }

    static func count(of user: UserID) -> SQL {
        "SELECT count(*) FROM api_token WHERE user_id = \(user)"
    }

    static func insert(_ token: APIToken, hash: [UInt8]) -> SQL {
        """
        INSERT INTO api_token (id, user_id, household_id, kind, name, scopes, token_hash, created_at, expires_at)
        VALUES (\(token.id), \(token.user), \(token.household), \(token.kind.rawValue), \(token.name),
            \(token.scopes.text), \(hash), \(token.createdAt), \(token.expiresAt))
        """
    }

    static func tokens(of user: UserID, limit: Int, after id: APITokenID?) -> SQL {
        var sql: SQL = "SELECT \(columns) FROM api_token WHERE user_id = \(user)"
        if let id { sql += " AND id > \(id)" }
        return sql + " ORDER BY id LIMIT \(limit)"
    }

    static func delete(_ token: APITokenID, of user: UserID) -> SQL {
        "DELETE FROM api_token WHERE id = \(token) AND user_id = \(user) RETURNING household_id"
    }

    static func token(_ hash: [UInt8]) -> SQL {
        .acrossHouseholds(because: .credential, "SELECT \(columns) FROM api_token WHERE token_hash = \(hash)")
    }

    /// To the minute, and written once a minute: what is used all the time is not written all the time.
    static func use(_ token: SessionID, at time: Instant) -> SQL {
        let minute = Instant(milliseconds: time.seconds / 60 * 60_000)
        return .acrossHouseholds(
            because: .credential,
            """
            UPDATE api_token SET last_used_at = \(minute)
            WHERE id = \(token) AND (last_used_at IS NULL OR last_used_at < \(minute))
            """
        )
    }

    static func sweep(at now: Instant) -> Sweep {
        // Whoever looks for it within a month sees that it has ended.
        Sweep("api_token", key: "id", where: "expires_at <= \(now - .seconds(30 * 86_400))")
    }

    static func sessions(of user: UserID, limit: Int, before id: SessionID?) -> SQL {
        var sql: SQL = """
            SELECT id, created_at, coalesce(refreshed_at, created_at), user_agent FROM session WHERE user_id = \(user)
            """
        if let id { sql += " AND id < \(id)" }
        return sql + " ORDER BY id DESC LIMIT \(limit)"
    }

    static func deleteSession(_ session: SessionID, of user: UserID) -> SQL {
        "DELETE FROM session WHERE id = \(session) AND user_id = \(user) RETURNING id"
    }

    static func deleteSessions(of user: UserID) -> SQL {
        "DELETE FROM session WHERE user_id = \(user)"
    }
}

extension Row {
    /// An API token; its columns are counted as `CredentialSQL` names them.
    var apiToken: APIToken {
        get throws(DatabaseError) {
            try APIToken(
                id: id(0),
                user: id(1),
                // A CHECK admits no other kinds.
                kind: APIToken.Kind(rawValue: string(3)) ?? .appPassword,
                name: string(4),
                scopes: Scopes(text: string(5)),
                household: optionalID(2),
                createdAt: instant(6),
                expiresAt: optionalInstant(7),
                lastUsedAt: optionalInstant(8)
            )
        }
    }

    /// A session as its user sees it.
    var sessionRecord: SessionRecord {
        get throws(DatabaseError) {
            try SessionRecord(id: id(0), createdAt: instant(1), refreshedAt: instant(2), userAgent: optionalString(3))
        }
    }
}
