import Database
import Identity
import Kitchen
import Values

/// Households and who belongs to them.
extension AccountSQL {
    private static let memberships: SQL = """
        SELECT \(Household.table.list(of: "household")), membership.role, membership.joined_at,
            (SELECT max(subscription.until_at) FROM subscription WHERE subscription.household_id = household.id)
        FROM membership JOIN household ON household.id = membership.household_id
        """

    static func memberships(of user: UserID) -> SQL {
        memberships + " WHERE membership.user_id = \(user) ORDER BY membership.joined_at, membership.household_id"
    }

    static func membership(of user: UserID, in household: HouseholdID) -> SQL {
        memberships + " WHERE membership.household_id = \(household) AND membership.user_id = \(user)"
    }

    static func household(_ id: HouseholdID) -> SQL { "\(Household.table.select) WHERE id = \(id)" }

    /// Makes all who change a household, or who belongs to it, wait for each other; gives its version.
    static func lockHousehold(_ id: HouseholdID) -> SQL {
        "SELECT version FROM household WHERE id = \(id)" + .forUpdate
    }

    static func insertMembership(_ user: UserID, in household: HouseholdID, _ role: Role, at now: Instant) -> SQL {
        """
        INSERT INTO membership (household_id, \(Member.table.list))
        VALUES (\(household), \(user), \(role), \(now), (SELECT name FROM account_user WHERE id = \(user)))
        ON CONFLICT (household_id, user_id) DO NOTHING
        """
    }

    static func members(of household: HouseholdID) -> SQL {
        "\(Member.table.select) WHERE household_id = \(household)"
    }

    static func members(of household: HouseholdID, limit: Int, after user: UserID?) -> SQL {
        members(of: household) + (user.map { " AND user_id > \($0)" } ?? "") + " ORDER BY user_id LIMIT \(limit)"
    }

    static func setRole(_ role: Role, of user: UserID, in household: HouseholdID) -> SQL {
        "UPDATE membership SET role = \(role) WHERE household_id = \(household) AND user_id = \(user)"
    }

    static func deleteMembership(_ user: UserID, in household: HouseholdID) -> SQL {
        "DELETE FROM membership WHERE household_id = \(household) AND user_id = \(user)"
    }
}
