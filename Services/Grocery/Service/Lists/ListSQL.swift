import Database
import FoundationEssentials
import Values

/// The statements about lists.
enum ListSQL {
    /// One list, followed by what `AisleSQL.ofList` tells, and whether recipes of the household are deleted.
    static func find(_ id: GroceryListID, _ household: HouseholdID) -> SQL {
        """
        SELECT \(StoredList.table.list), \(AisleSQL.ofList(of: household)), \(DeletedRecipeSQL.any(of: household))
        FROM grocery_list WHERE household_id = \(household) AND id = \(id)
        """
    }

    /// A list and its items, with whether recipes of the household are deleted, and whether it has aisles of its own, last
    /// in the list's row.
    static func document(_ id: GroceryListID, _ household: HouseholdID, now: Instant) -> [SQL] {
        let list: SQL = """
            SELECT \(StoredList.table.list), \(DeletedRecipeSQL.any(of: household)), \(AisleSQL.any(of: household))
            FROM grocery_list WHERE household_id = \(household) AND id = \(id)
            """
        return [list, ItemSQL.visible(on: id, household, now: now)]
    }

    /// What tells one state of a list from another, as `ListState`.
    static func state(_ id: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        SELECT version, created_at, updated_at, (\(ItemSQL.count(on: id, household, now: now))), \(AisleSQL.any(of: household))
        FROM grocery_list
        WHERE household_id = \(household) AND id = \(id)
        """
    }

    /// One list, held until the transaction ends.
    ///
    /// Whoever changes a list or its items begins with this, so that all take their locks in the same order.
    static func lock(_ id: GroceryListID, _ household: HouseholdID) -> SQL {
        find(id, household) + .forUpdate
    }

    /// Holds a list's row until the end of a batch that changes its items, for the same reason; the answer says whether
    /// the list has followed anything, so that it keeps account of its meals.
    static func hold(_ id: GroceryListID, _ household: HouseholdID) -> SQL {
        "SELECT account_size > 0 FROM grocery_list WHERE household_id = \(household) AND id = \(id)" + .forUpdate
    }

    /// What a list is called.
    static func title(of id: GroceryListID, _ household: HouseholdID) -> SQL {
        "SELECT title FROM grocery_list WHERE household_id = \(household) AND id = \(id)"
    }

    /// A row if a list is a draft, or its menu is being planned.
    static func hidden(_ id: GroceryListID, _ household: HouseholdID) -> SQL {
        """
        SELECT 1 FROM grocery_list
        WHERE household_id = \(household) AND id = \(id) AND (is_draft OR is_planning)
        """
    }

    /// One list, and the items that it shows; `StoredList.list(of:)` reads the answers.
    static func whole(_ id: GroceryListID, _ household: HouseholdID, now: Instant) -> [SQL] {
        [find(id, household), ItemSQL.visible(on: id, household, now: now)]
    }

    /// The index, newest first: what `StoredOverview` has, how many items there are, and how many of them ticked.
    static func overviews(_ household: HouseholdID, after place: Place<GroceryListID>?, limit: Int, now: Instant) -> SQL
    {
        var sql: SQL = """
            SELECT \(StoredOverview.table.list(of: "l")), COUNT(i.id), COUNT(i.checked_at)
            FROM grocery_list l LEFT JOIN grocery_item i
                ON i.household_id = l.household_id AND i.list_id = l.id
                AND (i.checked_at IS NULL OR i.checked_at > \(Expiry.cutoff(now)))
            WHERE l.household_id = \(household) AND NOT l.is_draft
            """
        if let place { sql += " AND (l.created_at, l.id) < (\(place.time), \(place.key))" }
        return sql + " GROUP BY l.household_id, l.id ORDER BY l.created_at DESC, l.id DESC LIMIT \(limit)"
    }

    /// A new list; its id being taken in this household is a unique violation.
    static func insert(_ list: StoredList, _ household: HouseholdID) -> SQL {
        StoredList.table.insert(list, .key("household_id", household))
    }

    /// The list's own columns anew.
    static func update(_ list: StoredList, _ household: HouseholdID) -> SQL {
        StoredList.table.update(list, .key("household_id", household))
    }

    /// One version more, if a condition holds.
    static func touch(_ id: GroceryListID, _ household: HouseholdID, now: Instant, onlyIf condition: SQL) -> SQL {
        """
        UPDATE grocery_list SET version = version + 1, updated_at = \(now)
        WHERE household_id = \(household) AND id = \(id) AND \(condition)
        """
    }

    /// Takes the list away with its items, shares and sources.
    static func delete(_ id: GroceryListID, _ household: HouseholdID) -> SQL {
        "DELETE FROM grocery_list WHERE household_id = \(household) AND id = \(id)"
    }

    /// Drafts that nobody activated in time.
    static func staleDrafts(now: Instant, portion: Int) -> SQL {
        """
        DELETE FROM grocery_list WHERE (household_id, id) IN (
            SELECT household_id, id FROM grocery_list
            WHERE is_draft AND updated_at <= \(now - Expiry.draftLifetime) LIMIT \(portion))
        """
    }

    /// How much a household's lists take, from an index alone.
    static func size(of household: HouseholdID) -> SQL {
        """
        SELECT CAST(coalesce(sum(size), 0) AS bigint) FROM grocery_list
        WHERE household_id = \(household) AND size > 0
        """
    }

    /// Forgets what a list buys for.
    static func forgetSources(of list: GroceryListID, _ household: HouseholdID) -> SQL {
        "DELETE FROM grocery_source WHERE household_id = \(household) AND list_id = \(list)"
    }

    /// Records what a list buys for.
    static func recordSources(_ sources: Set<UUID>, of list: GroceryListID, _ household: HouseholdID) -> SQL {
        let rows = SQLRows([.uuid, .uuid, .uuid], of: sources) { [household, $0, list] }
        return """
            INSERT INTO grocery_source (household_id, source_id, list_id) \(values: rows)
            ON CONFLICT (household_id, source_id, list_id) DO NOTHING
            """
    }

    /// The lists that buy for a menu item or a meal-plan entry, in the order in which they are locked.
    static func lists(buyingFor source: UUID, _ household: HouseholdID) -> SQL {
        """
        SELECT list_id FROM grocery_source WHERE household_id = \(household) AND source_id = \(source) ORDER BY list_id
        """
    }
}
