import Crypto
import Database
import Identity
import Values

/// The statements about sessions and refresh tokens, written for both databases.
enum SessionSQL {
    static func insert(_ session: Session, at now: Instant) -> SQL {
        StoredSession.table.insert(
            StoredSession(
                id: session.id,
                user: session.user,
                household: session.household,
                createdAt: now,
                userAgent: session.userAgent,
                refreshedAt: now
            )
        )
    }

    static func insert(_ token: NewRefreshToken, for session: SessionID) -> SQL {
        StoredRefreshToken.table.insert(
            StoredRefreshToken(
                hash: token.hash,
                session: session,
                createdAt: token.createdAt,
                expiresAt: token.expiresAt
            )
        )
    }

    /// A page of a user's sessions, newest first.
    static func page(of user: UserID, limit: Int, before id: SessionID?) -> SQL {
        "\(StoredSession.table.select) WHERE user_id = \(user)" + (id.map { " AND id < \($0)" } ?? "")
            + " ORDER BY id DESC LIMIT \(limit)"
    }

    static func exists(_ session: SessionID, of user: UserID) -> SQL {
        "SELECT 1 FROM session WHERE id = \(session) AND user_id = \(user)"
    }

    static func token(_ hash: [UInt8]) -> SQL { "\(StoredRefreshToken.table.select) WHERE token_hash = \(hash)" }

    /// A token and its session.
    static func presented(_ hash: [UInt8]) -> SQL {
        """
        SELECT \(StoredRefreshToken.table.list(of: "refresh_token")), \(StoredSession.table.list(of: "session"))
        FROM refresh_token JOIN session ON session.id = refresh_token.session_id
        WHERE refresh_token.token_hash = \(hash)
        """
    }

    /// Makes all who present one token wait for each other.
    static func lockToken(_ hash: [UInt8]) -> SQL {
        "SELECT session_id FROM refresh_token WHERE token_hash = \(hash)" + .forUpdate
    }

    /// Forgets the tokens of a session that were replaced longest ago: who renews all the time is not to fill the table.
    static func forgetTokens(of session: SessionID) -> SQL {
        """
        DELETE FROM refresh_token WHERE token_hash IN (
            SELECT token_hash FROM refresh_token WHERE session_id = \(session) AND replaced_at IS NOT NULL
            ORDER BY created_at DESC, token_hash LIMIT 100 OFFSET \(Session.mostTokens))
        """
    }

    /// Ends the sessions of a user that were not used for longest; what they signed is good for minutes more.
    static func forgetSessions(of user: UserID) -> SQL {
        """
        DELETE FROM session WHERE user_id = \(user) AND id IN (
            SELECT id FROM session WHERE user_id = \(user)
            ORDER BY coalesce(refreshed_at, created_at) DESC, id DESC LIMIT 100 OFFSET \(Session.most))
        """
    }

    /// Notes what a token is exchanged for; one that has been replaced already keeps its time, so that its grace does not
    /// grow.
    static func replaceToken(_ hash: [UInt8], by next: NewRefreshToken, salt: [UInt8]) -> SQL {
        """
        UPDATE refresh_token SET replaced_at = coalesce(replaced_at, \(next.createdAt)),
            successor_hash = \(next.hash), successor_salt = \(salt)
        WHERE token_hash = \(hash)
        """
    }

    /// Makes the living token of a session one that may not be shown any more.
    static func voidToken(of session: SessionID, at now: Instant) -> SQL {
        """
        UPDATE refresh_token SET replaced_at = \(now - StoredRefreshToken.grace)
        WHERE session_id = \(session) AND replaced_at IS NULL
        """
    }

    /// The living token of a session that renews itself without presenting it.
    static func replaceToken(of session: SessionID, by next: NewRefreshToken) -> SQL {
        """
        UPDATE refresh_token SET replaced_at = \(next.createdAt), successor_hash = \(next.hash)
        WHERE session_id = \(session) AND replaced_at IS NULL
        """
    }

    static func touch(_ session: SessionID, at now: Instant) -> SQL {
        "UPDATE session SET refreshed_at = \(now) WHERE id = \(session)"
    }

    static func setHousehold(_ household: HouseholdID?, of session: Session) -> SQL {
        "UPDATE session SET household_id = \(household) WHERE id = \(session.id) AND user_id = \(session.user)"
    }

    static func delete(_ session: SessionID, of user: UserID) -> SQL {
        "DELETE FROM session WHERE id = \(session) AND user_id = \(user) RETURNING household_id"
    }

    static func deleteAll(of user: UserID, except session: SessionID? = nil) -> SQL {
        "DELETE FROM session WHERE user_id = \(user)" + (session.map { " AND id <> \($0)" } ?? "")
    }
}
