import Database
import FoundationEssentials
import Values

/// The statements about items.
enum ItemSQL {
    /// The items that a list shows, in shop order.
    static func visible(on list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        \(StoredItem.table.select)
        WHERE \(isShown(on: list, household, now: now))
        ORDER BY aisle, position, id
        """
    }

    /// How many items a list shows.
    static func count(on list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        "SELECT COUNT(*) FROM grocery_item WHERE \(isShown(on: list, household, now: now))"
    }

    private static func isShown(on list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        "\(of(list, household)) AND (checked_at IS NULL OR checked_at > \(Expiry.cutoff(now)))"
    }

    /// One item, if the list shows it, followed by whether the household has aisles of its own.
    static func visible(
        _ item: GroceryItemID,
        on list: GroceryListID,
        _ household: HouseholdID,
        now: Instant
    ) -> SQL {
        """
        SELECT \(StoredItem.table.list), \(AisleSQL.any(of: household)) FROM grocery_item
        WHERE \(isShown(on: list, household, now: now)) AND id = \(item)
        """
    }

    /// Ticks an item that is not ticked, or brings one back whose hour is not over; `change` marks the row as changed by
    /// this very statement.
    static func tick(
        _ item: GroceryItemID,
        on list: GroceryListID,
        _ household: HouseholdID,
        checked: Bool,
        now: Instant,
        change: UUID
    ) -> SQL {
        let before: SQL = checked ? "checked_at IS NULL" : "checked_at > \(Expiry.cutoff(now))"
        let ticks = checked ? StoredJSON.text([GroceryOperationID(change)]) : nil
        return """
            UPDATE grocery_item
            SET checked_at = \(checked ? now : nil), ticks = \(ticks), checked_by = NULL, updated_at = \(now), version = version + 1, change_id = \(change)
            WHERE \(of(list, household)) AND id = \(item) AND \(before)
            """
    }

    /// Whether the statement with this mark changed the item.
    static func wasChanged(
        _ item: GroceryItemID,
        on list: GroceryListID,
        _ household: HouseholdID,
        change: UUID
    ) -> SQL {
        """
        EXISTS (SELECT 1 FROM grocery_item WHERE \(of(list, household)) AND id = \(item) AND change_id = \(change))
        """
    }

    /// What an item is called.
    static func name(of item: GroceryItemID, on list: GroceryListID, _ household: HouseholdID) -> SQL {
        "SELECT name FROM grocery_item WHERE \(of(list, household)) AND id = \(item)"
    }

    /// Writes items, new or changed.
    static func save(_ items: [StoredItem], on list: GroceryListID, _ household: HouseholdID) -> SQL {
        StoredItem.table.upsert(items, .key("household_id", household), .key("list_id", list))
    }

    /// Takes items off a list.
    static func delete(_ items: [GroceryItemID], from list: GroceryListID, _ household: HouseholdID) -> SQL {
        "DELETE FROM grocery_item WHERE \(of(list, household)) AND id IN \(list: items)"
    }

    /// Lists with items whose hour is over.
    static func expiredLists(now: Instant, limit: Int) -> SQL {
        """
        SELECT DISTINCT household_id, list_id FROM grocery_item
        WHERE checked_at <= \(Expiry.cutoff(now)) LIMIT \(limit)
        """
    }

    /// A list's items whose hour is over.
    static func expired(on list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        SELECT id FROM grocery_item WHERE \(of(list, household)) AND checked_at <= \(Expiry.cutoff(now))
        ORDER BY checked_at, id
        """
    }

    /// Deletes a list's items whose hour is over.
    static func deleteExpired(from list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        "DELETE FROM grocery_item WHERE \(of(list, household)) AND checked_at <= \(Expiry.cutoff(now))"
    }

    private static func of(_ list: GroceryListID, _ household: HouseholdID) -> SQL {
        "household_id = \(household) AND list_id = \(list)"
    }
}
