import Database

extension GroceryMigrations {
    /// Which list buys for a recipe of a menu, one at most, and which meals a list leaves out as another buys for them.
    static let menuMeals = Migration(
        "0012_menu_meals",
        [
            "ALTER TABLE grocery_list ADD COLUMN elsewhere TEXT NOT NULL DEFAULT '[]'",
            "CREATE INDEX grocery_list_elsewhere ON grocery_list (household_id) WHERE elsewhere <> '[]'",
            """
            CREATE TABLE grocery_menu_meal (
                household_id {uuid} NOT NULL,
                menu_item_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                source_id {uuid} NOT NULL,
                PRIMARY KEY (household_id, menu_item_id),
                FOREIGN KEY (household_id, list_id) REFERENCES grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX grocery_menu_meal_list ON grocery_menu_meal (household_id, list_id)",
            """
            INSERT INTO grocery_menu_meal (household_id, menu_item_id, list_id, source_id)
            SELECT s.household_id, s.source_id, s.list_id, s.source_id FROM grocery_source s JOIN grocery_list l
                ON l.household_id = s.household_id AND l.id = s.list_id
            WHERE l.origin = 'menu' AND NOT l.is_draft
            ON CONFLICT (household_id, menu_item_id) DO NOTHING
            """,
        ]
    )
}
