import Database
import FoundationEssentials
import Values

/// The statements about items.
enum ItemSQL {
    /// The columns that `StoredItem` and `ItemRow` read, in their order.
    private static let columns = SQL.unescaped(
        """
        id, version, name, food_id, food_name, category, quantities, amount_text, note, checked_at, position, by_hand,
        lines, item_key, created_at, updated_at
        """
    )

    /// The items that a list shows, in shop order.
    static func visible(on list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        SELECT \(columns) FROM grocery_item
        WHERE household_id = \(household) AND list_id = \(list)
            AND (checked_at IS NULL OR checked_at > \(Expiry.horizon(now)))
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
        SELECT \(columns) FROM grocery_item
        WHERE household_id = \(household) AND list_id = \(list) AND id = \(item)
            AND (checked_at IS NULL OR checked_at > \(Expiry.horizon(now)))
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
            AND checked_at > \(Expiry.horizon(now))
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
        let rows = SQLRows(
            [
                .uuid, .uuid, .uuid, .integer, .text, .text, .text, .text, .text, .integer, .text, .text, .text,
                .integer, .boolean, .text, .instant, .instant, .instant,
            ],
            of: items
        ) { item in
            [
                household, list, item.id, item.version, item.key, item.name, item.foodID, item.foodName,
                item.category, item.aisle, item.quantities, item.text, item.note, item.position, item.isByHand,
                item.lines, item.checkedAt, item.createdAt, item.updatedAt,
            ]
        }
        return """
            INSERT INTO grocery_item (household_id, list_id, id, version, item_key, name, food_id, food_name, category,
                aisle, quantities, amount_text, note, position, by_hand, lines, checked_at, created_at, updated_at)
            \(rows: rows)
            ON CONFLICT (household_id, list_id, id) DO UPDATE SET version = excluded.version,
                item_key = excluded.item_key, name = excluded.name, food_id = excluded.food_id,
                food_name = excluded.food_name, category = excluded.category, aisle = excluded.aisle,
                quantities = excluded.quantities, amount_text = excluded.amount_text, note = excluded.note,
                position = excluded.position, by_hand = excluded.by_hand, lines = excluded.lines,
                checked_at = excluded.checked_at, updated_at = excluded.updated_at
            """
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
            WHERE checked_at <= \(Expiry.horizon(now)) LIMIT \(limit)
            """
        )
    }

    /// Deletes a list's items whose hour is over.
    static func deleteExpired(from list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        DELETE FROM grocery_item
        WHERE household_id = \(household) AND list_id = \(list) AND checked_at <= \(Expiry.horizon(now))
        """
    }
}
