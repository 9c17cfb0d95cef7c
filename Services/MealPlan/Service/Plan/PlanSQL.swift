import Database
import Values

/// Every statement of the meal-plan service.
enum PlanSQL {
    /// An entry's columns; `PlanRows` reads them in this order.
    private static let columns: SQL = """
        e.id, e.version, e.date, e.slot, e.position, e.recipe_id, e.title, e.image_url, e.servings, e.note,
        e.leftover_of, e.member_id, e.cooked_at, e.cooked_on, e.created_at, e.updated_at
        """

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

    /// The first entries of some days, in the order of the index `plan_entry_day`, so that nothing has to be sorted; the
    /// positions of a meal's entries are distinct.
    static func window(
        from first: CalendarDate,
        to last: CalendarDate,
        of household: HouseholdID,
        limit: Int
    ) -> SQL {
        select(household)
            + " AND e.date BETWEEN \(first) AND \(last) ORDER BY e.date, e.slot, e.position LIMIT \(limit)"
    }

    /// One entry.
    static func entry(_ id: PlanEntryID, of household: HouseholdID) -> SQL {
        select(household) + " AND e.id = \(id)"
    }

    /// What a scope comprises; an entry may come more than once.
    static func scope(_ scope: PlanScope, of household: HouseholdID) -> [SQL] {
        var statements: [SQL] = []
        if !scope.entries.isEmpty {
            let ids = scope.entries
            let days: SQL = "SELECT date FROM plan_entry WHERE household_id = \(household) AND id IN \(list: ids)"
            statements.append(select(household) + " AND e.date IN (" + days + ")")
            statements.append(select(household) + " AND e.id IN \(list: ids)")
            statements.append(select(household) + " AND e.leftover_of IN \(list: ids)")
            statements.append(sources(of: " AND id IN \(list: ids)", household))
        }
        for days in scope.days {
            let range: SQL = "BETWEEN \(days.lowerBound) AND \(days.upperBound)"
            let planned: SQL = "SELECT id FROM plan_entry WHERE household_id = \(household) AND date " + range
            statements.append(select(household) + " AND e.date " + range)
            statements.append(select(household) + " AND e.leftover_of IN (" + planned + ")")
            statements.append(sources(of: " AND date " + range, household))
        }
        if let recipe = scope.recipe {
            let condition: SQL = " AND recipe_id = \(recipe) AND cooked_at IS NULL"
            statements.append(select(household) + " AND e.recipe_id = \(recipe) AND e.cooked_at IS NULL")
            statements.append(sources(of: condition, household))
        }
        return statements
    }

    /// Deletes entries.
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
        "INSERT INTO plan_entry (household_id, id, version, date, slot, position, recipe_id, title, image_url, servings, "
            + "note, leftover_of, member_id, cooked_at, cooked_on, created_at, updated_at) "
            + "\(rows: rows(entries, of: household))"
    }

    /// Writes changed entries.
    static func update(_ entries: [PlanEntry], of household: HouseholdID) -> SQL {
        insert(entries, of: household) + """
             ON CONFLICT (household_id, id) DO UPDATE SET version = excluded.version, date = excluded.date,
            slot = excluded.slot, position = excluded.position, recipe_id = excluded.recipe_id,
            title = excluded.title, image_url = excluded.image_url, servings = excluded.servings,
            note = excluded.note, leftover_of = excluded.leftover_of, member_id = excluded.member_id,
            cooked_at = excluded.cooked_at, cooked_on = excluded.cooked_on, updated_at = excluded.updated_at
            """
    }

    private static func select(_ household: HouseholdID) -> SQL {
        "SELECT " + columns + " FROM plan_entry e WHERE e.household_id = \(household)"
    }

    /// What the entries that fulfil a condition are leftovers of.
    private static func sources(of condition: SQL, _ household: HouseholdID) -> SQL {
        let ids: SQL =
            "SELECT leftover_of FROM plan_entry WHERE household_id = \(household) AND leftover_of IS NOT NULL"
        return select(household) + " AND e.id IN (" + ids + condition + ")"
    }

    private static func rows(_ entries: [PlanEntry], of household: HouseholdID) -> SQLRows {
        SQLRows(
            [
                .uuid, .uuid, .integer, .date, .integer, .integer, .uuid, .text, .text, .integer, .text, .uuid, .uuid,
                .instant, .date, .instant, .instant,
            ],
            entries.map { entry in
                let recipe = entry.recipe
                return [
                    household, entry.id, entry.version, entry.spot.date, entry.spot.slot.rawValue, entry.position,
                    recipe?.id, recipe?.title, recipe?.imageURL, recipe?.servings, entry.words, recipe?.leftoverOf,
                    entry.member, entry.cooked?.at, entry.cooked?.on, entry.createdAt, entry.updatedAt,
                ]
            }
        )
    }
}

extension PlanEntry {
    /// The words of a note, or about a recipe.
    var words: String? {
        switch content {
        case .note(let words): words
        case .recipe(let recipe): recipe.note
        }
    }
}
