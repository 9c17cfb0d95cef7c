import Database
import Identity
import Kitchen
import Values

/// Households and who belongs to them.
extension AccountSQL {
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
}
