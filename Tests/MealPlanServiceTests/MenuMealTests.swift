import Database
import HTTP
import JSON
import MealPlanAPI
import MenuAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// Recipes of a menu that stand on the calendar: one meal, of which the menu knows how many it is for and whether it is
/// cooked.
@Suite struct MenuMealTests {
    private static let fill = #"{"menu_id": "\#(MenuID.test(5))", "from": "2026-11-02"}"#

    @Test(arguments: Engine.allCases)
    func `a menu's recipes are put on days once, and the menu hears where they stand`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7, 8])
            let added = await client.place(8, of: 5, on: 4)
            #expect(added.status == 201, "\(added)")
            let soup: PlanEntryBody = try added.decode()
            #expect(soup.menuID == .test(5) && soup.menuItemID == .test(8) && soup.recipeID == .test(8))
            #expect(soup.effects == [Effect(.menu, MenuID.test(5))])
            #expect(await client.post(MealPlanPaths.fill, Self.fill).status == 201)
            #expect(try await client.window(1, 5).lines == ["11-02 dinner: Recipe 7", "11-04 dinner: Recipe 8"])
            for answer in [await client.post(MealPlanPaths.fill, Self.fill), await client.place(8, of: 5, on: 5)] {
                #expect(answer.status == 409 && answer.text.contains("already_planned"), "\(answer)")
            }
            #expect(await client.change(soup.id, #"{"date": "2026-11-05"}"#).status == 200)
            #expect(await client.send(.delete, MealPlanPaths.entry(soup.id)).status == 200)
            #expect(
                try await kitchen.events(of: client.household) == [
                    "plan.entry_added → grocery", "plan.entry_added → menu", "plan.entry_added → grocery",
                    "plan.entry_added → menu", "plan.entry_moved → grocery", "plan.entry_moved → menu",
                    "plan.entry_removed → grocery", "plan.entry_removed → menu",
                ]
            )
            #expect(await client.place(8, of: 5, on: 5).status == 201, "it stands nowhere now")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what filling would plan is said before, without what is deleted, and nothing is planned by that`(
        engine: Engine
    ) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7, 8, 9, 10, 11])
            kitchen.fake.state.withLock { state in
                state.menus[.test(5)]?.meals[1].recipe.isDeleted = true
                state.menus[.test(5)]?.meals[2].cooked = CookedMark(at: .test, on: .november(1))
            }
            #expect(await client.place(10, of: 5, on: 9).status == 201)
            try await client.plan(1, on: 3)
            let before = try await client.window(1, 9)
            let events = try await kitchen.events(of: client.household)
            let path = "\(MealPlanPaths.fill)?preview=true"
            let answer = await client.post(path, Self.fill)
            #expect(answer.status == 200 && !answer.text.contains("effects"), "\(answer)")
            let planned = try answer.decode(ReadEntries.self).items
            #expect(planned.map(\.menuItemID) == [.test(7), .test(11)])
            #expect(planned.map(\.date) == [.november(2), .november(3)] && planned.map(\.slot) == [.dinner, .dinner])
            #expect(planned.map(\.position) == [0, 1], "behind what is planned already")
            #expect(try await client.window(1, 9) == before)
            #expect(try await kitchen.events(of: client.household) == events)
            let filled = try await client.post(MealPlanPaths.fill, Self.fill).decode(ReadEntries.self).items
            #expect(filled.map(\.menuItemID) == planned.map(\.menuItemID))
            #expect(filled.map(\.date) == planned.map(\.date) && filled.map(\.position) == planned.map(\.position))
            #expect(await client.post(path, Self.fill).text.contains("already_planned"))
        }
    }

    @Test func `a menu of which only deleted recipes are left has nothing to plan`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            kitchen.fake.state.withLock { $0.menus[.test(5)]?.meals[0].recipe.isDeleted = true }
            for query in ["", "?preview=true"] {
                let refused = await client.post(MealPlanPaths.fill + query, Self.fill)
                #expect(refused.status == 409 && refused.text.contains("nothing_to_cook"), "\(refused)")
            }
            #expect(await client.post("\(MealPlanPaths.fill)?preview=1", Self.fill).text.contains("?preview"))
        }
    }

    @Test func `what cannot be placed is refused`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            kitchen.fake.setMenu(6, [8], isOver: true)
            #expect(await client.place(9, of: 5, on: 4).text.contains("/menu_item_id"))
            #expect(await client.place(7, of: 4, on: 4).text.contains("/menu_id"))
            #expect(await client.place(8, of: 6, on: 4).text.contains("menu_archived"))
            #expect(await client.place(7, of: 5, on: 4, #", "servings": 2"#).text.contains("/servings"))
            #expect(await client.place(7, of: 5, on: 4, #", "recipe_id": "\#(RecipeID.test(1))""#).status == 422)
            // What is history is planned anew.
            let old = await client.post(MealPlanPaths.fill, #"{"menu_id": "\#(MenuID.test(6))", "from": "2026-11-02"}"#)
            #expect(old.status == 201 && !old.text.contains("menu_item_id"), "\(old)")
        }
    }

    @Test(arguments: Engine.allCases)
    func `servings and cooked are the menu's, and counted there`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            let entry: PlanEntryBody = try await client.place(7, of: 5, on: 4).decode()
            let resized: PlanEntryBody = try await client.change(entry.id, #"{"servings": 6, "note": "rice"}"#).decode()
            #expect(resized.servings == 6 && resized.note == "rice")
            #expect(resized.effects == [Effect(.menu, MenuID.test(5))])
            let cooked: PlanEntryBody = try await client.post("\(MealPlanPaths.entry(entry.id))/cooked").decode()
            #expect(cooked.cookedOn == .november(4))
            #expect(cooked.effects == [Effect(.menu, MenuID.test(5)), Effect(.recipe, RecipeID.test(7))])
            #expect(try await client.post("\(MealPlanPaths.entry(entry.id))/cooked").decode() == cooked.quiet)
            let undone: PlanEntryBody = try await client.send(.delete, "\(MealPlanPaths.entry(entry.id))/cooked")
                .decode()
            #expect(undone.cookedAt == nil)
            #expect(kitchen.fake.state.withLock { $0.asked }.prefix(2) == [.servings(6), .cooked(on: .november(4))])
            let told = try await kitchen.events(of: client.household).filter { $0.contains("cooked") }
            #expect(told == ["plan.entry_cooked", "plan.entry_uncooked"], "the recipe hears of it from the menu")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what the menu cannot be asked changes nothing`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            let entry: PlanEntryBody = try await client.place(7, of: 5, on: 4).decode()
            kitchen.fake.state.withLock { $0.isMenuAway = true }
            #expect(await client.post("\(MealPlanPaths.entry(entry.id))/cooked").status == 503)
            #expect(await client.change(entry.id, #"{"servings": 6, "date": "2026-11-09"}"#).status == 503)
            #expect(try await client.window(1, 9).entries.map(\.version) == [1])
            // The plan alone decides where it stands.
            #expect(await client.change(entry.id, #"{"date": "2026-11-05"}"#).status == 200)
            // Whom the menu does not know any more is an ordinary entry.
            kitchen.fake.state.withLock { ($0.isMenuAway, $0.menus) = (false, [:]) }
            let cooked: PlanEntryBody = try await client.post("\(MealPlanPaths.entry(entry.id))/cooked").decode()
            #expect(cooked.menuID == nil && cooked.cookedOn == .november(5))
            let told = try await kitchen.events(of: client.household).suffix(2)
            #expect(told == ["plan.entry_changed → grocery", "plan.entry_cooked → recipe"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `an entry follows its menu, whatever comes twice or late`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            let entry: PlanEntryBody = try await client.place(7, of: 5, on: 4).decode()
            let mark = CookedMark(at: .test, on: .november(3))
            for _ in 1...2 { try await kitchen.hear(version: 4, servings: 6, mark, client.household) }
            try await kitchen.hear(version: 3, servings: 9, nil, client.household)
            let cooked = try #require(try await client.window(4, 4).entries.first)
            #expect(cooked.servings == 6 && cooked.cookedOn == .november(3) && cooked.version == 2)
            try await kitchen.hear(version: 5, servings: 6, nil, client.household)
            for _ in 1...2 { try await kitchen.hear(version: 6, servings: 6, nil, isRemoved: true, client.household) }
            let ordinary = try #require(try await client.window(4, 4).entries.first)
            #expect(ordinary.id == entry.id && ordinary.menuID == nil && ordinary.servings == 6)
            try await kitchen.hear(version: 7, servings: 2, nil, client.household)
            #expect(try await client.window(4, 4).entries.first == ordinary)
            #expect(
                try await kitchen.events(of: client.household).dropFirst(2) == [
                    "plan.entry_changed → grocery", "plan.entry_cooked", "plan.entry_uncooked",
                    "plan.entry_changed → grocery",
                ]
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `a copy is another meal, and so are leftovers`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            let entry: PlanEntryBody = try await client.place(7, of: 5, on: 4).decode()
            let leftovers = try await client.plan(7, on: 5, leftoverOf: entry.id)
            #expect(leftovers.menuID == nil)
            let copy = #"{"from": "2026-11-04", "to": "2026-11-11", "days": 2}"#
            #expect(await client.post(MealPlanPaths.copy, copy).status == 201)
            #expect(try await client.window(6, 14).entries.map(\.menuID) == [nil, nil])
            _ = await client.post("\(MealPlanPaths.entry(entry.id))/cooked")
            #expect(try await client.window(6, 14).entries.allSatisfy { $0.cookedAt == nil })
        }
    }

    @Test(arguments: Engine.allCases)
    func `cooked by many at once and told late it is one cooking`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            let entry: PlanEntryBody = try await client.place(7, of: 5, on: 4).decode()
            let mark = CookedMark(at: .test, on: .november(4))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...12 {
                    group.addTask {
                        guard number % 3 == 0 else {
                            _ = await client.post("\(MealPlanPaths.entry(entry.id))/cooked")
                            return
                        }
                        try await kitchen.hear(version: 2, servings: 4, mark, client.household)
                    }
                }
                try await group.waitForAll()
            }
            let told = try await kitchen.events(of: client.household).filter { $0.contains("cooked") }
            #expect(told == ["plan.entry_cooked"])
        }
    }
}

