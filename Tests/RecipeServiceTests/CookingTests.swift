import Database
import Foundation
import HTTP
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct CookingTests {
    @Test(arguments: Engine.allCases) func `cooking is counted once and taken back`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            func state() async throws -> (Int, String?) {
                let recipe = try await service.client.get("/api/v1/recipes/\(id)").decode(RecipeBody.self)
                return (recipe.timesCooked, recipe.lastCooked?.description)
            }
            let item = UUID().uuidString.lowercased()
            let cooked = #"{"menu_id":"\#(UUID())","item_id":"\#(item)","recipe_id":"\#(id)","date":"2026-11-19"}"#
            let planned = #"{"entry_id":"\#(UUID())","recipe_id":"\#(id)","date":"2026-11-21"}"#
            #expect(await service.deliver("menu.recipe_cooked", cooked, sequence: 1).status == 204)
            #expect(try await state() == (1, "2026-11-19"))
            // The same event again, and the same occasion told twice.
            #expect(await service.deliver("menu.recipe_cooked", cooked, sequence: 1).status == 204)
            #expect(await service.deliver("menu.recipe_cooked", cooked, sequence: 2).status == 204)
            #expect(try await state() == (1, "2026-11-19"))
            #expect(await service.deliver("plan.entry_cooked", planned, sequence: 1, source: "meal-plan").status == 204)
            #expect(try await state() == (2, "2026-11-21"))
            #expect(
                await service.deliver("plan.entry_uncooked", planned, sequence: 2, source: "meal-plan").status == 204
            )
            #expect(try await state() == (1, "2026-11-19"))
            #expect(await service.deliver("menu.recipe_uncooked", cooked, sequence: 3).status == 204)
            #expect(await service.deliver("menu.recipe_uncooked", cooked, sequence: 4).status == 204)
            #expect(try await state() == (0, nil))
        }
    }

    @Test(arguments: Engine.allCases)
    func `of one recipe so many cookings are kept, and taking one back makes room`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            try await service.rows.insert(
                into: "recipe_cooking (household_id, recipe_id, occasion_id, cooked_on)",
                [.uuid, .uuid, .uuid, .date],
                of: 1...RecipeRules.maxCookings
            ) { [service.client.household, id, UUID.numbered($0), service.clock.now.dateInUTC] }
            func count() async throws -> Int {
                try await service.rows.query(
                    "SELECT count(*) FROM recipe_cooking WHERE household_id = \(service.client.household)"
                )[0].int(0)
            }
            func event(_ item: String) -> String {
                #"{"menu_id":"\#(UUID())","item_id":"\#(item)","recipe_id":"\#(id)","date":"2026-11-19"}"#
            }
            let new = event(UUID().uuidString.lowercased())
            #expect(await service.deliver("menu.recipe_cooked", new, sequence: 1).status == 204)
            #expect(try await count() == RecipeRules.maxCookings)
            let known = event("00000000-0000-7000-9000-000000000001")
            #expect(await service.deliver("menu.recipe_uncooked", known, sequence: 2).status == 204)
            #expect(await service.deliver("menu.recipe_cooked", new, sequence: 3).status == 204)
            #expect(await service.deliver("menu.recipe_cooked", known, sequence: 4).status == 204)
            #expect(try await count() == RecipeRules.maxCookings)
        }
    }

    @Test(arguments: Engine.allCases)
    func `cooking changes the version, so that no one keeps an old count`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            let payload = #"{"menu_id":"\#(UUID())","item_id":"\#(UUID())","recipe_id":"\#(id)","date":"2026-11-19"}"#
            _ = await service.deliver("menu.recipe_cooked", payload, sequence: 1)
            let read = await service.client.get("/api/v1/recipes/\(id)", headers: ["If-None-Match": "\"1\""])
            #expect(read.status == 200 && read.headers["ETag"] == "\"2\"")
        }
    }

    @Test(arguments: Engine.allCases)
    func `events about nothing of ours are taken without harm`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            let gone = #"{"menu_id":"\#(UUID())","item_id":"\#(UUID())","recipe_id":"\#(UUID())","date":"2026-11-19"}"#
            #expect(await service.deliver("menu.recipe_cooked", gone, sequence: 1).status == 204)
            let note = #"{"entry_id":"\#(UUID())","recipe_id":null,"date":"2026-11-19"}"#
            #expect(await service.deliver("plan.entry_cooked", note, sequence: 1, source: "meal-plan").status == 204)
            let begun = #"{"menu_id":"\#(UUID())"}"#
            #expect(await service.deliver("menu.changed", begun, sequence: 2).status == 204)
            let other = #"{"menu_id":"\#(UUID())","item_id":"\#(UUID())","recipe_id":"\#(id)","date":"2026-11-19"}"#
            let stranger = HouseholdID(.version7())
            #expect(await service.deliver("menu.recipe_cooked", other, sequence: 1, household: stranger).status == 204)
            let recipe = try await service.client.get("/api/v1/recipes/\(id)").decode(RecipeBody.self)
            #expect(recipe.timesCooked == 0 && recipe.version == 1)
        }
    }

    @Test func `events need the secret`() async throws {
        try await withService { service in
            #expect(await service.client.post("/internal/v1/events/recipe", "{}").status == 404)
        }
    }
}
