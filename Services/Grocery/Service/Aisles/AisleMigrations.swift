import Database

extension GroceryMigrations {
    /// The aisles of households that have more than the six categories, and what was learned of how they walk.
    static let aisles = Migration(
        "0013_aisles",
        [
            """
            CREATE TABLE aisle_book (
                household_id {uuid} NOT NULL PRIMARY KEY,
                version {int} NOT NULL,
                body TEXT
            ) {strict}
            """,
            """
            CREATE TABLE aisle_walk (
                household_id {uuid} NOT NULL,
                shop_id {uuid} NOT NULL,
                facts TEXT NOT NULL,
                PRIMARY KEY (household_id, shop_id)
            ) {strict}
            """,
            "ALTER TABLE grocery_list ADD COLUMN shop_id {uuid}",
        ]
    )
}
