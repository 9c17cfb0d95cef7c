import Foundation
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// A food as a client reads it.
@JSONObject(.readOnly)
struct FoodAnswer {
    let id: String
    let name: String
    let names: [String: [String]]
    let category: String
    let allergens: [String]
    let mayContain: [String]
    let gramsPerCup: Double?
    let staple: String
    let source: String
}

/// A classified name as a client reads it.
@JSONObject(.readOnly)
struct NameAnswer {
    let name: String
    let food: FoodReference?
    let category: String
    let allergens: [String]
    let mayContain: [String]
    let gramsPerCup: Double?
}

extension TestClient {
    /// What the kitchen makes of a name.
    func classify(_ name: String) async throws -> NameAnswer {
        let answer = await post(RecipePaths.classify, #"{"names":["\#(name)"]}"#)
        return try #require(try answer.decode(Page<NameAnswer>.self).items.first)
    }
}

@Suite struct FoodTests {
    @Test(arguments: Engine.allCases)
    func `a food of the household's own is found, read in lines, and gone again`(engine: Engine) async throws {
        try await withService(engine) { service in
            let path = RecipePaths.food("grandmas-crumble-mix")
            let body = """
                {"name":"Grandma's crumble mix","names":{"de":["Omas Streusel"]},"category":"pantry",
                "allergens":["gluten","milk"],"may_contain":["nuts","milk"],"grams_per_cup":130.5,"staple":"asked"}
                """
            let made = await service.client.send(.put, path, body)
            #expect(made.status == 201 && made.headers["ETag"] == "\"1\"", "\(made)")
            let food = try made.decode(FoodAnswer.self)
            #expect(food.name == "Grandma's crumble mix" && food.source == "own" && food.gramsPerCup == 130.5)
            #expect(food.allergens == ["gluten", "milk"] && food.mayContain == ["nuts"])
            #expect(food.names["de"] == ["Omas Streusel"])
            let again = await service.client.send(.put, path, body)
            #expect(again.status == 200 && again.headers["ETag"] == "\"1\"")

            #expect(try await service.client.classify("omas streusel").food?.id == "grandmas-crumble-mix")
            let found = await service.client.get("/api/v1/foods?q=oma")
            #expect(try found.decode(Page<FoodAnswer>.self).items.map(\.id).contains("grandmas-crumble-mix"))
            let mine = await service.client.get("/api/v1/foods?source=own")
            #expect(try mine.decode(Page<FoodAnswer>.self).items.map(\.id) == ["grandmas-crumble-mix"])

            #expect(await service.stranger().get(path).status == 404)
            #expect(try await service.stranger().classify("omas streusel").food?.id != "grandmas-crumble-mix")
            #expect(await service.stranger().send(.delete, path).status == 404)
            #expect(await service.client(as: .viewer).send(.put, path, body).status == 403)

            #expect(await service.client.send(.delete, path, headers: ["If-Match": "\"7\""]).status == 412)
            #expect(await service.client.send(.delete, path).status == 204)
            #expect(await service.client.get(path).status == 404)
            #expect(await service.client.send(.delete, path).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household overrules a food that comes with Larder, and takes it back`(engine: Engine) async throws {
        try await withService(engine) { service in
            let path = RecipePaths.food("milk")
            let before = try await service.client.get(path).decode(FoodAnswer.self)
            #expect(before.source == "standard" && before.category == "dairy")
            let put = await service.client.send(.put, path, #"{"category":"frozen","names":{"en":["moo juice"]}}"#)
            #expect(put.status == 201, "\(put)")
            let milk = try put.decode(FoodAnswer.self)
            #expect(milk.source == "overruled" && milk.category == "frozen")
            #expect(milk.allergens == before.allergens && milk.gramsPerCup == before.gramsPerCup)
            #expect(try await service.client.classify("moo juice").category == "frozen")
            #expect(try await service.client.classify("Milch").category == "frozen")
            #expect(try await service.stranger().classify("milk").category == "dairy")
            let changed = await service.client.send(.put, path, #"{"allergens":[]}"#, headers: ["If-Match": "\"1\""])
            #expect(changed.status == 200 && changed.headers["ETag"] == "\"2\"")
            #expect(try changed.decode(FoodAnswer.self).category == "dairy", "what is not said stays as it comes")
            #expect(try await service.client.classify("milk").allergens == [])
            #expect(await service.client.send(.delete, path).status == 204)
            #expect(try await service.client.classify("milk").allergens == ["milk"])
            #expect(try await service.client.get(path).decode(FoodAnswer.self).source == "standard")
        }
    }

    @Test func `foods are found by the beginnings of words in any language, the best first, page by page`()
        async throws
    {
        try await withService { service in
            func ids(_ query: String) async throws -> [String] {
                try await service.client.get("/api/v1/foods?\(query)").decode(Page<FoodAnswer>.self).items.map(\.id)
            }
            #expect(try await ids("q=milk").first == "milk")
            #expect(try await ids("q=milch&limit=3").contains("milk"))
            #expect(try await ids("q=creme%20fra").first == "creme-fraiche", "accents do not count")
            #expect(try await ids("q=xyzzy").isEmpty)
            var seen: [String] = []
            var next: String? = ""
            while let cursor = next {
                let page = try await service.client.get("/api/v1/foods?limit=200&after=\(cursor)")
                    .decode(Page<FoodAnswer>.self)
                seen += page.items.map(\.id)
                next = page.next
            }
            #expect(seen == seen.sorted() && Set(seen) == Set(FoodTable.standard.foods.map(\.id)))
            #expect(await service.client.get("/api/v1/foods?after=x").status == 400)
        }
    }

    @Test func `what cannot be said of a food is refused by its name`() async throws {
        try await withService { service in
            for (id, body, pointers) in [
                ("mine", "{}", ["/name"]), ("mine", #"{"name":"x","grams_per_cup":0}"#, ["/grams_per_cup"]),
                ("mine", #"{"name":"x","names":{"xx":["y"]}}"#, ["/names"]),
                ("mine", #"{"name":"x","names":{"en":[""]}}"#, ["/names/en/0"]),
                ("mine", #"{"name":"x","allergens":["sand"]}"#, ["/allergens/0"]),
                ("mine", #"{"name":"x","category":"moon"}"#, ["/category"]),
                ("gluten-free-bread-flour", "{}", [""]),
            ] {
                let answer = await service.client.send(.put, RecipePaths.food(id), body)
                #expect(answer.status == 422 && answer.pointers == pointers, "\(body): \(answer)")
            }
            #expect(await service.client.send(.put, RecipePaths.food("NOT_A_SLUG"), #"{"name":"x"}"#).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `racing writers cannot pass the limit together`(engine: Engine) async throws {
        try await withService(engine) { service in
            let store = service.foods
            func food(_ number: Int) -> HouseholdFood {
                .own(Food(id: "food-\(number)", name: "food \(number)", category: .pantry))
            }
            for number in 0..<(FoodRules.maxFoods - 5) {
                _ = try await store.put(food(number), version: nil, of: service.client.household, at: service.clock.now)
            }
            let changes = try await withThrowingTaskGroup(of: FoodChange.self) { group in
                for number in 1000..<1020 {
                    group.addTask {
                        let household = service.client.household
                        return try await store.put(food(number), version: nil, of: household, at: service.clock.now)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(changes.count { $0 == .added } == 5 && changes.count { $0 == .full } == 15)
            let foods = try await store.foods(of: service.client.household)
            #expect(foods.foods.count == FoodRules.maxFoods && foods.version == FoodRules.maxFoods)
            // An overrule of what is there already still fits.
            let change = try await store.put(
                .own(Food(id: "food-1", name: "another", category: .pantry)),
                version: nil,
                of: service.client.household,
                at: service.clock.now
            )
            #expect(change == .changed)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a category given to a name wins, is listed, and can be taken back`(engine: Engine) async throws {
        try await withService(engine) { service in
            for (name, category) in [("Xyzzy paste", "dairy"), ("Tofu", "frozen"), ("xyzzy  PASTE", "meat")] {
                let body = #"{"name":"\#(name)","category":"\#(category)"}"#
                #expect(await service.client.send(.put, RecipePaths.corrections, body).status == 200)
            }
            #expect(try await service.client.classify("xyzzy paste").category == "meat")
            #expect(try await service.client.classify("tofu").category == "frozen")
            #expect(try await service.stranger().classify("tofu").category != "frozen")
            let first = try await service.client.get("\(RecipePaths.corrections)?limit=1")
                .decode(Page<CategoryCorrection>.self)
            #expect(first.items.map(\.name) == ["Tofu"])
            let after = try #require(first.next)
            let second = try await service.client.get("\(RecipePaths.corrections)?limit=1&after=\(after)")
                .decode(Page<CategoryCorrection>.self)
            #expect(second.items.map(\.name) == ["xyzzy  PASTE"] && second.next == nil)
            let path = "\(RecipePaths.corrections)/xyzzy%20paste"
            #expect(await service.stranger().send(.delete, path).status == 404)
            #expect(await service.client.send(.delete, path).status == 204)
            #expect(await service.client.send(.delete, path).status == 404)
            #expect(try await service.client.classify("xyzzy paste").category != "meat")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a correction that the grocery service tells is remembered once`(engine: Engine) async throws {
        try await withService(engine) { service in
            let payload = #"{"name":"xyzzy paste","category":"dairy"}"#
            for sequence in 1...2 {
                let told = await service.deliver(
                    "list.category_corrected",
                    payload,
                    sequence: Int64(sequence),
                    source: "grocery"
                )
                #expect(told.status == 204)
            }
            let found = try await service.client.classify("xyzzy paste")
            let version = try await service.foods.version(of: service.client.household)
            #expect(found.category == "dairy" && version == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `services hear what a household says, and nothing if they have heard it`(engine: Engine) async throws {
        try await withService(engine) { service in
            func ask(_ household: HouseholdID, _ tag: String?, secret: Bool = true) async -> TestAnswer {
                var headers = Headers()
                if secret { headers[InternalSecret.header] = TestService.secret.secret.exposed }
                if let tag { headers["If-None-Match"] = tag }
                return await service.client.get(RecipePaths.householdFoods(household), headers: headers)
            }
            let household = service.client.household
            #expect(await ask(household, "\"0\"").status == 304)
            _ = await service.client.send(.put, RecipePaths.food("milk"), #"{"category":"other","staple":"assumed"}"#)
            _ = await service.client.send(.put, RecipePaths.food("mine"), #"{"name":"mine","grams_per_cup":0.125}"#)
            _ = await service.client.send(.put, RecipePaths.corrections, #"{"name":"qux","category":"meat"}"#)
            let answer = await ask(household, "\"0\"")
            let foods = try answer.decode(HouseholdFoodsBody.self).said
            #expect(answer.headers["ETag"] == "\"3\"" && foods.version == 3)
            #expect(try await foods == service.foods.foods(of: household), "nothing is lost on the wire")
            let table = foods.table()
            #expect(table.food(named: "milk")?.category == .other)
            #expect(table.food(id: "mine")?.gramsPerCup == Rational("1/8"))
            #expect(Categorizer(foods: table).classify("qux").category == .meat)
            #expect(await ask(household, "\"3\"").status == 304)
            #expect(await ask(service.stranger().household, "\"0\"").status == 304)
            #expect(await ask(household, nil, secret: false).status == 404)
        }
    }
}
