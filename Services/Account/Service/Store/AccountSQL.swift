import Crypto
import Database
import Identity
import Kitchen
import Values

/// The account service's statements, written for both databases.
enum AccountSQL {
    // MARK: Signing keys

    static let signingKeys: SQL = "SELECT seed, created_at FROM signing_key ORDER BY position DESC"

    /// Of several replicas that start at once, one makes the first key.
    static func insertFirstKey(_ seed: [UInt8], at now: Instant) -> SQL {
        """
        INSERT INTO signing_key (position, seed, created_at) VALUES (1, \(seed), \(now)) ON CONFLICT (position) DO NOTHING
        """
    }

    /// The position is the table's key: of two that rotate at once one fails.
    static func insertKey(_ seed: [UInt8], at now: Instant) -> SQL {
        """
        INSERT INTO signing_key (position, seed, created_at)
        SELECT coalesce(max(position), 0) + 1, \(seed), \(now) FROM signing_key
        """
    }

    // MARK: Users and sessions

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

    // MARK: Households and memberships

    private static let householdColumns: SQL = """
        household.id, household.version, household.name, household.time_zone, household.measures,
        household.created_at, household.updated_at, household.language, household.week_start, household.breakfast_at,
        household.lunch_at, household.dinner_at, household.snacks_at, household.restriction_version
        """

    private static let membershipColumns: SQL =
        householdColumns + """
            , membership.role, membership.joined_at,
            (SELECT max(subscription.until_at) FROM subscription WHERE subscription.household_id = household.id)
            """

    static func insertHousehold(_ household: Household) -> SQL {
        """
        INSERT INTO household (id, version, name, time_zone, measures, language, week_start, breakfast_at, lunch_at,
            dinner_at, snacks_at, created_at, updated_at)
        VALUES (\(household.id), \(household.version), \(household.name.text), \(household.timeZone.text),
            \(household.measurementSystem?.rawValue), \(household.language.text), \(household.weekStart.rawValue),
            \(household.slotTimes.breakfast.minutes), \(household.slotTimes.lunch.minutes),
            \(household.slotTimes.dinner.minutes), \(household.slotTimes.snacks.minutes),
            \(household.createdAt), \(household.updatedAt))
        """
    }

    static func updateHousehold(_ household: Household) -> SQL {
        """
        UPDATE household SET version = \(household.version), name = \(household.name.text),
            time_zone = \(household.timeZone.text), measures = \(household.measurementSystem?.rawValue),
            language = \(household.language.text), week_start = \(household.weekStart.rawValue),
            breakfast_at = \(household.slotTimes.breakfast.minutes), lunch_at = \(household.slotTimes.lunch.minutes),
            dinner_at = \(household.slotTimes.dinner.minutes), snacks_at = \(household.slotTimes.snacks.minutes),
            updated_at = \(household.updatedAt)
        WHERE id = \(household.id)
        """
    }

    static func household(_ id: HouseholdID) -> SQL {
        "SELECT \(householdColumns) FROM household WHERE household.id = \(id)"
    }

    /// Makes all who change a household, or who belongs to it, wait for each other.
    static func lockHousehold(_ id: HouseholdID) -> SQL {
        "SELECT household.id FROM household WHERE household.id = \(id)" + .forUpdate
    }

    static func memberships(of user: UserID) -> SQL {
        """
        SELECT \(membershipColumns) FROM membership JOIN household ON household.id = membership.household_id
        WHERE membership.user_id = \(user) ORDER BY membership.joined_at, membership.household_id
        """
    }

    static func membership(of user: UserID, in household: HouseholdID) -> SQL {
        """
        SELECT \(membershipColumns) FROM membership JOIN household ON household.id = membership.household_id
        WHERE membership.household_id = \(household) AND membership.user_id = \(user)
        """
    }

    static func insertMembership(_ user: UserID, in household: HouseholdID, _ role: Role, at now: Instant) -> SQL {
        """
        INSERT INTO membership (household_id, user_id, role, joined_at, name)
        VALUES (\(household), \(user), \(role.rawValue), \(now),
            (SELECT name FROM account_user WHERE id = \(user)))
        ON CONFLICT (household_id, user_id) DO NOTHING
        """
    }

    static func allMembers(of household: HouseholdID) -> SQL {
        "SELECT user_id, role, joined_at, name FROM membership WHERE household_id = \(household)"
    }

    static func members(of household: HouseholdID, limit: Int, after user: UserID?) -> SQL {
        var sql: SQL = "SELECT user_id, role, joined_at, name FROM membership WHERE household_id = \(household)"
        if let user { sql += " AND user_id > \(user)" }
        return sql + " ORDER BY user_id LIMIT \(limit)"
    }

    static func setRole(_ role: Role, of user: UserID, in household: HouseholdID) -> SQL {
        """
        UPDATE membership SET role = \(role.rawValue) WHERE household_id = \(household) AND user_id = \(user)
        """
    }

    static func deleteMembership(_ user: UserID, in household: HouseholdID) -> SQL {
        "DELETE FROM membership WHERE household_id = \(household) AND user_id = \(user)"
    }

    // MARK: Invitations

    static func insertInvitation(_ invitation: NewInvitation) -> SQL {
        """
        INSERT INTO invitation (household_id, id, code_hash, role, created_by, created_at, expires_at)
        VALUES (\(invitation.household), \(invitation.id), \(invitation.code.tokenHash), \(invitation.role.rawValue),
            \(invitation.createdBy), \(invitation.createdAt), \(invitation.expiresAt))
        """
    }

    /// Used ones count as well, as long as they are kept.
    static func invitationCount(of household: HouseholdID, at now: Instant) -> SQL {
        "SELECT count(*) FROM invitation WHERE household_id = \(household) AND expires_at > \(now)"
    }

    static func invitation(_ codeHash: [UInt8]) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "SELECT id, household_id, role, expires_at, used_by FROM invitation WHERE code_hash = \(codeHash)"
                + .forUpdate
        )
    }

    static func useInvitation(_ invitation: StoredInvitation, by user: UserID, at now: Instant) -> SQL {
        """
        UPDATE invitation SET used_by = \(user), used_at = \(now)
        WHERE household_id = \(invitation.household) AND id = \(invitation.id) AND used_by IS NULL
        """
    }

    // MARK: Sweeping

    static func sweep(at now: Instant) -> [Sweep] {
        [
            RevocationSQL.sweep(at: now),
            CredentialSQL.sweep(at: now),
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
        ]
    }

    /// Sessions that cannot be renewed any more, in the order of their ids.
    static func endedSessions(after session: SessionID?, limit: Int) -> SQL {
        var sql: SQL = """
            SELECT id FROM session
            WHERE NOT EXISTS (SELECT 1 FROM refresh_token WHERE refresh_token.session_id = session.id)
            """
        if let session { sql += " AND id > \(session)" }
        return .acrossHouseholds(because: .sweep, sql + " ORDER BY id LIMIT \(limit)")
    }

    /// Deletes those of these sessions that still cannot.
    static func deleteEnded(_ sessions: [SessionID]) -> SQL {
        .acrossHouseholds(
            because: .sweep,
            """
            DELETE FROM session WHERE id IN \(list: sessions)
                AND NOT EXISTS (SELECT 1 FROM refresh_token WHERE refresh_token.session_id = session.id)
            """
        )
    }
}
