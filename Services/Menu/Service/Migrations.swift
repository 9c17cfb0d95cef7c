import Database
import Runtime
import Sync

/// The schema of the menu service, step by step.
enum MenuMigrations {
    /// What the runtime does for the service, and where in the history its tables came.
    static let features: [ServiceFeature] = [
        .events(),
        .households(after: "0001_menus"),
        .limits(after: "0001_menus"),
        .idempotency(boundsAfter: "0001_menus"),
    ]

    /// The own steps, in order.
    static let all: [Migration] = [
        Migration(
            "0001_menus",
            [
                // Its row is what a household's changes queue up at; it also numbers them, for the board's ETag.
                """
                CREATE TABLE menu_household (
                    household_id {uuid} NOT NULL PRIMARY KEY,
                    version {int} NOT NULL
                ) {strict}
                """,
                """
                CREATE TABLE menu (
                    household_id {uuid} NOT NULL,
                    id {uuid} NOT NULL,
                    version {int} NOT NULL,
                    state TEXT NOT NULL CHECK (state IN ('planning', 'to_cook', 'archived')),
                    outcome TEXT CHECK (outcome IN ('completed', 'abandoned')),
                    list_id {uuid},
                    pending_list_id {uuid},
                    created_at {instant} NOT NULL,
                    committed_at {instant},
                    archived_at {instant},
                    PRIMARY KEY (household_id, id),
                    CHECK ((state = 'archived') = (outcome IS NOT NULL)),
                    CHECK ((state = 'archived') = (archived_at IS NOT NULL)),
                    CHECK (state <> 'to_cook' OR list_id IS NOT NULL),
                    CHECK (state <> 'planning' OR list_id IS NULL)
                ) {strict}
                """,
                // At most one menu is being planned and at most one is being cooked, whatever the program does.
                "CREATE UNIQUE INDEX menu_board ON menu (household_id, state) WHERE state <> 'archived'",
                "CREATE INDEX menu_history ON menu (household_id, archived_at, id) WHERE state = 'archived'",
                """
                CREATE TABLE menu_item (
                    household_id {uuid} NOT NULL,
                    id {uuid} NOT NULL,
                    menu_id {uuid} NOT NULL,
                    position {int} NOT NULL,
                    recipe_id {uuid} NOT NULL,
                    title TEXT NOT NULL,
                    image_url TEXT,
                    servings {int} NOT NULL CHECK (servings BETWEEN 1 AND 1000),
                    cooked_at {instant},
                    cooked_on {date},
                    PRIMARY KEY (household_id, id),
                    FOREIGN KEY (household_id, menu_id) REFERENCES menu (household_id, id) ON DELETE CASCADE,
                    CHECK ((cooked_at IS NULL) = (cooked_on IS NULL))
                ) {strict}
                """,
                // A recipe is in a menu once; the index also finds a menu's items.
                "CREATE UNIQUE INDEX menu_item_recipe ON menu_item (household_id, menu_id, recipe_id)",
            ]
        ),
        // A menu that goes back to planning keeps its list.
        Migration("0002_kept_lists", ["ALTER TABLE menu ADD COLUMN kept_list_id {uuid}"]),
        // What a menu has of a deleted recipe stays, and is shown as that.
        Migration(
            "0003_deleted_recipes",
            [
                """
                CREATE TABLE menu_deleted_recipe (
                    household_id {uuid} NOT NULL,
                    recipe_id {uuid} NOT NULL,
                    deleted_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, recipe_id)
                ) {strict}
                """
            ]
        ),
        // A recipe may stand on the calendar.
        Migration(
            "0004_planned_meals",
            [
                "ALTER TABLE menu_item ADD COLUMN planned_entry_id {uuid}",
                "ALTER TABLE menu_item ADD COLUMN planned_on {date}",
                "ALTER TABLE menu_item ADD COLUMN planned_slot TEXT",
            ]
        ),
        DeletedMenuMigrations.deleted,
        OperationMemory.migration,
    ]
}
