import AccountService
import Database
import ExportService
import GroceryService
import HTTP
import MealPlanService
import MenuService
import RecipeService
import Runtime
import Testing
import WebService

/// A database that has been migrated goes on from where it is: no history may change but at its end.
@Suite struct ServiceFeatureTests {
    private static let histories: [(service: any HostedService.Type, names: [String])] = [
        (
            AccountService.self,
            [
                "idempotency_0001_keys", "0000_events", "0001_accounts", "0002_names", "erasure_0001_households",
                "0003_sessions", "0004_households", "0005_billing", "limits_0001_buckets", "0006_audit",
                "0007_email_change", "0007_membership_names", "0008_rotation", "0009_mail_turns",
                "idempotency_0002_bounds", "0008_abandoned_accounts",
            ]
        ),
        (
            RecipeService.self,
            [
                "idempotency_0001_keys", "0000_events", "recipe_0001_recipes", "erasure_0001_households",
                "recipe_0002_household_foods", "recipe_0003_allowance", "limits_0001_buckets",
                "idempotency_0002_bounds", "recipe_0004_rereading", "recipe_0005_size",
            ]
        ),
        (
            MenuService.self,
            [
                "idempotency_0001_keys", "0000_events", "0001_menus", "erasure_0001_households", "limits_0001_buckets",
                "idempotency_0002_bounds",
            ]
        ),
        (
            MealPlanService.self,
            [
                "idempotency_0001_keys", "0000_events", "0001_plan", "erasure_0001_households", "limits_0001_buckets",
                "0004_plan_members", "idempotency_0002_bounds",
            ]
        ),
        (
            GroceryService.self,
            [
                "idempotency_0001_keys", "0000_events", "0001_grocery_lists", "0002_grocery_items",
                "0003_staples_shares_recent_items", "erasure_0001_households", "0004_staple_turns",
                "limits_0001_buckets", "0005_household_settings", "0006_items_in_shop_order", "0007_share_makers",
                "idempotency_0002_bounds", "0007_bounds", "0008_brand", "0009_following",
            ]
        ),
        (
            ExportService.self,
            [
                "idempotency_0001_keys", "0001_feeds", "erasure_0001_households", "limits_0001_buckets",
                "idempotency_0002_bounds", "0000_events", "0002_feed_makers",
            ]
        ),
        (WebService.self, []),
    ]

    @Test func `the features of a service keep their places in the history of its schema`() {
        for (service, names) in Self.histories {
            #expect(Array(service.schemaHistory.map(\.name).prefix(names.count)) == names, "\(service.name)")
        }
    }

    private enum Small: HostedService {
        static let name = "small"
        static let features: [ServiceFeature] = [.limits(after: "one"), .events(), .idempotency(boundsAfter: "one")]
        static let migrations = [Migration("one", []), Migration("two", [])]
        static func routes(_ context: ServiceContext) async throws -> Router { Router() }
    }

    @Test func `features at the same place come in the order in which they are declared`() {
        #expect(
            Small.schemaHistory.map(\.name) == [
                "idempotency_0001_keys", "0000_events", "one", "limits_0001_buckets", "idempotency_0002_bounds", "two",
            ]
        )
    }
}
