import Crypto
import Database
import Identity
import Values

extension AccountSQL {
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
}
