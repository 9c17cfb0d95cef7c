import Database

/// Deleted menus, with their recipes, are in tables of their own: whatever reads menus need not know of them.
enum DeletedMenuMigrations {
    static let deleted = Migration(
        "0005_deleted_menus",
        [
            """
            CREATE TABLE deleted_menu (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                version {int} NOT NULL,
                state TEXT NOT NULL,
                outcome TEXT NOT NULL,
                list_id {uuid},
                pending_list_id {uuid},
                created_at {instant} NOT NULL,
                committed_at {instant},
                archived_at {instant} NOT NULL,
                kept_list_id {uuid},
                deleted_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX deleted_menu_by_time ON deleted_menu (household_id, deleted_at, id)",
            "CREATE INDEX deleted_menu_over ON deleted_menu (deleted_at)",
            """
            CREATE TABLE deleted_menu_item (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                menu_id {uuid} NOT NULL,
                position {int} NOT NULL,
                recipe_id {uuid} NOT NULL,
                title TEXT NOT NULL,
                image_url TEXT,
                servings {int} NOT NULL,
                cooked_at {instant},
                cooked_on {date},
                planned_entry_id {uuid},
                planned_on {date},
                planned_slot TEXT,
                PRIMARY KEY (household_id, menu_id, id),
                FOREIGN KEY (household_id, menu_id) REFERENCES deleted_menu (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
        ]
    )
}
