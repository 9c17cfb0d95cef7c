import Database
import Runtime

/// The history of the service's schema.
enum GroceryMigrations {
    /// What the runtime does for the service, and where in the history its tables came.
    static let features: [ServiceFeature] = [
        .events(),
        .households(after: "0003_staples_shares_recent_items"),
        .limits(after: "0004_staple_turns"),
        .idempotency(boundsAfter: "0007_share_makers"),
    ]

    /// The own steps, in order.
    static let all: [Migration] = [
        lists, items, staplesAndShares, turns, households, order, makers, bounds, brand, following, deletedRecipes,
        leftOut, menuMeals, aisles, removed, bought, sums, shareToken, sync,
        deletedLists,
    ]

    private static let lists = Migration(
        "0001_grocery_lists",
        [
            """
            CREATE TABLE grocery_list (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                version {int} NOT NULL,
                title TEXT NOT NULL,
                origin TEXT NOT NULL CHECK (origin IN ('menu', 'plan', 'recipes', 'manual')),
                menu_id {uuid},
                from_day {date},
                to_day {date},
                is_draft {bool} NOT NULL,
                fingerprint TEXT NOT NULL,
                staples TEXT NOT NULL,
                created_at {instant} NOT NULL,
                updated_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX grocery_list_index ON grocery_list (household_id, created_at, id)",
            "CREATE INDEX grocery_list_drafts ON grocery_list (updated_at) WHERE is_draft",
        ]
    )

    private static let items = Migration(
        "0002_grocery_items",
        [
            // The list comes before the item's id in the key, so that one list's items lie together.
            """
            CREATE TABLE grocery_item (
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
                PRIMARY KEY (household_id, list_id, id),
                FOREIGN KEY (household_id, list_id) REFERENCES grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX grocery_item_ticked ON grocery_item (checked_at) WHERE checked_at IS NOT NULL",
            """
            CREATE TABLE grocery_source (
                household_id {uuid} NOT NULL,
                source_id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                PRIMARY KEY (household_id, source_id, list_id),
                FOREIGN KEY (household_id, list_id) REFERENCES grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX grocery_source_list ON grocery_source (household_id, list_id)",
        ]
    )

    private static let staplesAndShares = Migration(
        "0003_staples_shares_recent_items",
        [
            """
            CREATE TABLE staple (
                household_id {uuid} NOT NULL,
                item_key TEXT NOT NULL,
                name TEXT NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('no', 'assumed', 'asked')),
                PRIMARY KEY (household_id, item_key)
            ) {strict}
            """,
            """
            CREATE TABLE share (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                list_id {uuid} NOT NULL,
                token_hash {blob} NOT NULL,
                role TEXT NOT NULL CHECK (role IN ('view', 'check', 'edit')),
                expires_at {instant},
                revoked_at {instant},
                created_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id),
                FOREIGN KEY (household_id, list_id) REFERENCES grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE UNIQUE INDEX share_token ON share (token_hash)",
            "CREATE INDEX share_list ON share (household_id, list_id)",
            """
            CREATE TABLE recent_item (
                household_id {uuid} NOT NULL,
                item_key TEXT NOT NULL,
                name TEXT NOT NULL,
                food_id TEXT,
                food_name TEXT,
                category TEXT NOT NULL,
                bought_at {instant} NOT NULL,
                times {int} NOT NULL,
                PRIMARY KEY (household_id, item_key)
            ) {strict}
            """,
            "CREATE INDEX recent_item_order ON recent_item (household_id, bought_at)",
        ],
        rowSecurity: ["share": .household().orSecret("token_hash")]
    )

