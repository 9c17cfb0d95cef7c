import Database
import Runtime
import Sync

/// The schema of the meal-plan service, step by step.
enum PlanMigrations {
    /// What the runtime does for the service, and where in the history its tables came.
    static let features: [ServiceFeature] = [
        .events(),
        .households(after: "0001_plan"),
        .limits(after: "0001_plan"),
        .idempotency(boundsAfter: "0004_plan_members"),
    ]

    /// The own steps, in order.
    static let all: [Migration] = [
        Migration(
            "0001_plan",
            [
                // Its row is what a household's changes queue up at; it also numbers them, for the window's ETag.
                """
                CREATE TABLE plan_household (
                    household_id {uuid} NOT NULL PRIMARY KEY,
                    version {int} NOT NULL
                ) {strict}
                """,
                """
                CREATE TABLE plan_entry (
                    household_id {uuid} NOT NULL,
                    id {uuid} NOT NULL,
                    version {int} NOT NULL,
                    date {date} NOT NULL,
                    slot {int} NOT NULL CHECK (slot BETWEEN 0 AND 3),
                    position {int} NOT NULL CHECK (position >= 0),
                    recipe_id {uuid},
                    title TEXT,
                    image_url TEXT,
                    servings {int} CHECK (servings BETWEEN 1 AND 1000),
                    note TEXT,
                    leftover_of {uuid},
                    member_id {uuid},
                    cooked_at {instant},
                    cooked_on {date},
                    created_at {instant} NOT NULL,
                    updated_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, id),
                    FOREIGN KEY (household_id, leftover_of) REFERENCES plan_entry (household_id, id),
                    CHECK ((recipe_id IS NULL) = (title IS NULL)),
                    CHECK ((recipe_id IS NULL) = (servings IS NULL)),
                    CHECK (recipe_id IS NOT NULL OR note IS NOT NULL),
                    CHECK (recipe_id IS NOT NULL OR leftover_of IS NULL),
                    CHECK ((cooked_at IS NULL) = (cooked_on IS NULL))
                ) {strict}
                """,
                "CREATE INDEX plan_entry_day ON plan_entry (household_id, date, slot, position)",
                "CREATE INDEX plan_entry_leftovers ON plan_entry (household_id, leftover_of) WHERE leftover_of IS NOT NULL",
                """
                CREATE INDEX plan_entry_recipe ON plan_entry (household_id, recipe_id)
                WHERE recipe_id IS NOT NULL AND cooked_at IS NULL
                """,
            ]
        ),
        Migration(
            "0004_plan_members",
            [
                "CREATE INDEX plan_entry_member ON plan_entry (household_id, member_id) WHERE member_id IS NOT NULL"
            ]
        ),
        // What is planned of a deleted recipe stays, and is shown as that.
        Migration(
            "0005_deleted_recipes",
            [
                """
                CREATE TABLE plan_deleted_recipe (
                    household_id {uuid} NOT NULL,
                    recipe_id {uuid} NOT NULL,
                    deleted_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, recipe_id)
                ) {strict}
                """
            ]
        ),
        // An entry may be the recipe of a menu: then no other is.
        Migration(
            "0006_menu_meals",
            [
                "ALTER TABLE plan_entry ADD COLUMN menu_id {uuid}",
                "ALTER TABLE plan_entry ADD COLUMN menu_item_id {uuid}",
                "ALTER TABLE plan_entry ADD COLUMN menu_version {int}",
                """
                CREATE UNIQUE INDEX plan_entry_menu ON plan_entry (household_id, menu_item_id)
                WHERE menu_item_id IS NOT NULL
                """,
            ]
        ),
        OperationMemory.migration,
    ]
}
