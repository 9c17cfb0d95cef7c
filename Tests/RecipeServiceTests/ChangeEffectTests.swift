import Database
import Foundation
import GroceryAPI
import HTTP
import JSON
import Kitchen
import MealPlanAPI
import MenuAPI
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// What a change of a recipe says that it changes elsewhere.
@Suite struct ChangeEffectTests {
    private let menu = RecipeMenu(id: MenuID(.version7()), state: .toCook, servings: 4, cooked: false)
    private let entry = RecipeEntry(
        id: PlanEntryID(.version7()),
        date: CalendarDate(daysSince1970: 20_000),
        slot: .dinner
    )
    private let following = RecipeList(id: GroceryListID(.version7()), title: "Week", items: 3, follows: true)
    private let made = RecipeList(id: GroceryListID(.version7()), title: "Soup", items: 3, follows: false)

    private var used: RecipeUses {
        RecipeUses(
            menus: [menu],
            entries: RecipeEntries(count: 1, entries: [entry]),
            lists: RecipeLists(count: 2, lists: [following, made])
        )
    }

    private var all: [Effect] {
        [Effect(.menu, menu.id), Effect(.planEntry, entry.id), Effect(.groceryList, following.id)]
    }

    @Test(arguments: Engine.allCases)
    func `a change of what is bought or shown says what it changes, and of nothing else asks nobody`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let client = service.client
            service.users.say(used)
            let text = #"{"title":"Soup","ingredients":["2 onions"],"notes":"Hot","steps":["Cook"]}"#
            let path = RecipePaths.recipe(RecipeID(.version7()))
            let new = await client.send(.put, path, text)
            #expect(new.status == 201 && new.effects == nil && service.users.asked().isEmpty)
            let put = await client.send(.put, path, text.replacing("2 onions", with: "3 onions"))
            #expect(put.status == 200 && put.effects == all, "\(put)")
            let body = try put.decode(RecipeBody.self)
            #expect(body.version == 2 && body.ingredients.map(\.line.text) == ["3 onions"])
            #expect(put.headers["ETag"] == "\"2\"")
            #expect(service.users.asked() == ["entries", "lists", "menus"])
            let servings = await client.send(.patch, path, #"{"servings":2}"#)
            #expect(servings.effects == all)
            let title = await client.send(.patch, path, #"{"title":"Stew"}"#)
            #expect(title.effects == Array(all.prefix(2)), "lists keep the title that they know")
            let restored = await client.post("\(path)/versions/1/restore")
            #expect(restored.status == 200 && restored.effects == all, "\(restored)")
            _ = service.users.asked()
            for change in [
                #"{"notes":"Cold"}"#, #"{"rating":4}"#, #"{"steps":["Wait"]}"#, #"{"tags":["Warm"]}"#,
                #"{"ingredients":[{"text":"2 onions","section":"Soup"}]}"#,
            ] {
                let answer = await client.send(.patch, path, change)
                #expect(answer.status == 200 && answer.effects == nil, "\(answer)")
            }
            #expect(service.users.asked().isEmpty)
            #expect(await client.get(path).effects == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `neither a neighbour that is down nor what is cooked says anything`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let path = RecipePaths.recipe(try await service.recipe("Soup", #","ingredients":["2 onions"]"#))
            service.users.say(nil)
            let saved = await client.send(.patch, path, #"{"ingredients":["3 onions"]}"#)
            #expect(saved.status == 200 && saved.effects == nil, "\(saved)")
            #expect(try saved.decode(RecipeBody.self).version == 2)
            var cooked = menu
            cooked.cooked = true
            service.users.say(RecipeUses(menus: [cooked], lists: RecipeLists(count: 1, lists: [following])))
            let eaten = await client.send(.patch, path, #"{"ingredients":["4 onions"]}"#)
            #expect(eaten.effects == [Effect(.menu, menu.id)], "what is cooked changes no list")
            service.users.say(RecipeUses())
            #expect(await client.send(.patch, path, #"{"ingredients":["5 onions"]}"#).effects == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `lists hear of what is to be bought, and of nothing else`(engine: Engine) async throws {
        try await withService(engine) { service in
            let path = RecipePaths.recipe(try await service.recipe("Soup", #","ingredients":["2 onions","salt"]"#))
            for change in [
                #"{"notes":"Hot"}"#, #"{"ingredients":["3 onions","salt"]}"#, #"{"title":"Stew"}"#,
                #"{"ingredients":["salt","3 onions"]}"#, #"{"servings":2}"#,
            ] {
                #expect(await service.client.send(.patch, path, change).status == 200)
            }
            let rows = try await service.rows.query(
                """
                SELECT o.payload FROM outbox o JOIN outbox_delivery d
                    ON d.household_id = o.household_id AND d.sequence = o.sequence
                WHERE o.household_id = \(service.client.household) AND d.destination = 'grocery' ORDER BY o.sequence
                """
            )
            let payloads = try rows.map { try $0.string(0) }
            #expect(payloads.count == 2 && payloads.allSatisfy { $0.contains(#""buying":true"#) }, "\(payloads)")
            #expect(zip(payloads, [3, 6]).allSatisfy { $0.contains("\"version\":\($1)") }, "\(payloads)")
        }
    }
}

/// What else a call has changed.
@JSONObject(.readOnly)
private struct ToldEffects {
    let effects: [Effect]?
}

extension TestAnswer {
    /// What else has changed; nil if that is not said.
    fileprivate var effects: [Effect]? { (try? decode(ToldEffects.self))?.effects }
}
