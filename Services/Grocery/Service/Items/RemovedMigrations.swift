import Database

extension GroceryMigrations {
    /// Items that were taken off lists, as they were.
    static let removed = Migration(
        "0014_removed_items",
        [
            """
            CREATE TABLE grocery_removed (
                household_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                removed_at {instant} NOT NULL,
                item TEXT NOT NULL,
                item_key TEXT NOT NULL,
                wanted TEXT,
                PRIMARY KEY (household_id, list_id, id),
                FOREIGN KEY (household_id, list_id) REFERENCES grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX grocery_removed_at ON grocery_removed (removed_at)",
        ]
    )
}