extension PlanEntryBody {
    /// The same as an answer of a call that has changed nothing.
    fileprivate var quiet: PlanEntryBody {
        var body = self
        body.effects = [Effect(.menu, MenuID.test(5))]
        return body
    }
}

extension TestClient {
    /// Puts a recipe of a menu on a day.
    func place(_ item: Int, of menu: Int, on day: Int, _ more: String = "") async -> TestAnswer {
        await post(
            MealPlanPaths.entries,
            """
            {"date": "\(CalendarDate.november(day))", "slot": "dinner", "menu_id": "\(MenuID.test(menu))",
             "menu_item_id": "\(MenuItemID.test(item))"\(more)}
            """
        )
    }
}

extension PlanKitchen {
    /// Handles what menu 5 tells of recipe 7.
    fileprivate func hear(
        version: Int,
        servings: Int,
        _ mark: CookedMark?,
        isRemoved: Bool = false,
        _ household: HouseholdID
    ) async throws {
        let meal = MenuMealState(
            itemID: .test(7),
            servings: servings,
            cookedAt: mark?.at,
            cookedOn: mark?.on,
            removed: isRemoved
        )
        let event = MenuEvent.menuMealsChanged(MenuMeals(menuID: .test(5), version: version, meals: [meal]))
        try await db.transaction { tx in try await EventRoutes.handle(event, of: household, at: .test, in: tx) }
    }
}

/// Several entries as a client reads them.
@JSONObject(.readOnly)
private struct ReadEntries {
    var items: [PlanEntryBody]
}
