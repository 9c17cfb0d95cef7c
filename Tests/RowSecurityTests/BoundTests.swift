import Database
import TestSupport
import Testing

/// Why each table of each service has an end; one that is not in this list fails.
@Suite struct BoundTests {
    /// What keeps a table small.
    private enum Bound {
        /// A number of rows for each household, or each user.
        case limit(String)
        /// Rows that a job deletes once they are over.
        case swept(by: String, after: String)
    }

    /// What the runtime gives to every service, or to those that have use for it.
    private static let shared: [String: Bound] = [
        "schema_migrations": .limit("one a migration"),
        "idempotency_key": .swept(by: "idempotency keys", after: "a day; 10,000 a household"),
        "event_stream": .limit("one a household"),
        "outbox": .swept(by: "event sweep", after: "a day, or when it has been delivered or given up"),
        "outbox_delivery": .swept(by: "event sweep", after: "its delivery, or 30 days"),
        "inbox": .limit("one a household and neighbour"),
        "household_erasure": .swept(by: "erasure of households", after: "4 days"),
        "rate_bucket": .swept(by: "rate limits", after: "the time in which a bucket fills"),
        "sync_operation": .swept(by: "forget-operations", after: "90 days; 2,000 a household"),
    ]

    private static let services: [String: [String: Bound]] = [
        "account": [
            "account_user": .swept(by: "abandoned accounts", after: "90 days unless somebody has signed up"),
            "household": .limit("20 a user; goes with its last user"),
            "membership": .limit("100 a household, 20 a user"),
            "member": .limit("50 a household"),
            "session": .swept(by: "sweep", after: "90 days without use; 100 a user"),
            "refresh_token": .swept(by: "sweep", after: "90 days; 1,000 a session"),
            "revocation": .swept(by: "sweep", after: "the longest life of a token"),
            "api_token": .swept(by: "sweep", after: "its end and 30 days; 50 a user"),
            "invitation": .swept(by: "sweep", after: "7 days; 100 a household"),
            "password_reset": .swept(by: "sweep", after: "an hour"),
            "pending_sign_up": .swept(by: "sweep", after: "a day"),
            "email_change": .swept(by: "sweep", after: "a day; one a user"),
            "mail": .swept(by: "sweep", after: "its delivery, or 30 days"),
            "oidc_attempt": .swept(by: "sweep", after: "minutes"),
            "oidc_identity": .limit("one a user and provider"),
            "household_audit": .swept(by: "sweep", after: "LARDER_AUDIT_DAYS; 50,000 a household"),
            "user_audit": .swept(by: "sweep", after: "LARDER_AUDIT_DAYS; 50,000 a user"),
            "signing_key": .swept(by: "sweep", after: "its retirement"),
            "subscription": .limit("one a user"),
            "billing_event": .limit("one for each time the provider tells of a payment, which takes its secret"),
            "billing_mention": .limit("a hundred an event"),
            "billing_turn": .limit("one"),
        ],
        "recipe": [
            "recipe": .limit("LARDER_HOUSEHOLD_QUOTA bytes a household, 1,000 and its texts each"),
            "recipe_tag": .limit("50 a recipe"),
            "cookbook": .limit("1,000 a household"),
            "cookbook_recipe": .limit("50 a recipe"),
            "deleted_cookbook": .limit("100 a household"),
            "deleted_cookbook_recipe": .limit("one a recipe and deleted cookbook"),
            "recipe_opinion": .limit("one a recipe and user, with 10,000 notes a household"),
            "recipe_version": .limit("50 a recipe, within the bytes of recipes"),
            "recipe_cooking": .limit("1,000 a recipe"),
            "recipe_allowance": .limit("one a household"),
            "picture": .limit("LARDER_PICTURE_QUOTA bytes a household; those that nothing uses are swept"),
            "member_picture": .limit("one a member, of whom a household has 50"),
            "recipe_picture": .limit("one a recipe"),
            "picture_fetch": .limit("one a recipe"),
            "recipe_import": .swept(by: "sweep imports", after: "30 days; 2,000 items a household wait at most"),
            "recipe_import_item": .swept(by: "sweep imports", after: "its import"),
            "recipe_import_body": .swept(by: "sweep imports", after: "its import"),
            "recipe_import_key": .limit("four a recipe"),
            "catalog_edition": .limit("two, written by an operator's command"),
            "catalog_recipe": .limit("200,000 an edition, written by an operator's command"),
            "catalog_cookbook": .limit("50 a recipe of the catalogue"),
            "nutrient_edition": .limit("one, written by an operator's command"),
            "nutrient_food": .limit("one a food that comes with Larder, written by an operator's command"),
            "household_kitchen": .limit("one a household"),
            "recipe_clock": .limit("one a household"),
            "household_food": .limit("500 a household"),
            "category_correction": .limit("1,000 a household"),
        ],
        "menu": [
            "menu": .limit("each has a recipe at least"),
            "menu_item": .limit("20,000 a household"),
            "deleted_menu": .swept(by: "forget-deleted-menus", after: "30 days; 100 a household"),
            "deleted_menu_item": .limit("100 a deleted menu"),
            "menu_household": .limit("one a household"),
            "menu_deleted_recipe": .limit("1,000 a household"),
        ],
        "meal_plan": [
            "plan_entry": .limit("10,000 a household"),
            "plan_household": .limit("one a household"),
            "plan_deleted_recipe": .limit("1,000 a household"),
        ],
        "grocery": [
            "grocery_list": .limit("LARDER_HOUSEHOLD_QUOTA bytes a household, 1 MiB a list"),
            "deleted_grocery_list": .swept(by: "expire-grocery-items", after: "30 days; 50 a household, of 1 MiB"),
            "deleted_grocery_item": .limit("1,000 a deleted list, within its bytes"),
            "deleted_grocery_source": .limit("as many as its list had"),
            "deleted_grocery_settled": .limit("as many as its list had"),
            "deleted_grocery_operation": .limit("as many as its list had"),
            "grocery_item": .limit("1,000 a list, within its bytes"),
            "grocery_source": .limit("fewer than the lines of a list, and 200 meals that are gone"),
            "grocery_menu_meal": .limit("the meals of menus that lists buy for"),
            "grocery_settled": .limit("the items that a list had when it last followed: 1,000 a list"),
            "grocery_bought": .swept(by: "expire-grocery-items", after: "100 days; 100 a household, of 16 KiB"),
            "grocery_removed": .limit("500 a household, of 16 KiB"),
            "grocery_operation": .limit("2,000 a list"),
            "recent_item": .limit("1,000 a household"),
            "share": .swept(by: "expire-grocery-items", after: "its end and 30 days; 50 a list, and 100 ended"),
            "staple": .limit("1,000 a household"),
            "aisle_book": .limit("one a household, of 40 aisles, 20 shops and 1,000 placements"),
            "aisle_walk": .limit("21 a household, of 1,560 pairs of aisles"),
            "staple_turn": .limit("one a household"),
            "household_setting": .limit("one a household"),
            "grocery_deleted_recipe": .limit("1,000 a household"),
        ],
        "export": ["feed": .limit("one a household and purpose")],
        "activity": [
            "thing_change": .limit("one a thing that is there, and one a deletion of the last 90 days"),
            "change_floor": .limit("one a household"),
            "log_entry": .swept(by: "sweep of changes and activity", after: "90 days; 5,100 a household"),
            "log_undo": .swept(by: "sweep of changes and activity", after: "24 hours; 5,100 a household, of 4 KiB"),
            "webhook": .limit("5 a household"),
            "webhook_delivery": .limit("50 a webhook"),
            "push_subscription": .limit("10 a user and household"),
            "push_key": .limit("one"),
        ],
    ]

    @Test(arguments: Engine.allCases)
    func `every table of every service has an end, by a limit or by a sweep`(engine: Engine) async throws {
        for (schema, migrations) in FilledDatabase.schemas {
            let listed = try #require(Self.services[schema], "\(schema)").merging(Self.shared) { own, _ in own }
            try await withDatabase(engine, migrations: migrations, schema: schema, hasRowSecurity: false) { db in
                let names = Set(
                    try await db.query(
                        .either(
                            postgres: """
                                SELECT table_name::text FROM information_schema.tables
                                WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
                                """,
                            sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                        )
                    ).values(as: String.self)
                )
                #expect(names.subtracting(listed.keys) == [], "\(schema): what keeps these small?")
                let own = Set(Self.services[schema, default: [:]].keys)
                #expect(own.subtracting(names) == [], "\(schema): these are gone")
            }
        }
    }
}
