import Database
import Values

/// The statements about which of their households a user means.
enum OwnerSQL {
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
