import Database
import GroceryAPI
import HTTP
import Kitchen
import TestSupport
import Testing
import TimeZones
import Values

@testable import GroceryService

/// What a person sees and changes who looks at one item.
@Suite struct ItemSheetTests {
    /// A list of one recipe, `2 cups flour` and `3 onions`, for twice its servings.
    private func list(_ grocery: Grocery) async throws -> GroceryListBody {
        let recipe = grocery.cookbook.add("Tart", ["2 cups flour", "3 onions"])
        let request = GroceryListRequest(
            recipes: [GroceryRecipeRequest(recipeID: recipe, servings: 8, menuID: .random, menuItemID: .random)]
        )
        return try await grocery.client.send(.put, GroceryPaths.list(.random), request.text).decode()
    }

    @Test(arguments: Engine.allCases)
    func `another amount leaves the name, the note and the category as they are`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await list(grocery)
            let path = GroceryPaths.item(try list.item("onion").id, of: list.id)
            _ = await grocery.client.send(.patch, path, #"{"category":"frozen","note":"red ones"}"#)
            let few = await grocery.client.send(.patch, path, #"{"quantity":" 2 kg "}"#)
            let onion: GroceryItemBody = try few.decode()
            #expect(onion.name == "onion" && onion.category == "frozen" && onion.details.note == "red ones")
            #expect(onion.text == "2 kg" && onion.quantities.map(\.unit) == ["kilogram"])
            #expect(onion.wanted == "6 onion", "what the recipe would have is said beside it")
            #expect(onion.sources.contains { $0.recipeTitle == "Tart" })
            #expect(try await grocery.list(list.id).item("onion") == onion)

            let words = await grocery.client.send(.patch, path, #"{"quantity":"a net"}"#)
            #expect(try words.decode(GroceryItemBody.self).text == "a net", "what is not understood is said as typed")
            grocery.cookbook.speak("de")
            for query in ["", "?measurement_system=metric"] {
                let read: GroceryListBody = try await grocery.client.get(GroceryPaths.list(list.id) + query).decode()
                #expect(try read.item("onion").text == "a net", "also where amounts are said in other words")
            }
            grocery.cookbook.speak("en")
            let none = await grocery.client.send(.patch, path, #"{"quantity":""}"#)
            #expect(try none.decode(GroceryItemBody.self).text.isEmpty)
            #expect(try none.decode(GroceryItemBody.self).wanted == "6 onion")
            let both = await grocery.client.send(.patch, path, #"{"name":"shallots","quantity":"300 g"}"#)
            let shallots: GroceryItemBody = try both.decode()
            #expect(shallots.name == "shallots" && shallots.text == "300 g" && shallots.wanted == "6 onion")
            let long = String(repeating: "1", count: 101)
            let refused = await grocery.client.send(.patch, path, #"{"quantity":"\#(long)"}"#)
            #expect(refused.status == 422 && refused.problem?.errors.map(\.pointer) == ["/quantity"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the shares of recipes are said in the household's words and measures`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await list(grocery)
            let path = GroceryPaths.list(list.id)
            #expect(try list.item("flour").sources.map(\.amount?.display) == [nil], "English is in the amount")
            grocery.cookbook.speak("de")
            let german: GroceryListBody = try await grocery.client.get(path).decode()
            #expect(try german.item("flour").sources.map(\.amount?.display) == ["4 Tassen"])
            let metric: GroceryListBody = try await grocery.client.get("\(path)?measurement_system=metric").decode()
            #expect(try metric.item("flour").sources.map(\.amount?.display) == ["946 ml"])
            #expect(try metric.item("onion").sources.map(\.amount?.display) == ["6"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is too much is said in the household's language`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let recipe = grocery.cookbook.add("Tart", ["2 cups flour"])
            let (menu, item, id) = (MenuID.random, MenuItemID.random, GroceryListID.random)
            func commit(_ servings: Int?) async throws -> GroceryListBody {
                let meal = servings.map {
                    GroceryRecipeRequest(recipeID: recipe, servings: $0, menuID: menu, menuItemID: item)
                }
                let request = GroceryListRequest(
                    recipes: meal.map { [$0] } ?? [],
                    source: GroceryListSource(type: .menu, menuID: menu),
                    following: GroceryFollowing(cooked: [])
                )
                return try await grocery.client.send(.put, GroceryPaths.list(id), request.text).decode()
            }
            let flour = try await commit(4).items[0]
            _ = await grocery.client.post(GroceryPaths.checked(flour.id, of: id))
            _ = try await commit(2)
            #expect(
                try await grocery.list(id).notices.map(\.text)
                    == ["flour (1 cup) bought for a meal that needs less now"]
            )
            grocery.cookbook.speak("de")
            #expect(
                try await grocery.list(id).notices.map(\.text)
                    == ["flour (1 Tasse): gekauft für eine Mahlzeit, die jetzt weniger braucht"]
            )
            let gone = try await commit(nil).notices.map(\.text)
            #expect(gone == ["Mehl (2 Tassen): gekauft für eine Mahlzeit, die wegfällt"])
            grocery.cookbook.speak("fr")
            let path = "\(GroceryPaths.list(id))?measurement_system=metric"
            let metric: GroceryListBody = try await grocery.client.get(path).decode()
            #expect(metric.notices.map(\.text) == ["Mehl (250 g) : acheté pour un repas supprimé"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is too much of a household's own food is weighed as the household weighs it`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.say(grocery.household) { foods in
                let mix = Food(id: "crumble-mix", name: "crumble mix", category: .pantry, gramsPerCup: Rational(100))
                foods.foods = [.own(mix)]
            }
            let own = try #require(try grocery.cookbook.foods(of: grocery.household, unless: 0)).table()
            let line = IngredientParser(foods: own).parse("2 cups crumble mix")
            let recipe = grocery.cookbook.add("Crumble", servings: 4, parsed: [line])
            let (item, id) = (MenuItemID.random, GroceryListID.random)
            func commit(_ meals: [GroceryRecipeRequest]) async throws -> GroceryListBody {
                let request = GroceryListRequest(
                    recipes: meals,
                    source: GroceryListSource(type: .menu, menuID: MenuID(item.uuid)),
                    following: GroceryFollowing(cooked: [])
                )
                return try await grocery.client.send(.put, GroceryPaths.list(id), request.text).decode()
            }
            let meal = GroceryRecipeRequest(recipeID: recipe, menuID: MenuID(item.uuid), menuItemID: item)
            let mix = try await commit([meal]).item("crumble mix")
            _ = await grocery.client.post(GroceryPaths.checked(mix.id, of: id))
            let notice = try #require(try await commit([]).notices.first)
            #expect(notice.text == "crumble mix (2 cups) bought for a meal that is gone")
            #expect(notice.items.map(\.food?.id) == ["crumble-mix"])
            func metric() async throws -> [String] {
                let list: GroceryListBody = try await grocery.client
                    .get("\(GroceryPaths.list(id))?measurement_system=metric").decode()
                return list.notices.map(\.text)
            }
            #expect(try await metric() == ["crumble mix (200 g) bought for a meal that is gone"])
            // A notice of an earlier version, which does not say what food it is.
            try await grocery.db.of(grocery.household).execute(
                """
                UPDATE grocery_list SET notices = replace(notices, 'crumble-mix', 'no-such-food')
                WHERE household_id = \(grocery.household) AND id = \(id)
                """
            )
            #expect(try await metric() == ["crumble mix (473 ml) bought for a meal that is gone"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a menu's list is called after its week, which begins where the household is`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let recipe = grocery.cookbook.add("Tart", ["2 cups flour"])
            func title() async throws -> String {
                let request = GroceryListRequest(
                    recipes: [GroceryRecipeRequest(recipeID: recipe, menuID: .random, menuItemID: .random)],
                    source: GroceryListSource(type: .menu, menuID: .random)
                )
                let answer = await grocery.client.send(.put, GroceryPaths.list(.random), request.text)
                return try answer.decode(GroceryListBody.self).title
            }
            let now = grocery.clock.now
            let east = try #require(TimeZones.localDate(of: now, in: "Pacific/Kiritimati"))
            let west = try #require(TimeZones.localDate(of: now, in: "Pacific/Pago_Pago"))
            #expect(east != west, "the two are more than a day apart")
            let texts = ListTexts.texts(in: .en)
            grocery.cookbook.live(in: "Pacific/Kiritimati")
            #expect(try await title() == "Week of \(texts.day(east))")
            grocery.cookbook.live(in: "Pacific/Pago_Pago")
            #expect(try await title() == "Week of \(texts.day(west))")
            grocery.cookbook.speak("es")
            #expect(try await title() == "Semana del \(ListTexts.texts(in: .es).day(west))")
        }
    }
}
