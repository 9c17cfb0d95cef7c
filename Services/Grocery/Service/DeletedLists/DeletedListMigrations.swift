import Database

extension GroceryMigrations {
    /// Deleted lists, with all that belongs to them, are in tables of their own: whatever reads lists need not know of them.
    static let deletedLists = Migration(
        "0019_deleted_lists",
        [
            """
            CREATE TABLE deleted_grocery_list (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                version {int} NOT NULL,
                title TEXT NOT NULL,
                origin TEXT NOT NULL,
                menu_id {uuid},
                from_day {date},
                to_day {date},
                is_draft {bool} NOT NULL,
                fingerprint TEXT NOT NULL,
                staples TEXT NOT NULL,
                created_at {instant} NOT NULL,
                updated_at {instant} NOT NULL,
                size {int} NOT NULL,
                is_pinned {bool} NOT NULL,
                is_planning {bool} NOT NULL,
                notices TEXT NOT NULL,
                account_size {int} NOT NULL,
                left_out TEXT NOT NULL,
                elsewhere TEXT NOT NULL,
                shop_id {uuid},
                deleted_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX deleted_grocery_list_by_time ON deleted_grocery_list (household_id, deleted_at, id)",
            "CREATE INDEX deleted_grocery_list_over ON deleted_grocery_list (deleted_at)",
            """
            CREATE TABLE deleted_grocery_item (
                household_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                version {int} NOT NULL,
                item_key TEXT NOT NULL,
                name TEXT NOT NULL,
                food_id TEXT,
                food_name TEXT,
                category TEXT NOT NULL,
                aisle {int} NOT NULL,
                quantities TEXT NOT NULL,
                amount_text TEXT NOT NULL,
                note TEXT,
                position {int} NOT NULL,
                by_hand {bool} NOT NULL,
                lines TEXT NOT NULL,
                checked_at {instant},
                created_at {instant} NOT NULL,
                updated_at {instant} NOT NULL,
                change_id {uuid},
                brand TEXT,
                wanted TEXT,
                ticks TEXT,
                checked_by TEXT,
                PRIMARY KEY (household_id, list_id, id),
                FOREIGN KEY (household_id, list_id) REFERENCES deleted_grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            """
            CREATE TABLE deleted_grocery_source (
                household_id {uuid} NOT NULL,
                source_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                meal TEXT,
                PRIMARY KEY (household_id, list_id, source_id),
                FOREIGN KEY (household_id, list_id) REFERENCES deleted_grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            """
            CREATE TABLE deleted_grocery_settled (
                household_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                was_bought {bool} NOT NULL,
                item_key TEXT NOT NULL,
                name TEXT NOT NULL,
                food_id TEXT,
                food_name TEXT,
                category TEXT NOT NULL,
                wanted TEXT,
                lines TEXT NOT NULL,
                PRIMARY KEY (household_id, list_id, id),
                FOREIGN KEY (household_id, list_id) REFERENCES deleted_grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            """
            CREATE TABLE deleted_grocery_operation (
                household_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                applied_at {instant} NOT NULL,
                outcome TEXT NOT NULL,
                PRIMARY KEY (household_id, list_id, id),
                FOREIGN KEY (household_id, list_id) REFERENCES deleted_grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
        ]
    )
}
