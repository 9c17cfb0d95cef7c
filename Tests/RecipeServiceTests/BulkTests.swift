import Database
import Foundation
import HTTP
import Identity
import JSON
import MenuAPI
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct BulkTests {
    private func change(
        _ service: TestService,
        _ ids: [RecipeID],
        _ rest: String,
        _ query: String = ""
    ) async -> TestAnswer {
        let list = ids.map { "\"\($0)\"" }.joined(separator: ",")
        return await service.client.post("\(RecipePaths.bulk)\(query)", #"{"ids":[\#(list)],\#(rest)}"#)
    }

    @Test(arguments: Engine.allCases)
    func `many recipes are changed at once, and each says what has become of it`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            var ids: [RecipeID] = []
            for number in 0..<45 { ids.append(try await service.recipe("R\(number)", #","tags":["Old"]"#)) }
            let strange = RecipeID(.version7())
            let added = await change(service, ids + [strange], #""action":"add_tags","tags":["new","OLD"]"#)
            #expect(added.text.contains(#"{"id":"\#(strange)","status":"missing"}"#), "\(added)")
            #expect(await client.get(RecipePaths.tags).text.contains(#"{"tag":"new","count":45}"#))
            let one = try await client.get(RecipePaths.recipe(ids[44])).decode(RecipeBody.self)
            #expect(one.tags == ["Old", "new"] && one.version == 2)
            #expect(await client.get("\(RecipePaths.recipe(ids[0]))/versions/1").text.contains(#""tags":["Old"]"#))
            _ = await change(service, [ids[0]], #""action":"remove_tags","tags":["NEW"]"#)
            #expect(try await client.get(RecipePaths.recipe(ids[0])).decode(RecipeBody.self).tags == ["Old"])
            _ = await change(service, ids, #""action":"favourite""#)
            #expect(await client.get(RecipePaths.recipe(ids[9])).text.contains(#""favourite":true"#))
            _ = await change(service, ids, #""action":"unfavourite""#)
            #expect(await client.get("\(RecipePaths.recipes)?limit=200").text.contains(#""favourite":true"#) == false)
            #expect(await change(service, ids, #""action":"add_tags""#).pointers == ["/tags"])
            #expect(await change(service, ids, #""action":"cook""#).pointers == ["/action"])
            // What is used is deleted only when that is confirmed.
            let menu = RecipeMenu(id: MenuID(.version7()), state: .toCook, servings: 4, cooked: false)
            service.users.say(RecipeUses(menus: [menu]))
            #expect(await change(service, [ids[0], ids[1]], #""action":"delete""#).code == "recipe_in_use")
            #expect(await client.get(RecipePaths.recipe(ids[0])).status == 200)
            let deleted = await change(service, [ids[0], ids[1]], #""action":"delete""#, "?confirm=true")
            #expect(deleted.status == 200 && deleted.text.contains("\(menu.id)"), "\(deleted)")
            #expect(await client.get(RecipePaths.recipe(ids[1])).status == 404)
            #expect(await change(service, [ids[0], strange], #""action":"restore""#).text.contains("missing"))
            #expect(await client.get(RecipePaths.recipe(ids[0])).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a tag is renamed on all recipes, becomes one with another, and is removed`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            for number in 0..<50 {
                let tags = number < 10 ? #"["Soup","soups"]"# : #"["Soup"]"#
                _ = try await service.recipe("R\(number)", #","tags":\#(tags)"#)
            }
            let renamed = await client.send(.patch, "\(RecipePaths.tags)/soup", #"{"name":"Soups"}"#)
            #expect(renamed.text == #"{"recipes":50,"done":true}"#, "\(renamed)")
            #expect(await client.get(RecipePaths.tags).text == #"{"items":[{"tag":"Soups","count":50}]}"#)
            #expect(await client.send(.patch, "\(RecipePaths.tags)/soups", #"{"name":"SOUPS"}"#).status == 200)
            #expect(await client.get(RecipePaths.tags).text == #"{"items":[{"tag":"SOUPS","count":50}]}"#)
            #expect(await service.client(as: .viewer).send(.delete, "\(RecipePaths.tags)/soups").status == 403)
            #expect(await service.stranger().send(.delete, "\(RecipePaths.tags)/soups").status == 404)
            #expect(await client.send(.delete, "\(RecipePaths.tags)/Soups").text == #"{"recipes":50,"done":true}"#)
            #expect(await client.get(RecipePaths.tags).text == #"{"items":[]}"#)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a person who changes a recipe meanwhile is not overwritten`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask {
                        _ = await change(service, [id], #""action":"add_tags","tags":["t\#(number)"]"#)
                    }
                }
                group.addTask {
                    let answer = await service.client.send(.patch, RecipePaths.recipe(id), #"{"title":"New"}"#)
                    #expect(answer.status == 200)
                }
            }
            let recipe = try await service.client.get(RecipePaths.recipe(id)).decode(RecipeBody.self)
            #expect(recipe.title == "New" && Set(recipe.tags) == ["t0", "t1", "t2", "t3"])
        }
    }
}
