import Database
import FoundationEssentials
import Values

/// The statements about items.
enum ItemSQL {
    /// The items that a list shows, in shop order.
    static func visible(on list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        \(StoredItem.table.select)
        WHERE household_id = \(household) AND list_id = \(list)
            AND (checked_at IS NULL OR checked_at > \(Expiry.cutoff(now)))
        ORDER BY aisle, position, id
        """
    }

    /// One item, if the list shows it.
    static func visible(
        _ item: GroceryItemID,
        on list: GroceryListID,
        _ household: HouseholdID,
        now: Instant
    ) -> SQL {
        """
        \(StoredItem.table.select)
        WHERE household_id = \(household) AND list_id = \(list) AND id = \(item)
            AND (checked_at IS NULL OR checked_at > \(Expiry.cutoff(now)))
        """
    }

    /// Ticks an item that is not ticked; `change` marks the row as changed by this very statement.
    static func check(
        _ item: GroceryItemID,
        on list: GroceryListID,
        _ household: HouseholdID,
        now: Instant,
        change: UUID
    ) -> SQL {
        """
        UPDATE grocery_item
        SET checked_at = \(now), updated_at = \(now), version = version + 1, change_id = \(change)
        WHERE household_id = \(household) AND list_id = \(list) AND id = \(item) AND checked_at IS NULL
        """
    }

    /// Brings an item back whose hour is not over.
    static func uncheck(
        _ item: GroceryItemID,
        on list: GroceryListID,
        _ household: HouseholdID,
        now: Instant,
        change: UUID
    ) -> SQL {
        """
        UPDATE grocery_item
        SET checked_at = NULL, updated_at = \(now), version = version + 1, change_id = \(change)
        WHERE household_id = \(household) AND list_id = \(list) AND id = \(item)
            AND checked_at > \(Expiry.cutoff(now))
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
        EXISTS (SELECT 1 FROM grocery_item
            WHERE household_id = \(household) AND list_id = \(list) AND id = \(item) AND change_id = \(change))
        """
    }

    /// Writes items, new or changed.
    static func save(_ items: [StoredItem], on list: GroceryListID, _ household: HouseholdID) -> SQL {
        StoredItem.table.upsert(items, .key("household_id", household), .key("list_id", list))
    }

    /// Takes items off a list.
    static func delete(_ items: [GroceryItemID], from list: GroceryListID, _ household: HouseholdID) -> SQL {
        """
        DELETE FROM grocery_item
        WHERE household_id = \(household) AND list_id = \(list) AND id IN \(list: items)
        """
    }

    /// Lists with items whose hour is over.
    static func expiredLists(now: Instant, limit: Int) -> SQL {
        .acrossHouseholds(
            because: .sweep,
            """
            SELECT DISTINCT household_id, list_id FROM grocery_item
            WHERE checked_at <= \(Expiry.cutoff(now)) LIMIT \(limit)
            """
        )
    }

    /// Deletes a list's items whose hour is over.
    static func deleteExpired(from list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        DELETE FROM grocery_item
        WHERE household_id = \(household) AND list_id = \(list) AND checked_at <= \(Expiry.cutoff(now))
        """
    }
}
