import Database
import HTTP
import Identity
import JSON
import MenuAPI
import RecipeAPI
import Sync
import TestSupport
import Testing
import Values

@testable import RecipeService

/// What clients did to recipes while others did something else: each operation once, in order, and together with the others'.
@Suite struct RecipeSyncTests {
    private let soup = RecipeID(.version7())
    private let rice = RecipeID(.version7())

    @Test(arguments: Engine.allCases)
    func `a batch is done in its order, and answered with the recipes`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let cookbook = try await client.cookbook("Winter")
            let answer = try await client.sync([
                .add(soup, #"{"title":"Soup","ingredients":["1 leek"],"tags":["hot"]}"#),
                .add(rice, #"{"title":"Rice"}"#),
                .change(soup, #"{"servings":6,"notes":"Salt"}"#, seen: 1),
                .opine(soup, #"{"favourite":true,"rating":4}"#),
                .opine(soup, #"{"note":"More","rating":null}"#), .file(soup, in: cookbook), .file(rice, in: cookbook),
                .file(rice, in: cookbook, false), .delete(rice), .restore(rice), .change(rice, #"{"title":"Risotto"}"#),
            ])
            #expect(answer.words == Array(repeating: "applied", count: 11))
            #expect(answer.items.map(\.title) == ["Soup", "Risotto"] && answer.missing == [] && answer.left == [])
            let made = try #require(answer.items.first)
            #expect(made.servings == 6 && made.notes == "Salt" && made.tags == ["hot"] && made.version == 2)
            #expect(made.opinion == SyncedRecipe.Said(favourite: true, rating: nil, note: "More"))
            #expect(made.cookbooks.map(\.id) == [cookbook] && answer.items[1].cookbooks == [])
            // Each user has an opinion of their own.
            let other = try await service.client(as: .editor).sync([.opine(soup, #"{"rating":2}"#)])
            #expect(other.items[0].opinion == SyncedRecipe.Said(favourite: false, rating: 2))
            #expect(try await client.sync([.opine(soup, #"{"favourite":false,"note":null}"#)]).items[0].opinion == nil)
            #expect(try await client.sync([.delete(soup)]).missing == [soup])
        }
    }

    @Test(arguments: Engine.allCases)
    func `an operation that comes again changes nothing, and is answered as the first time`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let client = service.client
            let batch: [SentOperation] = [
                .add(soup, #"{"title":"Soup"}"#), .change(soup, #"{"notes":"hot"}"#), .delete(rice),
                .change(rice, #"{"notes":"two"}"#), .opine(soup, #"{"rating":5}"#), .restore(soup), .restore(rice),
                .add(soup, #"{"title":"Soup","notes":"hot"}"#), .add(soup, #"{"title":"Soup"}"#),
            ]
            let first = try await client.sync(batch)
            #expect(
                first.words == [
                    "applied", "applied", "merged already_removed", "refused not_found", "applied",
                    "merged already_there", "refused not_found", "merged already_there", "refused recipe_exists",
                ]
            )
            // Somebody else goes on, and then the batch comes again, twice.
            #expect(await client.send(.patch, RecipePaths.recipe(soup), #"{"notes":"cold"}"#).status == 200)
            #expect(await client.send(.delete, "\(RecipePaths.recipe(soup))/opinion").status == 204)
            let twice = try await client.sync(batch + batch)
            #expect(twice.results == first.results + first.results)
            #expect(twice.items.map(\.notes) == ["cold"] && twice.items[0].opinion == nil)
            // What was deleted does not come back by a late operation.
            _ = try await client.sync([.delete(soup)])
            #expect(try await client.sync(batch).items == [])
            #expect(try await client.sync([.add(soup, #"{"title":"Soup"}"#)]).words == ["refused recipe_deleted"])
            #expect(try await service.stranger().sync(batch).words == first.words, "each household has its own memory")
        }
    }

    @Test(arguments: Engine.allCases)
    func `changes of different fields hold both, and what one replaces is named`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let id = try await service.recipe("Soup", #","notes":"hot""#)
            // What a client did itself counts as seen.
            let own = try await client.sync([
                .change(id, #"{"servings":6}"#, seen: 1), .change(id, #"{"servings":7}"#, seen: 1),
            ])
            #expect(own.words == ["applied", "applied"] && own.items[0].version == 3)
            let late = try await client.sync([
                .change(id, #"{"title":"Broth","notes":"hot"}"#, seen: 3),
                .change(id, #"{"servings":2,"notes":"cold","tags":["a"]}"#, seen: 1), .change(id, #"{"servings":3}"#),
            ])
            #expect(late.words == ["applied", "merged replaced", "applied"])
            #expect(late.results[1].fields == ["servings", "tags", "notes"] && late.results[1].version == 4)
            #expect(late.results[1].replaced == nil)
            let recipe = late.items[0]
            #expect(recipe.title == "Broth" && recipe.servings == 3 && recipe.notes == "cold" && recipe.tags == ["a"])
            // The version that is named has what stood there.
            let before = await client.get("\(RecipePaths.recipe(id))/versions/4")
            #expect(before.status == 200 && before.text.contains(#""servings":7"#), "\(before)")
            let kept = try await service.rows.query("SELECT outcome FROM sync_operation")
            for row in kept { #expect(try !row.string(0).contains("hot")) }
        }
    }

    @Test(arguments: Engine.allCases)
    func `what cannot be done is refused by name, and the rest is done`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let id = try await service.recipe("Used")
            let menu = RecipeMenu(id: MenuID(.version7()), state: .toCook, servings: 4, cooked: false)
            service.users.say(RecipeUses(menus: [menu]))
            let answer = try await client.sync([
                .add(soup, #"{"title":"","servings":0}"#), .add(soup, #"{"title":"Soup"}"#),
                SentOperation("add", recipe: soup, nil),
                .change(soup, #"{"servings":0}"#), .change(soup, #"{"image_url":"/api/v1/pictures/none"}"#),
                .opine(soup, #"{"rating":6}"#), .file(soup, in: CookbookID(.version7())),
                SentOperation("remove_from_cookbook", recipe: soup, nil), .delete(id), .opine(rice, #"{"rating":1}"#),
                .delete(id, isConfirmed: true), .change(soup, #"{"servings":2}"#),
            ])
            #expect(
                answer.words == [
                    "refused required", "applied", "refused required", "refused out_of_range", "refused format",
                    "refused out_of_range", "refused not_found", "refused required", "refused recipe_in_use",
                    "refused not_found", "applied", "applied",
                ]
            )
            #expect(
                answer.results.map(\.pointer) == [
                    "/recipe/title", nil, "/recipe", "/change/servings", "/change/image_url", "/opinion/rating", nil,
                    "/cookbook_id", nil, nil, nil, nil,
                ]
            )
            #expect(answer.results.filter { $0.status == .refused }.allSatisfy { $0.detail?.isEmpty == false })
            #expect(answer.items.map(\.servings) == [2] && answer.missing == [id, rice])
            let many = (0...OperationMemory.mostAtOnce).map { _ in SentOperation.delete(rice) }
            #expect(await client.send(many).pointers == ["/operations"])
            #expect(await service.client(as: .viewer).send([.delete(soup)]).status == 403)
            #expect(await client.send([SentOperation("grow", recipe: soup, nil)]).status == 422)
            let stranger = try await service.stranger().sync([.change(soup, #"{"servings":9}"#), .delete(soup)])
            #expect(stranger.words == ["refused not_found", "merged already_removed"] && stranger.missing == [soup])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a batch that ends as a neighbour is away goes on when it is sent again`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let id = try await service.recipe("Soup")
            let batch: [SentOperation] = [
                .change(id, #"{"notes":"hot"}"#), .delete(id), .add(rice, #"{"title":"Rice"}"#),
            ]
            service.users.say(nil)
            #expect(await client.send(batch).status == 503)
            service.users.say(RecipeUses())
            #expect(await client.send(.patch, RecipePaths.recipe(id), #"{"notes":"cold"}"#).status == 200)
            let answer = try await client.sync(batch)
            #expect(answer.words == ["applied", "applied", "applied"] && answer.missing == [id])
            #expect(try await client.sync([.restore(id)]).items.map(\.notes) == ["cold"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same batch for recipes sent by many at once is done once`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let cookbook = try await client.cookbook("Winter")
            let id = try await service.recipe("Used")
            let batch: [SentOperation] = [
                .add(soup, #"{"title":"Soup"}"#), .change(soup, #"{"servings":2}"#), .opine(soup, #"{"rating":3}"#),
                .file(soup, in: cookbook), .delete(id), .restore(id), .delete(rice),
            ]
            let answers: [RecipeSyncAnswer] = try await client.race(batch, to: RecipePaths.sync)
            #expect(Set(answers.map(\.results)).count == 1)
            #expect(answers[0].words == Array(repeating: "applied", count: 6) + ["merged already_removed"])
            let kinds = try await service.rows.query(
                "SELECT kind FROM outbox WHERE household_id = \(client.household) ORDER BY sequence"
            ).map { try $0.string(0) }
            #expect(
                kinds.dropFirst(2) == [
                    "recipe.changed", "recipe.changed", "cookbook.changed", "recipe.deleted", "recipe.restored",
                ]
            )
            let recipe = try #require(try await client.sync(batch).items.first { $0.id == soup })
            #expect(recipe.version == 2 && recipe.opinion?.rating == 3 && recipe.cookbooks.count == 1)
        }
    }

    @Test func `a plan's limit refuses what is too much, and nothing else`() async throws {
        var limits = PlanLimits()
        limits.free[.recipes] = 1
        try await withService(limits: limits) { service in
            let batch: [SentOperation] = [
                .add(soup, #"{"title":"Soup"}"#), .add(rice, #"{"title":"Rice"}"#), .change(soup, #"{"notes":"a"}"#),
            ]
            let client = service.identity.client(of: service.router, plan: .free)
            let answer = try await client.sync(batch)
            #expect(answer.words == ["applied", "refused limit_reached", "applied"])
        }
    }
}
