import Database
import Foundation
import HTTP
import Identity
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct RecipeTests {
    private static let soup = """
        {"title":" Leek soup ","source":{"type":"url","url":"https://example.org/soup","name":"Example"},"servings":6,
         "ingredients":["2 leeks",{"text":"1 l water","section":"Broth"}],"steps":["Cut.\\nFinely.",{"text":"Boil."}],
         "times":{"prep":10,"cook":20},"tags":["Soup","soup","Winter"],"image_url":"https://example.org/a.jpg",
         "nutrition":{"calories":"200 kcal"},"notes":"good","rating":4}
        """

    @Test(arguments: Engine.allCases) func `a recipe comes back as it was sent`(engine: Engine) async throws {
        try await withService(engine) { service in
            let made = await service.client.post("/api/v1/recipes", Self.soup)
            #expect(made.status == 201)
            #expect(made.headers["ETag"] == "\"1\"")
            let recipe = try made.decode(RecipeBody.self)
            #expect(made.headers["Location"] == "/api/v1/recipes/\(recipe.id)")
            #expect(recipe.title == "Leek soup")
            #expect(recipe.source == RecipeSource(type: .url, url: "https://example.org/soup", name: "Example"))
            #expect(recipe.servings == 6)
            #expect(recipe.ingredients.map(\.line.text) == ["2 leeks", "1 l water"])
            #expect(recipe.ingredients.map(\.section) == [nil, "Broth"])
            #expect(recipe.steps == [RecipeStep(text: "Cut.\nFinely."), RecipeStep(text: "Boil.")])
            #expect(recipe.times == RecipeTimes(prep: 10, cook: 20))
            #expect(recipe.tags == ["Soup", "Winter"])
            #expect(recipe.imageURL == nil && recipe.imageSource == "https://example.org/a.jpg")
            #expect(recipe.nutrition == ["calories": "200 kcal"])
            #expect(recipe.notes == "good")
            #expect(recipe.rating == 4)
            #expect(recipe.timesCooked == 0)
            #expect(recipe.lastCooked == nil)
            #expect(recipe.status == .active)
            #expect(recipe.createdAt == service.clock.now)
            let read = await service.client.get("/api/v1/recipes/\(recipe.id)")
            #expect(read.body == made.body)
        }
    }

    @Test func `a title is enough`() async throws {
        try await withService { service in
            let recipe = try await service.client.post("/api/v1/recipes", #"{"title":"Toast"}"#).decode(RecipeBody.self)
            #expect(recipe.servings == 4)
            #expect(recipe.source.type == .manual)
            #expect(recipe.ingredients.isEmpty && recipe.steps.isEmpty && recipe.tags.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `PUT makes, replaces, and changes nothing when repeated`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = RecipeID(.version7())
            let path = "/api/v1/recipes/\(id)"
            let made = await service.client.send(.put, path, Self.soup)
            #expect(made.status == 201)
            service.clock.advance(.seconds(1))
            let again = await service.client.send(.put, path, Self.soup)
            #expect(again.status == 200)
            #expect(again.body == made.body)
            let other = await service.client.send(.put, path, #"{"title":"Other","tags":["x"]}"#)
            #expect(other.status == 200)
            let recipe = try other.decode(RecipeBody.self)
            #expect(recipe.version == 2 && recipe.title == "Other" && recipe.ingredients.isEmpty)
            #expect(recipe.notes == nil && recipe.tags == ["x"])
            #expect(recipe.updatedAt > recipe.createdAt)
            let mismatch = await service.client.send(
                .put,
                path,
                #"{"id":"\#(RecipeID(.version7()))","title":"a"}"#
            )
            #expect(mismatch.status == 422 && mismatch.pointers == ["/id"])
        }
    }

    @Test func `a POST with an id that is taken is refused`() async throws {
        try await withService { service in
            let id = try await service.recipe()
            let again = await service.client.post("/api/v1/recipes", #"{"id":"\#(id)","title":"b"}"#)
            #expect(again.status == 409 && again.code == "recipe_exists")
        }
    }

    @Test(arguments: Engine.allCases) func `PATCH changes what it names`(engine: Engine) async throws {
        try await withService(engine) { service in
            let made = try await service.client.post("/api/v1/recipes", Self.soup).decode(RecipeBody.self)
            let path = "/api/v1/recipes/\(made.id)"
            let patched = try await service.client
                .send(.patch, path, #"{"rating":5,"notes":null,"tags":["New"],"source":null}"#).decode(RecipeBody.self)
            #expect(patched.version == 2)
            #expect(patched.rating == 5 && patched.notes == nil && patched.tags == ["New"])
            #expect(patched.source == RecipeSource(type: .manual))
            #expect(patched.title == made.title && patched.ingredients == made.ingredients)
            #expect(patched.steps == made.steps && patched.nutrition == made.nutrition)
            let nested = try await service.client
                .send(
                    .patch,
                    path,
                    #"{"times":{"prep":null,"total":45},"source":{"name":"Ann"},"nutrition":{"fat":"9 g","calories":null}}"#
                )
                .decode(RecipeBody.self)
            #expect(nested.times == RecipeTimes(prep: nil, cook: 20, total: 45))
            #expect(nested.source == RecipeSource(type: .manual, name: "Ann"))
            #expect(nested.nutrition == ["fat": "9 g"])
            let nothing = try await service.client.send(.patch, path, "{}").decode(RecipeBody.self)
            #expect(nothing.version == 3)
            let bad = await service.client.send(.patch, path, #"{"title":null}"#)
            #expect(bad.status == 422 && bad.pointers == ["/title"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `versions guard changes and save reads`(engine: Engine) async throws {
        try await withService(engine) { service in
            let path = "/api/v1/recipes/\(try await service.recipe())"
            #expect(await service.client.get(path, headers: ["If-None-Match": "\"1\""]).status == 304)
            let put = await service.client.send(.put, path, #"{"title":"B"}"#, headers: ["If-Match": "\"1\""])
            #expect(put.status == 200 && put.headers["ETag"] == "\"2\"")
            let old: Headers = ["If-Match": "\"1\""]
            #expect(await service.client.send(.put, path, #"{"title":"C"}"#, headers: old).status == 412)
            #expect(await service.client.send(.patch, path, #"{"title":"C"}"#, headers: old).status == 412)
            #expect(await service.client.send(.delete, path, headers: old).status == 412)
            #expect(await service.client.get(path, headers: ["If-None-Match": "\"1\""]).status == 200)
            let missing = "/api/v1/recipes/\(RecipeID(.version7()))"
            #expect(await service.client.send(.put, missing, #"{"title":"C"}"#, headers: old).status == 412)
            #expect(await service.client.send(.delete, path, headers: ["If-Match": "\"2\""]).status == 204)
        }
    }

    @Test(arguments: Engine.allCases) func `many changes at once all happen`(engine: Engine) async throws {
        try await withService(engine) { service in
            let path = "/api/v1/recipes/\(try await service.recipe())"
            let statuses = await withTaskGroup(of: Int.self) { group in
                for number in 1...4 {
                    let client = service.client
                    group.addTask { await client.send(.patch, path, #"{"notes":"\#(number)"}"#).status }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.allSatisfy { $0 == 200 })
            #expect(try await service.client.get(path).decode(RecipeBody.self).version == 5)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe is shown for other servings, exactly and in words`(engine: Engine) async throws {
        try await withService(engine) { service in
            let lines = #""1 1/2 cups milk","2-3 onions","salt","1/3 tsp pepper""#
            let id = try await service.recipe("Soup", #","servings":6,"ingredients":[\#(lines)]"#)
            let path = RecipePaths.recipe(id)
            let answer = await service.client.get("\(path)?servings=8")
            #expect(answer.status == 200 && answer.headers["ETag"] == "\"1\"")
            let json = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
            #expect(json["servings"] as? Int == 8 && json["written_servings"] as? Int == 6)
            let amounts = (json["ingredients"] as? [[String: Any]] ?? []).map { $0["amount"] as? [String: Any] }
            #expect(amounts.map { $0?["value"] as? String } == ["2", "8/3", nil, "4/9"])
            #expect(amounts[1]?["max"] as? String == "4")
            #expect(amounts[0]?["display"] as? String == "2 cups")
            #expect(answer.text.contains("1 1/2 cups milk"), "what is written stays")
            let metric = await service.client.get("\(path)?servings=8&measurement_system=metric")
            #expect(metric.text.contains(#""display":"473 ml""#))
            #expect(await service.client.get("\(path)?servings=6").body == (await service.client.get(path)).body)
            for bad in ["0", "1001", "x", "-1", "", "1.5"] {
                let refused = await service.client.get("\(path)?servings=\(bad)")
                #expect(refused.status == 422 && refused.pointers == ["?servings"], "\(bad)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a deleted recipe is gone and its neighbours are told`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","tags":["a"]"#)
            #expect(await service.client.send(.delete, "/api/v1/recipes/\(id)").status == 204)
            #expect(await service.client.get("/api/v1/recipes/\(id)").status == 404)
            #expect(await service.client.send(.delete, "/api/v1/recipes/\(id)").status == 404)
            #expect(await service.client.get("/api/v1/recipes/tags").text == #"{"items":[]}"#)
            let destinations = try await service.db.across(.sweep).query(
                "SELECT destination FROM outbox_delivery ORDER BY destination"
            )
            .values(as: String.self)
            #expect(Set(destinations) == ["activity", "grocery", "meal-plan", "menu"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `another household sees nothing and changes nothing`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","tags":["a"]"#)
            let path = "/api/v1/recipes/\(id)"
            let stranger = service.stranger()
            #expect(await stranger.get(path).status == 404)
            #expect(await stranger.send(.patch, path, #"{"title":"x"}"#).status == 404)
            #expect(await stranger.send(.delete, path).status == 404)
            #expect(await stranger.get("/api/v1/recipes").text == #"{"items":[],"next":null}"#)
            #expect(await stranger.get("/api/v1/recipes/tags").text == #"{"items":[]}"#)
            let batch = await stranger.post("/api/v1/recipes/batch-get", #"{"ids":["\#(id)"]}"#)
            #expect(batch.text == #"{"items":[],"missing":["\#(id)"],"left":[]}"#)
            // The id is free in the other household, and the two recipes have nothing to do with each other.
            #expect(await stranger.send(.put, path, #"{"title":"Mine"}"#).status == 201)
            #expect(try await service.client.get(path).decode(RecipeBody.self).title == "Soup")
        }
    }

    @Test func `a viewer reads and does not write, and nobody else does either`() async throws {
        try await withService { service in
            let path = "/api/v1/recipes/\(try await service.recipe())"
            let viewer = service.client(as: .viewer)
            #expect(await viewer.get(path).status == 200)
            for (method, target) in [
                (HTTP.Method.post, "/api/v1/recipes"), (.put, path), (.patch, path), (.post, "/api/v1/recipes/extract"),
                (.post, "/api/recipes/extract"),
            ] {
                #expect(await viewer.send(method, target, #"{"title":"x"}"#).status == 403, "\(method) \(target)")
            }
            #expect(await viewer.send(.delete, path).status == 403)
            var nobody = service.client
            nobody.token = nil
            for (method, pattern, operation) in service.router.operations where !pattern.hasPrefix("/internal") {
                // Whoever knows a picture's address has been shown it.
                if operation.id == "getPicture" { continue }
                let target = pattern.replacingOccurrences(of: "{recipe_id}", with: "\(RecipeID(.version7()))")
                #expect(await nobody.send(method, target, "{}").status == 401, "\(method) \(pattern)")
            }
        }
    }
}
