import Foundation
import HTTP
import JSON
import Kitchen
import RecipeAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import Database
@testable import RecipeService

@Suite struct RereadingTests {
    private func rereading(
        _ service: TestService,
        failed: @escaping @Sendable (RecipeID, HouseholdID, any Error) -> Void = { _, _, _ in }
    ) -> Rereading {
        Rereading(
            db: service.db,
            // A replica's own, which has heard of nothing.
            kitchens: KitchenCache(SQLFoodStore(db: service.db)),
            pool: service.pool,
            now: { service.clock.now },
            failed: failed
        )
    }

    /// As if an older engine had read all recipes, and got all of it wrong.
    private func age(_ service: TestService) async throws {
        try await service.rows.execute(
            """
            UPDATE recipe SET parser_version = 0, ingredients = \(#"[{"text":"2 cups milk","section":"A"}]"#)
            WHERE household_id = \(service.client.household)
            """
        )
    }

    private func behind(_ service: TestService) async throws -> Int {
        let household = service.client.household
        let sql: SQL = "SELECT count(*) FROM recipe WHERE household_id = \(household) AND parser_version = 0"
        return try await service.rows.query(sql).first?.int(0) ?? 0
    }

    @Test(arguments: Engine.allCases)
    func `lines of an older engine are read again, and nothing else changes`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#)
            let path = RecipePaths.recipe(id)
            let before = try await service.client.get(path).decode(RecipeBody.self)
            try await age(service)
            let meanwhile = try await service.client.get(path).decode(RecipeBody.self)
            #expect(meanwhile.ingredients[0].line.food?.id == "milk", "who asks early is answered by today's engine")
            service.clock.advance(.seconds(60))
            #expect(try await rereading(service).run() == 1)
            let after = try await service.client.get(path).decode(RecipeBody.self)
            #expect(after.ingredients.map(\.line) == before.ingredients.map(\.line))
            #expect(after.ingredients[0].section == "A", "what was written stays")
            #expect(after.version == before.version + 1, "a client's copy is old")
            #expect(after.updatedAt == before.updatedAt, "nobody has edited it")
            #expect(try await rereading(service).run() == 0)
            let found = try await service.client.get("/api/v1/recipes?q=milk").decode(Page<RecipeSummary>.self)
            #expect(found.items.map(\.id) == [id])
        }
    }

    @Test(arguments: Engine.allCases)
    func `lines that say the same make no new version`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","ingredients":["2 cups milk","1 onion"]"#)
            let before = await service.client.get(RecipePaths.recipe(id))
            try await service.rows.execute(
                "UPDATE recipe SET parser_version = 1 WHERE household_id = \(service.client.household)"
            )
            #expect(try await rereading(service).run() == 1)
            #expect(await service.client.get(RecipePaths.recipe(id)).body == before.body)
        }
    }

    @Test(arguments: Engine.allCases)
    func `recipes are read again after their household overruled a food`(engine: Engine) async throws {
        try await withService(engine) { service in
            let milk = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#)
            let onion = try await service.recipe("Onions", #","ingredients":["2 onions"]"#)
            _ = await service.client.send(.put, RecipePaths.food("milk"), #"{"category":"frozen"}"#)
            func read(_ id: RecipeID) async throws -> RecipeBody {
                try await service.client.get(RecipePaths.recipe(id)).decode()
            }
            #expect(try await read(milk).ingredients[0].line.category == .frozen, "at once for whoever asks")
            #expect(try await rereading(service).run() == 2)
            #expect(try await read(milk).version == 2)
            #expect(try await read(onion).version == 1, "nothing to see here")
            #expect(try await rereading(service).run() == 0)
            let household = service.client.household
            let columns = try await service.rows.query(
                "SELECT read_version, version FROM household_kitchen WHERE household_id = \(household)"
            )
            #expect(try columns.first?.int(0) == 1 && columns.first?.int(1) == 1)
            // What was written meanwhile with older foods is looked at again.
            try await service.rows.execute(
                "UPDATE recipe SET foods_version = 0 WHERE household_id = \(household) AND id = \(milk)"
            )
            #expect(try await rereading(service).run() == 0, "nobody has seen it yet")
            _ = try await read(milk)
            #expect(try await rereading(service).run() == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `killed in the middle, it goes on where it was`(engine: Engine) async throws {
        try await withService(engine) { service in
            let count = Rereading.portion * 2 + 7
            for _ in 0..<count { _ = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#) }
            try await age(service)
            let household = service.client.household
            let first = try await rereading(service).readPortion(of: household, .standard)
            #expect(try await rereading(service).write(first, of: household, .standard) == Rereading.portion)
            #expect(try await behind(service) == count - Rereading.portion)
            // The next portion dies between reading and writing.
            _ = try await rereading(service).readPortion(of: household, .standard)
            #expect(try await behind(service) == count - Rereading.portion, "nothing of it has happened")
            #expect(try await rereading(service).write(first, of: household, .standard) == 0, "it has been written")
            #expect(try await rereading(service).run() == count - Rereading.portion)
            #expect(try await behind(service) == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `while lines are read again no transaction is open, and others write`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#)
            let other = try await service.recipe("Milk", #","ingredients":["2 cups milk"]"#)
            try await age(service)
            let household = service.client.household
            let portion = try await rereading(service).readPortion(of: household, .standard)
            #expect(portion.map(\.stored.id) == [id, other].sorted { $0.uuid.canonical < $1.uuid.canonical })
            // Between reading and writing everybody can write, this recipe too.
            let edit = await service.client.send(.patch, RecipePaths.recipe(id), #"{"ingredients":["3 onions"]}"#)
            #expect(edit.status == 200)
            #expect(try await rereading(service).write(portion, of: household, .standard) == 1, "not the edited one")
            let recipe = try await service.client.get(RecipePaths.recipe(id)).decode(RecipeBody.self)
            #expect(recipe.ingredients.map(\.line.text) == ["3 onions"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a portion holds long recipes by their length, and one that is longer than that alone`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            for _ in 0..<4 { _ = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#) }
            try await age(service)
            let household = service.client.household
            let long = #"[{"text":"\#(String(repeating: "x ", count: 500))"}]"#
            func portion(of characters: Int) async throws -> Int {
                try await service.rows.execute(
                    """
                    UPDATE recipe SET ingredients = \(long + String(repeating: " ", count: characters - long.count))
                    WHERE household_id = \(household)
                    """
                )
                return try await rereading(service).readPortion(of: household, .standard).count
            }
            #expect(try await portion(of: Rereading.portionSize / 4) == 4)
            #expect(try await portion(of: Rereading.portionSize / 3) == 3)
            #expect(try await portion(of: Rereading.portionSize + 1) == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe that cannot be read is told of once and left alone until the next engine`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let good = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#)
            let bad = try await service.recipe("Stew", #","ingredients":["1 onion"]"#)
            try await age(service)
            let household = service.client.household
            try await service.rows.execute(
                "UPDATE recipe SET ingredients = 'no JSON' WHERE household_id = \(household) AND id = \(bad)"
            )
            let told = Mutex([RecipeID]())
            let rereading = rereading(service) { recipe, _, _ in told.withLock { $0.append(recipe) } }
            #expect(try await rereading.run() == 2)
            #expect(try await rereading.run() == 0)
            #expect(told.withLock { $0 } == [bad])
            #expect(try await service.client.get(RecipePaths.recipe(good)).decode(RecipeBody.self).version == 2)
            let row = try await service.rows.query(
                "SELECT ingredients, version FROM recipe WHERE household_id = \(household) AND id = \(bad)"
            )[0]
            #expect(try row.string(0) == "no JSON" && row.int(1) == 1, "it is as it was")
        }
    }

    @Test(arguments: Engine.allCases)
    func `replicas share the work and do none of it twice`(engine: Engine) async throws {
        try await withService(engine) { service in
            let count = 250
            for _ in 0..<count { _ = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#) }
            try await age(service)
            let replicas = (0..<3).map { _ in rereading(service) }
            let total = try await withThrowingTaskGroup(of: Int.self) { group in
                for replica in replicas { group.addTask { try await replica.run() } }
                return try await group.reduce(0, +)
            }
            #expect(total == count)
            let household = service.client.household
            let versions = try await service.rows.query(
                "SELECT DISTINCT version FROM recipe WHERE household_id = \(household)"
            ).values(as: Int.self)
            #expect(versions == [2], "each has been read exactly once")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was read with foods that a replica has not heard of is left to others`(engine: Engine) async throws {
        try await withService(engine) { service in
            _ = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#)
            try await age(service)
            try await service.rows.execute(
                "UPDATE recipe SET foods_version = 1 WHERE household_id = \(service.client.household)"
            )
            #expect(try await rereading(service).run() == 0, "and it does not ask for ever")
            #expect(try await behind(service) == 1)
        }
    }

    @Test func `SQLite finds what is behind by the versions, not by going through the household`() async throws {
        try await withService(.sqlite) { service in
            let behind = RereadingSQL.behind(of: service.client.household, foodsVersion: 0, limit: Rereading.portion)
            let text = behind.rendered(for: .sqlite).text
            let steps = try await service.db.query(.unescaped("EXPLAIN QUERY PLAN " + text)).values(3, as: String.self)
            #expect(steps.contains { $0.contains("recipe_by_parser (parser_version=? AND household_id=?)") })
        }
    }

    @Test(arguments: Engine.allCases)
    func `somebody who edits meanwhile wins`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","ingredients":["2 cups milk"]"#)
            try await age(service)
            async let reading = rereading(service).run()
            async let editing = service.client.send(
                .patch,
                RecipePaths.recipe(id),
                #"{"title":"Stew","ingredients":["3 onions"]}"#
            )
            _ = try await reading
            #expect(await editing.status == 200)
            try await rereading(service).run()
            let recipe = try await service.client.get(RecipePaths.recipe(id)).decode(RecipeBody.self)
            #expect(recipe.title == "Stew" && recipe.ingredients.map(\.line.text) == ["3 onions"])
        }
    }
}
