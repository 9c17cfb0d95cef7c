import Database

extension GroceryMigrations {
    /// What lists have bought for meals that they do not buy for any more; that stays bought when the list is deleted.
    static let bought = Migration(
        "0015_bought_meals",
        [
            """
            CREATE TABLE grocery_bought (
                household_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                source_id {uuid} NOT NULL,
                meal_id {uuid} NOT NULL,
                changed_at {instant} NOT NULL,
                lines TEXT NOT NULL,
                PRIMARY KEY (household_id, list_id, source_id)
            ) {strict}
            """,
            "CREATE INDEX grocery_bought_at ON grocery_bought (changed_at)",
        ]
    )
}