    /// What is counted so that a household's lists have an end, and what finds links that are over.
    private static let bounds = Migration(
        "0007_bounds",
        [
            "ALTER TABLE grocery_list ADD COLUMN size {int} NOT NULL DEFAULT 1000",
            """
            UPDATE grocery_list SET size = 1000 + length(title) + length(fingerprint) + length(staples)
                + coalesce((SELECT sum(400 + 2 * length(name) + length(lines)) FROM grocery_item
                    WHERE grocery_item.household_id = grocery_list.household_id
                        AND grocery_item.list_id = grocery_list.id), 0)
            """,
            "CREATE INDEX grocery_list_size ON grocery_list (household_id, size)",
            "CREATE INDEX share_revoked ON share (revoked_at) WHERE revoked_at IS NOT NULL",
            "CREATE INDEX share_expired ON share (expires_at) WHERE expires_at IS NOT NULL",
        ]
    )

    /// What a list needs to follow its menu or the plan: an account of the meals that it buys for, and what has left it
    /// since that was last brought up to date.
    private static let following = Migration(
        "0009_following",
        [
            "ALTER TABLE grocery_list ADD COLUMN is_pinned {bool} NOT NULL DEFAULT FALSE",
            "ALTER TABLE grocery_list ADD COLUMN is_planning {bool} NOT NULL DEFAULT FALSE",
            "ALTER TABLE grocery_list ADD COLUMN notices TEXT NOT NULL DEFAULT '[]'",
            "ALTER TABLE grocery_list ADD COLUMN account_size {int} NOT NULL DEFAULT 0",
            "CREATE INDEX grocery_list_plan ON grocery_list (household_id, to_day) WHERE origin = 'plan'",
            "ALTER TABLE grocery_item ADD COLUMN wanted TEXT",
            "ALTER TABLE grocery_source ADD COLUMN meal TEXT",
            """
            CREATE TABLE grocery_settled (
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
                FOREIGN KEY (household_id, list_id) REFERENCES grocery_list (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
        ]
    )

    /// A row a household, which whoever adds a staple of the household's own locks to count them.
    private static let turns = Migration(
        "0004_staple_turns",
        ["CREATE TABLE staple_turn (household_id {uuid} NOT NULL PRIMARY KEY) {strict}"]
    )

    /// What is known of households' settings: whoever opens a shared list has no token that says it.
    private static let households = Migration(
        "0005_household_settings",
        [
            """
            CREATE TABLE household_setting (
                household_id {uuid} NOT NULL PRIMARY KEY,
                measures TEXT CHECK (measures IN ('metric', 'us', 'imperial'))
            ) {strict}
            """
        ]
    )

    /// An index by which SQLite finds a list's items in shop order.
    ///
    /// Sorting them takes it a fifth of all that a service does for a list of 30. PostgreSQL sorts in memory, and would
    /// pay for the index with every tick, as it writes a ticked item anew into each of a table's indexes.
    private static let order = Migration(
        "0006_items_in_shop_order",
        [
            .either(
                postgres: "SELECT 1",
                sqlite: "CREATE INDEX grocery_item_order ON grocery_item (household_id, list_id, aisle, position, id)"
            )
        ]
    )

    /// Who has made a link: it may end when they do not belong to the household any more.
    ///
    /// Not known of older ones.
    private static let makers = Migration(
        "0007_share_makers",
        ["ALTER TABLE share ADD COLUMN created_by {uuid}"]
    )

    /// What a list buys for a deleted recipe stays, and is shown as that.
    private static let deletedRecipes = Migration(
        "0010_deleted_recipes",
        [
            """
            CREATE TABLE grocery_deleted_recipe (
                household_id {uuid} NOT NULL,
                recipe_id {uuid} NOT NULL,
                deleted_at {instant} NOT NULL,
                PRIMARY KEY (household_id, recipe_id)
            ) {strict}
            """
        ]
    )

    private static let brand = Migration("0008_brand", ["ALTER TABLE grocery_item ADD COLUMN brand TEXT"])

    /// What a list leaves out.
    private static let leftOut = Migration(
        "0011_left_out",
        ["ALTER TABLE grocery_list ADD COLUMN left_out TEXT NOT NULL DEFAULT '[]'"]
    )
}
