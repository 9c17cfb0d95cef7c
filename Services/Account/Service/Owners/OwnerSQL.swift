import Database
import Identity
import Values

/// The statements about what owners do with a household, and users with their households.
enum OwnerSQL {
    static func invitations(
        of household: HouseholdID,
        limit: Int,
        after invitation: InvitationID?,
        at now: Instant
    ) -> SQL {
        var sql: SQL = """
            SELECT id, role, created_by, created_at, expires_at FROM invitation
            WHERE household_id = \(household) AND used_by IS NULL AND expires_at > \(now)
            """
        if let invitation { sql += " AND id > \(invitation)" }
        return sql + " ORDER BY id LIMIT \(limit)"
    }

    /// Takes back what a user has invited others with and nobody has used.
    static func deleteInvitations(by user: UserID, to household: HouseholdID) -> SQL {
        """
        DELETE FROM invitation WHERE household_id = \(household) AND created_by = \(user) AND used_by IS NULL
        RETURNING id
        """
    }

    static func deleteInvitation(_ invitation: InvitationID, of household: HouseholdID) -> SQL {
        "DELETE FROM invitation WHERE household_id = \(household) AND id = \(invitation) AND used_by IS NULL"
    }

    static func setDefault(_ household: HouseholdID, of user: UserID) -> SQL {
        "UPDATE account_user SET default_household_id = \(household) WHERE id = \(user)"
    }

    static func setSessions(_ household: HouseholdID, of user: UserID) -> SQL {
        "UPDATE session SET household_id = \(household) WHERE user_id = \(user)"
    }

    static func defaultHousehold(of user: UserID) -> SQL {
        """
        SELECT membership.household_id FROM account_user
        JOIN membership ON membership.user_id = account_user.id
            AND membership.household_id = account_user.default_household_id
        WHERE account_user.id = \(user)
        """
    }
}
