import Database
import Identity
import Values

/// The statements that find users who have no name here and do not come back.
///
/// Nobody but them can be in their households, and nothing may have been paid for them or wait for them.
enum AbandonedSQL {
    static let migration = Migration(
        "0008_abandoned_accounts",
        ["CREATE INDEX account_user_unnamed ON account_user (created_at, id) WHERE email_key IS NULL"]
    )

    /// Those whose last sign of life is older than `limit`, in the order in which they came.
    static func unused(
        since limit: Instant,
        after place: AbandonedPlace?,
        portion: Int,
        at now: Instant
    ) -> SQL {
        page(unnamed + quiet(since: limit, at: now), after: place, portion)
    }

    /// Whether a user is one of them.
    static func isUnused(_ user: UserID, since limit: Instant, at now: Instant) -> SQL {
        unnamed + quiet(since: limit, at: now) + " AND account_user.id = \(user)"
    }

    /// Those who came before `limit` and have never renewed their session since.
    static func unreturned(before limit: Instant, after place: AbandonedPlace?, portion: Int) -> SQL {
        page(unnamed + passing(before: limit), after: place, portion)
    }

    /// Whether a user is one of them.
    static func isUnreturned(_ user: UserID, before limit: Instant) -> SQL {
        unnamed + passing(before: limit) + " AND account_user.id = \(user)"
    }

    static func households(of users: [UserID]) -> SQL {
        "SELECT user_id, household_id FROM membership WHERE user_id IN \(list: users)"
    }

    /// Makes whoever renews a session of the user wait, or waits for them.
    static func lockSessions(of user: UserID) -> SQL {
        "SELECT id FROM session WHERE user_id = \(user)" + .forUpdate
    }

    private static let unnamed: SQL = """
        SELECT account_user.id, account_user.created_at FROM account_user
        WHERE account_user.email_key IS NULL
            AND NOT EXISTS (SELECT 1 FROM oidc_identity WHERE oidc_identity.user_id = account_user.id)
            AND NOT EXISTS (SELECT 1 FROM pending_sign_up WHERE pending_sign_up.user_id = account_user.id)
            AND NOT EXISTS (SELECT 1 FROM email_change WHERE email_change.user_id = account_user.id)
            AND NOT EXISTS (SELECT 1 FROM subscription WHERE subscription.user_id = account_user.id)
            AND NOT EXISTS (SELECT 1 FROM membership own JOIN membership other
                ON other.household_id = own.household_id AND other.user_id <> own.user_id
                WHERE own.user_id = account_user.id)
        """

    private static func quiet(since limit: Instant, at now: Instant) -> SQL {
        """
         AND account_user.created_at <= \(limit)
            AND NOT EXISTS (SELECT 1 FROM session WHERE session.user_id = account_user.id
                AND coalesce(session.refreshed_at, session.created_at) > \(limit))
            AND NOT EXISTS (SELECT 1 FROM api_token WHERE api_token.user_id = account_user.id
                AND coalesce(api_token.last_used_at, api_token.created_at) > \(limit)
                AND (api_token.expires_at IS NULL OR api_token.expires_at > \(now)))
        """
    }

    private static func passing(before limit: Instant) -> SQL {
        """
         AND account_user.created_at <= \(limit)
            AND NOT EXISTS (SELECT 1 FROM session WHERE session.user_id = account_user.id
                AND (session.created_at > \(limit) OR session.refreshed_at > session.created_at))
            AND NOT EXISTS (SELECT 1 FROM api_token WHERE api_token.user_id = account_user.id)
            AND NOT EXISTS (SELECT 1 FROM membership JOIN member ON member.household_id = membership.household_id
                WHERE membership.user_id = account_user.id)
        """
    }

    private static func page(_ sql: SQL, after place: AbandonedPlace?, _ portion: Int) -> SQL {
        let rest: SQL? = place.map { place in
            " AND (account_user.created_at, account_user.id) > (\(place.createdAt), \(place.user))"
        }
        return sql + (rest ?? "") + " ORDER BY account_user.created_at, account_user.id LIMIT \(portion)"
    }
}

/// Where among users the next portion begins.
struct AbandonedPlace: Sendable {
    let createdAt: Instant
    let user: UserID
}

/// A user who was to be deleted as nobody used the account has come back.
struct StillUsed: Error {}
