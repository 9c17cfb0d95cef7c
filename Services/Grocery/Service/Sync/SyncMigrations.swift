import Database

extension GroceryMigrations {
    /// The operations that clients have sent, so that none is done twice; and the ticks of items.
    static let sync = Migration(
        "0018_sync",
        [
            "ALTER TABLE grocery_item ADD COLUMN ticks TEXT",
            "ALTER TABLE grocery_item ADD COLUMN checked_by TEXT",
            """
            CREATE TABLE grocery_operation (
                household_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                applied_at {instant} NOT NULL,
                outcome TEXT NOT NULL,
                PRIMARY KEY (household_id, list_id, id),
                FOREIGN KEY (household_id, list_id) REFERENCES grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX grocery_operation_order ON grocery_operation (household_id, list_id, applied_at, id)",
            "CREATE INDEX grocery_operation_at ON grocery_operation (applied_at)",
        ]
    )
}
