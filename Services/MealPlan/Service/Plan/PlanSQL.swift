import Database
import Events
import Values

/// Every statement of the meal-plan service.
enum PlanSQL {
    /// Makes the household's other changes wait until this transaction ends, and gives the plan's version.
    static func lock(_ household: HouseholdID) -> SQL {
        """
        INSERT INTO plan_household (household_id, version) VALUES (\(household), 0)
        ON CONFLICT (household_id) DO UPDATE SET version = plan_household.version RETURNING version
        """
    }

    /// Numbers a change.
    static func advance(_ household: HouseholdID, to version: Int) -> SQL {
        "UPDATE plan_household SET version = \(version) WHERE household_id = \(household)"
    }

    /// The plan's version; no row before the first change.
    static func version(_ household: HouseholdID) -> SQL {
        "SELECT version FROM plan_household WHERE household_id = \(household)"
    }

    /// How many entries the plan has.
    static func count(of household: HouseholdID) -> SQL {
        "SELECT count(*) FROM plan_entry WHERE household_id = \(household)"
    }

    /// The first entries of some days, each with the plan's version in the end.
    ///
    /// In the order of the index `plan_entry_day`, so that nothing has to be sorted; the positions of a meal's entries are
    /// distinct.
    static func window(
        from first: CalendarDate,
        to last: CalendarDate,
        of household: HouseholdID,
        limit: Int
    ) -> SQL {
        select(household, and: ", coalesce((" + version(household) + "), 0)")
            + " AND date BETWEEN \(first) AND \(last) ORDER BY date, slot, position LIMIT \(limit)"
    }

    static func entry(_ id: PlanEntryID, of household: HouseholdID) -> SQL {
        select(household) + " AND id = \(id)"
    }

    static func entries(_ ids: [PlanEntryID], of household: HouseholdID) -> SQL {
        select(household) + " AND id IN \(list: ids)"
    }

    /// What a scope comprises; an entry may come more than once.
    static func scope(_ scope: PlanScope, of household: HouseholdID) -> [SQL] {
        var statements: [SQL] = []
        if !scope.entries.isEmpty {
            let named: SQL = " AND id IN \(list: scope.entries)"
            statements.append(select(household) + " AND date IN (" + column("date", of: household) + named + ")")
            statements.append(select(household) + named)
            statements.append(select(household) + " AND leftover_of IN \(list: scope.entries)")
            statements.append(sources(of: named, household))
        }
        for days in scope.days {
            let planned: SQL = " AND date BETWEEN \(days.lowerBound) AND \(days.upperBound)"
            statements.append(select(household) + planned)
            statements.append(select(household) + " AND leftover_of IN (" + column("id", of: household) + planned + ")")
            statements.append(sources(of: planned, household))
        }
        if !scope.menuItems.isEmpty {
            statements.append(select(household) + " AND menu_item_id IN \(list: scope.menuItems)")
        }
        if let recipe = scope.recipe {
            let uncooked: SQL = " AND recipe_id = \(recipe) AND cooked_at IS NULL"
            statements.append(select(household) + uncooked)
            statements.append(sources(of: uncooked, household))
        }
        return statements
    }

    static func delete(_ ids: [PlanEntryID], of household: HouseholdID) -> SQL {
        "DELETE FROM plan_entry WHERE household_id = \(household) AND id IN \(list: ids)"
    }

    /// Plans for everyone what was planned for a member.
    static func forget(_ member: MemberID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE plan_entry SET member_id = NULL, version = version + 1, updated_at = \(now)
        WHERE household_id = \(household) AND member_id = \(member)
        """
    }

    /// Writes new entries; an id that exists is a unique violation.
    static func insert(_ entries: [PlanEntry], of household: HouseholdID) -> SQL {
        StoredPlanEntry.table.insert(entries.map(StoredPlanEntry.init), .key("household_id", household))
    }

    /// Writes changed entries.
    static func update(_ entries: [PlanEntry], of household: HouseholdID) -> SQL {
        StoredPlanEntry.table.upsert(entries.map(StoredPlanEntry.init), .key("household_id", household))
    }

    /// Entries; behind their columns the recipe if it is deleted, and then `more`.
    private static func select(_ household: HouseholdID, and more: SQL = "") -> SQL {
        let deleted = DeletedRecipeSQL.known.deleted("plan_entry.recipe_id", of: household)
        return """
            SELECT \(StoredPlanEntry.table.list), \(deleted)\(more) FROM plan_entry WHERE household_id = \(household)
            """
    }

    private static func column(_ name: SQL, of household: HouseholdID) -> SQL {
        "SELECT \(name) FROM plan_entry WHERE household_id = \(household)"
    }

    /// What the entries that fulfil a condition are leftovers of.
    private static func sources(of condition: SQL, _ household: HouseholdID) -> SQL {
        select(household) + " AND id IN (" + column("leftover_of", of: household)
            + " AND leftover_of IS NOT NULL" + condition + ")"
    }
}
