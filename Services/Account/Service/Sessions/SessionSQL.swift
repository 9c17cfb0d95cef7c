import Crypto
import Database
import Identity
import Values

/// Users, their sessions and refresh tokens.
extension AccountSQL {
    static func insertUser(_ user: UserID, at now: Instant) -> SQL {
        "INSERT INTO account_user (id, created_at) VALUES (\(user), \(now))"
    }

    static func insertSession(_ session: Session, at now: Instant) -> SQL {
        """
        INSERT INTO session (id, user_id, household_id, created_at, user_agent, refreshed_at)
        VALUES (\(session.id), \(session.user), \(session.household), \(now), \(session.userAgent), \(now))
        """
    }

    static func insertToken(_ token: NewRefreshToken, for session: SessionID) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            INSERT INTO refresh_token (token_hash, session_id, created_at, expires_at)
            VALUES (\(token.hash), \(session), \(token.createdAt), \(token.expiresAt))
            """
        )
    }

    static func token(_ hash: [UInt8]) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            SELECT session.id, session.user_id, session.household_id, refresh_token.expires_at,
                refresh_token.replaced_at, refresh_token.successor_hash, refresh_token.successor_salt
            FROM refresh_token JOIN session ON session.id = refresh_token.session_id
            WHERE refresh_token.token_hash = \(hash)
            """
        )
    }

    /// Makes all who present one token wait for each other.
    static func lockToken(_ hash: [UInt8]) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "SELECT session_id FROM refresh_token WHERE token_hash = \(hash)" + .forUpdate
        )
    }

    /// Forgets the tokens of a session that were replaced longest ago: who renews all the time is not to fill the table.
    static func forgetTokens(of session: SessionID) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            DELETE FROM refresh_token WHERE token_hash IN (
                SELECT token_hash FROM refresh_token WHERE session_id = \(session) AND replaced_at IS NOT NULL
                ORDER BY created_at DESC, token_hash LIMIT 100 OFFSET \(Session.mostTokens))
            """
        )
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
        .acrossHouseholds(
            because: .credential,
            """
            UPDATE refresh_token SET replaced_at = coalesce(replaced_at, \(next.createdAt)),
                successor_hash = \(next.hash), successor_salt = \(salt)
            WHERE token_hash = \(hash)
            """
        )
    }

    /// Makes the living token of a session one that may not be shown any more.
    static func voidToken(of session: SessionID, at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            UPDATE refresh_token SET replaced_at = \(now - StoredRefreshToken.grace)
            WHERE session_id = \(session) AND replaced_at IS NULL
            """
        )
    }

    /// The living token of a session that renews itself without presenting it.
    static func replaceToken(of session: SessionID, by next: NewRefreshToken) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            UPDATE refresh_token SET replaced_at = \(next.createdAt), successor_hash = \(next.hash)
            WHERE session_id = \(session) AND replaced_at IS NULL
            """
        )
    }

    static func touchSession(_ session: SessionID, at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "UPDATE session SET refreshed_at = \(now) WHERE id = \(session)"
        )
    }

    static func setHousehold(_ household: HouseholdID?, of session: Session) -> SQL {
        "UPDATE session SET household_id = \(household) WHERE id = \(session.id) AND user_id = \(session.user)"
    }

    static func deleteSession(_ session: SessionID) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "DELETE FROM session WHERE id = \(session)"
        )
    }
}
