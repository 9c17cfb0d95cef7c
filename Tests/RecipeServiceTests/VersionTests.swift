import Database
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

@Suite struct VersionTests {
    @Test(arguments: Engine.allCases)
    func `what a recipe said is kept, compared and restored`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let id = try await service.recipe("Soup", #","ingredients":["1 onion","2 carrots"],"tags":["Warm"]"#)
            let path = RecipePaths.recipe(id)
            service.clock.advance(.seconds(60))
            let change = #"{"title":"Stew","ingredients":["1 onion","3 carrots","1 leek"]}"#
            #expect(await client.send(.patch, path, change).status == 200)
            #expect(await client.send(.patch, path, change).status == 200, "the same again is no version")
            let list = try await client.get("\(path)/versions").decode(Versions.self)
            #expect(list.items.map(\.version) == [2, 1] && list.items.map(\.current) == [true, false])
            #expect(list.items[0].fields == ["title", "ingredients"] && list.items[1].fields == [])
            #expect(list.items.allSatisfy { $0.by != nil })
            let first = await client.get("\(path)/versions/1")
            #expect(first.text.contains(#"{"section":null,"text":"2 carrots"}"#), "\(first)")
            let compared = await client.get("\(path)/versions/1/changes")
            #expect(compared.text.contains(#"{"field":"title","from":"Soup","to":"Stew"}"#), "\(compared)")
            #expect(compared.text.contains(#"{"change":"changed","from":"2 carrots","to":"3 carrots"}"#))
            #expect(compared.text.contains(#"{"change":"added","from":null,"to":"1 leek"}"#))
            let late = await client.send(.post, "\(path)/versions/1/restore", headers: ["If-Match": "\"1\""])
            #expect(late.status == 412)
            let restored = await client.send(.post, "\(path)/versions/1/restore", headers: ["If-Match": "\"2\""])
            let body = try restored.decode(RecipeBody.self)
            #expect(body.title == "Soup" && body.version == 3 && body.ingredients.map(\.line.text).last == "2 carrots")
            #expect(body.tags == ["Warm"])
            #expect(await client.get("\(path)/versions/9").status == 404)
            #expect(await service.stranger().get("\(path)/versions").status == 404)
            #expect(await service.client(as: .viewer).post("\(path)/versions/1/restore").status == 403)
            // What makes it cooked changes none of its words.
            let item = UUID().uuidString.lowercased()
            let cooked = #"{"menu_id":"\#(UUID())","item_id":"\#(item)","recipe_id":"\#(id)","date":"2026-11-19"}"#
            #expect(await service.deliver("menu.recipe_cooked", cooked, sequence: 1).status == 204)
            #expect(try await client.get("\(path)/versions").decode(Versions.self).items.count == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `fifty versions of a recipe are kept, and they make room in the household's storage`(
        engine: Engine
    ) async throws {
        try await withService(engine, storage: 100_000) { service in
            let client = service.client
            let notes = String(repeating: "x", count: 15_000)
            let id = try await service.recipe("A", #","notes":"\#(notes)""#)
            for number in 0..<60 {
                service.clock.advance(.seconds(1))
                let answer = await client.send(.patch, RecipePaths.recipe(id), #"{"title":"T\#(number)"}"#)
                #expect(answer.status == 200, "\(answer)")
            }
            let household = client.household
            let taken = try await service.rows.query(
                "SELECT CAST(sum(size + history_size) AS bigint), CAST(sum(history_size) AS bigint) FROM recipe WHERE household_id = \(household)"
            )[0]
            #expect(try taken.int(0) <= 100_000)
            let counted = try await service.rows.query(
                "SELECT CAST(coalesce(sum(size), 0) AS bigint) FROM recipe_version WHERE household_id = \(household)"
            )[0].int(0)
            #expect(try counted == taken.int(1), "what is counted is what is there")
            for number in 0..<4 {
                let made = await client.post("/api/v1/recipes", #"{"title":"B\#(number)","notes":"\#(notes)"}"#)
                #expect(made.status == 201, "what was makes room for what is: \(made)")
            }
        }
        try await withService(engine) { service in
            let id = try await service.recipe()
            let path = RecipePaths.recipe(id)
            for number in 0..<(VersionRules.most + 5) {
                #expect(await service.client.send(.patch, path, #"{"title":"T\#(number)"}"#).status == 200)
            }
            let first = try await service.client.get("\(path)/versions?limit=30").decode(Versions.self)
            let rest = try await service.client.get("\(path)/versions?after=\(first.next ?? "")").decode(Versions.self)
            #expect(first.items.count + rest.items.count == VersionRules.most + 1)
            #expect(rest.items.last?.version == 6)
        }
    }

    @Test(arguments: Engine.allCases)
    func `changes at the same time keep each version once`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            let path = RecipePaths.recipe(id)
            let done = await withTaskGroup(of: Int.self) { group in
                for number in 0..<12 {
                    group.addTask { await service.client.send(.patch, path, #"{"title":"T\#(number)"}"#).status }
                }
                return await group.reduce(into: 0) { count, status in count += status == 200 ? 1 : 0 }
            }
            let found = try await service.client.get("\(path)/versions").decode(Versions.self).items
            #expect(found.count == done + 1)
            #expect(found.map(\.version) == Array((1...(done + 1)).reversed()))
        }
    }

    @Test func `lines that stay are found, and the others change in their order`() {
        let changes = LineChange.between(["a", "b", "c", "d"], ["a", "x", "c", "d", "e"])
        #expect(changes.map(\.kind) == [.same, .changed, .same, .same, .added])
        #expect(LineChange.between(["a"], []).map(\.kind) == [.removed])
        #expect(LineChange.between([], []).isEmpty)
    }
}

@JSONObject(.readOnly)
private struct Versions {
    @JSONObject(.readOnly)
    struct Item {
        let version: Int
        let current: Bool
        let by: UserID?
        let fields: [String]
    }
    let items: [Item]
    let next: String?
}
