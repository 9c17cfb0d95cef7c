import Database
import Identity
import Values

/// The statements about invitations.
extension AccountSQL {
    /// Used ones count as well, as long as they are kept.
    static func invitationCount(of household: HouseholdID, at now: Instant) -> SQL {
        "SELECT count(*) FROM invitation WHERE household_id = \(household) AND expires_at > \(now)"
    }

    static func invitation(_ codeHash: [UInt8]) -> SQL {
        "\(Invitation.table.select) WHERE code_hash = \(codeHash)" + .forUpdate
    }

    /// A page of those that can still be used.
    static func invitations(
        of household: HouseholdID,
        limit: Int,
        after invitation: InvitationID?,
        at now: Instant
    ) -> SQL {
        "\(Invitation.table.select) WHERE household_id = \(household) AND used_by IS NULL AND expires_at > \(now)"
            + (invitation.map { " AND id > \($0)" } ?? "") + " ORDER BY id LIMIT \(limit)"
    }

    static func use(_ invitation: Invitation, by user: UserID, at now: Instant) -> SQL {
        """
        UPDATE invitation SET used_by = \(user), used_at = \(now)
        WHERE household_id = \(invitation.household) AND id = \(invitation.id) AND used_by IS NULL
        """
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
}
