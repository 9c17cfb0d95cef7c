import Database
import GroceryAPI
import HTTP
import JSON
import MealPlanAPI
import MenuAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MenuService

/// Recipes of menus that stand on the calendar.
@Suite struct CalendarTests {
    private let entry = PlanEntryID.test(90)

    @Test(arguments: Engine.allCases)
    func `a menu shows where its recipes stand, and tells the plan what becomes of them`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2, 3)
            let item = menu.recipes[0]
            for _ in 1...2 { try await kitchen.hear(.planEntryAdded(fact(menu, item)), client.household) }
            let spot = PlannedMealBody(entryID: entry, date: day(20_000), slot: "dinner")
            #expect(try await client.board().toCook?.recipes.map(\.planned) == [spot, nil, nil])
            try await kitchen.hear(.planEntryMoved(fact(menu, item, on: 20_001)), client.household)
            #expect(try await client.board().toCook?.recipes[0].planned?.date == day(20_001))
            #expect(try await kitchen.told(client.household).isEmpty, "what the plan says is no news to the plan")

            let path = "\(MenuPaths.menu(menu.id))/recipes/\(item.id)"
            let week = PlanList(id: .test(70), from: day(20_000), to: day(20_006))
            kitchen.fake.state.withLock { $0.planLists = { $0.entries.isEmpty ? [] : [week] } }
            let resized: MenuBody = try await client.send(.patch, path, #"{"servings": 6}"#).decode()
            let list = try #require(menu.groceryListID)
            #expect(
                resized.effects == [
                    Effect(.groceryList, list), Effect(.planEntry, entry), Effect(.groceryList, week.id),
                ]
            )
            let cooked: MenuBody = try await client.post("\(path)/cooked").decode()
            #expect(cooked.effects == [Effect(.recipe, item.recipeID), Effect(.planEntry, entry)])
            _ = await client.send(.delete, "\(path)/cooked")
            let removed: BoardBody = try await client.send(.delete, path).decode()
            #expect(removed.effects == [Effect(.groceryList, list), Effect(.planEntry, entry)])
            let told = try await kitchen.told(client.household).map(\.meals[0])
            #expect(told.map(\.servings) == [6, 6, 6, 6])
            #expect(told.map { $0.cookedAt != nil } == [false, true, false, false])
            #expect(told.map(\.removed) == [false, false, false, true])
            #expect(try await kitchen.told(client.household).map(\.version).sorted().count == 4)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what the plan has asked too early it is told`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2)
            _ = await client.post("\(MenuPaths.menu(menu.id))/recipes/\(menu.recipes[0].id)/cooked")
            try await kitchen.hear(.planEntryAdded(fact(menu, menu.recipes[0])), client.household)
            _ = await client.send(.delete, "\(MenuPaths.menu(menu.id))/recipes/\(menu.recipes[1].id)")
            for _ in 1...2 { try await kitchen.hear(.planEntryAdded(fact(menu, menu.recipes[1])), client.household) }
            let told = try await kitchen.told(client.household).map(\.meals[0])
            #expect(told.map(\.itemID) == [menu.recipes[0].id, menu.recipes[1].id, menu.recipes[1].id])
            #expect(told.map { $0.cookedAt != nil } == [true, false, false])
            #expect(told.map(\.removed) == [false, true, true])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a meal taken off the calendar stays on the menu`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.add(1)
            let fact = fact(menu, menu.recipes[0])
            try await kitchen.hear(.planEntryAdded(fact), client.household)
            for _ in 1...2 { try await kitchen.hear(.planEntryRemoved(fact), client.household) }
            let board = try await client.board()
            #expect(board.planning?.recipes.map(\.planned) == [nil] && board.planning?.recipes.count == 1)
            #expect(try await kitchen.told(client.household).isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the calendar cooks a recipe once, in whatever state its menu is`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let planned = try await client.add(1)
            try await client.add(2)
            let store = kitchen.store
            let (first, menu, today) = (planned.recipes[0].id, planned.id, day(20_000))
            try await kitchen.hear(.planEntryAdded(fact(planned, planned.recipes[0])), client.household)
            @Sendable func cook() async throws {
                _ = try await store.change(client.household, menu: menu) { book in
                    try book.markCooked(first, of: menu, on: today, onCalendar: true)
                }
            }
            try await cook()
            #expect(try await client.board().planning?.recipes.map { $0.cookedOn != nil } == [true, false])
            _ = await client.send(.delete, "\(MenuPaths.menu(menu))/recipes/\(first)/cooked")
            _ = await client.post("\(MenuPaths.menu(menu))/grocery-list", "{}")
            // In both places at once.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...12 {
                    group.addTask {
                        if number % 2 == 0 { return try await cook() }
                        let answer = await client.post("\(MenuPaths.menu(menu))/recipes/\(first)/cooked")
                        #expect(answer.status == 200, "\(answer)")
                    }
                }
                try await group.waitForAll()
            }
            let events = try await kitchen.events(of: client.household)
            #expect(
                events.count { $0 == "menu.recipe_cooked" } == 2 && events.count { $0 == "menu.recipe_uncooked" } == 1
            )
            _ = await client.send(.delete, "\(MenuPaths.menu(menu))/recipes/\(first)/cooked")
            _ = await client.post("\(MenuPaths.menu(menu))/archive")
            try await cook()
            let archived: MenuBody = try await client.get(MenuPaths.menu(menu)).decode()
            #expect(archived.outcome == .abandoned && archived.progress.cooked == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a cleared menu lets go of what it has on the calendar`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.add(1)
            try await kitchen.hear(.planEntryAdded(fact(menu, menu.recipes[0])), client.household)
            let board: BoardBody = try await client.post("\(MenuPaths.menu(menu.id))/clear").decode()
            #expect(board.effects == [Effect(.planEntry, entry)])
            #expect(try await kitchen.told(client.household).map { $0.meals.map(\.removed) } == [[true]])
        }
    }

    private func day(_ number: Int) -> CalendarDate { CalendarDate(daysSince1970: number) }

    private func fact(_ menu: MenuBody, _ item: MenuRecipeBody, on number: Int = 20_000) -> PlanEntryFact {
        PlanEntryFact(
            entryID: entry,
            recipeID: item.recipeID,
            date: day(number),
            servings: item.servings,
            cooked: false,
            menuID: menu.id,
            menuItemID: item.id,
            slot: .dinner
        )
    }
}

extension MenuKitchen {
    /// Handles an event of the meal-plan service as the route does that has received it.
    fileprivate func hear(_ event: PlanEvent, _ household: HouseholdID) async throws {
        let now = clock.now
        try await db.transaction { tx in try await EventRoutes.handle(event, of: household, at: now, in: tx) }
    }

    /// What the plan is told, in order.
    fileprivate func told(_ household: HouseholdID) async throws -> [MenuMeals] {
        try await db.of(household).query(
            """
            SELECT o.payload FROM outbox o JOIN outbox_delivery d
            ON d.household_id = o.household_id AND d.sequence = o.sequence
            WHERE o.household_id = \(household) AND o.kind = 'menu.meals_changed' AND d.destination = 'meal-plan'
            ORDER BY o.sequence
            """
        ).map { try JSONReader.read(MenuMeals.self, from: Array(try $0.string(0).utf8)) }
    }
}
