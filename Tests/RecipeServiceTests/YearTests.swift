import Database
import Foundation
import HTTP
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// A year of recipes, with the sweeps that run beside it.
@Suite struct RecipeYearTests {
    @Test(.timeLimit(.minutes(10)), arguments: Engine.allCases)
    func `after a year of recipes that come and go nothing but what is kept has grown`(engine: Engine) async throws {
        try await withService(engine) { service in
            let household = service.client.household
            let year = ServiceYear(service.db)
            let kept = try await service.recipe("Soup", #","tags":["kept"]"#)
            var counts: [Int: [String: Int]] = [:]
            for day in ServiceYear.days {
                service.clock.advance(ServiceYear.pause)
                let guest = try await service.recipe("Stew \(day)", #","tags":["tried","day \#(day)"]"#)
                for (number, recipe) in [kept, guest].enumerated() {
                    let cooked = """
                        {"menu_id":"\(UUID())","item_id":"\(UUID())","recipe_id":"\(recipe)","date":"2026-11-19"}
                        """
                    let sequence = Int64(2 * day + number)
                    #expect(await service.deliver("menu.recipe_cooked", cooked, sequence: sequence).status == 204)
                }
                let name = #"{"name":"paste \#(day)","category":"dairy"}"#
                #expect(await service.client.send(.put, RecipePaths.corrections, name).status == 200)
                #expect(await service.client.send(.delete, "/api/v1/recipes/\(guest)").status == 204)
                let store = SQLRecipeStore(db: service.db, kitchens: service.kitchens)
                _ = try await store.sweepDeleted(now: service.clock.now)
                try await year.end(of: household, at: service.clock.now)
                if day == ServiceYear.looks.middle || day == ServiceYear.looks.end {
                    counts[day] = try await year.rows()
                }
            }
            let (then, now) = (
                try #require(counts[ServiceYear.looks.middle]), try #require(counts[ServiceYear.looks.end])
            )
            let limited = [
                "recipe_cooking": ServiceYear.days.count + 10, "category_correction": ServiceYear.days.count,
            ]
            #expect(ServiceYear.growing(from: then, to: now, limited: limited) == [])
            #expect(now["recipe"] == 1 + 10, "what was deleted in the last thirty days can be restored")
            #expect(now["recipe_tag"] == 1, "what belonged to a recipe goes with it")
            #expect(RecipeRules.maxCookings > 365 && FoodRules.maxCorrections > 365, "these two have limits")
            #expect(now["inbox"] == 1 && now["idempotency_key", default: 0] > 0, "there was more to sweep")
        }
    }
}
