import Database
import FoundationEssentials
import GroceryAPI
import HTTP
import JSON
import MealPlanAPI
import MenuAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A list of a menu and a list of days of the plan on which the menu's meals stand: each meal is bought once.
@Suite struct MenuAndPlanTests {
    @Test(arguments: Engine.allCases)
    func `days leave out what the menu's list buys, until that is gone`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 1000 ml"])
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            let elsewhere = try await grocery.list(week.dayList).elsewhere
            #expect(elsewhere.map(\.recipeTitle) == ["Bread"] && elsewhere.map(\.listID) == [week.menuList])
            #expect(elsewhere.map(\.entryID) == [week.entry] && elsewhere.map(\.servings) == [4])

            let deleted = await grocery.client.send(.delete, GroceryPaths.list(week.menuList))
            #expect(deleted.status == 200)
            #expect(deleted.text == #"{"effects":[{"kind":"grocery_list","id":"\#(week.dayList)"}]}"#)
            for _ in 1...2 { try await grocery.deliverFreed() }
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
            #expect(try await grocery.list(week.dayList).elsewhere.isEmpty)
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.dayList)).status == 204)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a menu's list leaves out what days buy already, until they do not`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.shop()
            let preview = await grocery.client.post("\(GroceryPaths.lists)/preview", week.request.text)
            let seen = try preview.decode(GroceryPreview.self)
            #expect(seen.items.isEmpty && seen.elsewhere.map(\.listID) == [week.dayList])
            try await week.commit()
            #expect(try await week.bought(week.menuList).isEmpty)
            #expect(try await grocery.list(week.menuList).elsewhere.map(\.menuItemID) == [week.item])
            // For more: the list that buys it buys more, the other knows.
            try await week.resize(8)
            #expect(try await week.bought(week.dayList) == ["flour 1000 g", "milk 2000 ml", "rice 300 g"])
            #expect(try await grocery.list(week.menuList).elsewhere.map(\.servings) == [8])
            // To a day that the list does not cover.
            try await week.move(to: 12)
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.menuList) == ["flour 1000 g", "milk 2000 ml"])
            try await week.move(to: 1)
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            #expect(try await grocery.list(week.dayList).elsewhere.count == 1)
            try await week.move(to: 12)
            #expect(try await grocery.list(week.dayList).elsewhere.isEmpty, "it says nothing of other days")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what leaves the menu the days buy`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            try await week.takeOut()
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.menuList).isEmpty)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a draft buys nothing yet`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.draft()
            try await week.shop()
            #expect(try await week.bought(week.dayList).count == 3)
            try await week.activate()
            #expect(try await week.bought(week.menuList).isEmpty)
            #expect(try await grocery.list(week.menuList).elsewhere.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `lists that are made at once buy each meal once`(engine: Engine) async throws {
        for _ in 1...5 {
            try await Grocery.with(engine) { grocery in
                let week = try await Week(grocery)
                let start = week
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        var week = start
                        try await week.commit()
                    }
                    group.addTask {
                        var week = start
                        try await week.shop()
                    }
                    try await group.waitForAll()
                }
                let all = try await week.bought(week.menuList) + week.bought(week.dayList)
                #expect(all.sorted() == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
            }
        }
    }

    @Test func `a pinned list keeps what it buys, and takes nothing`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            _ = await grocery.client.send(.patch, GroceryPaths.list(week.dayList), #"{"pinned": true}"#)
            _ = await grocery.client.send(.delete, GroceryPaths.list(week.menuList))
            try await grocery.deliverFreed()
            #expect(try await week.bought(week.dayList) == ["rice 300 g"])
            _ = await grocery.client.send(.patch, GroceryPaths.list(week.dayList), #"{"pinned": false}"#)
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
        }
    }
}

/// A menu with one recipe, which stands on the calendar beside another meal.
private struct Week: Sendable {
    let grocery: Grocery
    let menu = MenuID.random
    let item = MenuItemID.random
    let entry = PlanEntryID.random
    let menuList = GroceryListID.random
    let dayList = GroceryListID.random
    let first = CalendarDate(daysSince1970: 20_800)
    private let bread: RecipeID
    private let rice: RecipeID
    private var servings = 4
    private var sequence: Int64 = 0

    init(_ grocery: Grocery) async throws {
        self.grocery = grocery
        bread = grocery.cookbook.add("Bread", ["500 g flour", "1000 ml milk"])
        rice = grocery.cookbook.add("Rice", ["300 g rice"])
        grocery.cookbook.setPlan([meal, GroceryRecipeRequest(recipeID: rice, servings: 4, entryID: .random)])
    }

    private var meal: GroceryRecipeRequest {
        GroceryRecipeRequest(recipeID: bread, servings: servings, menuID: menu, menuItemID: item, entryID: entry)
    }

    var request: GroceryListRequest {
        GroceryListRequest(
            recipes: [GroceryRecipeRequest(recipeID: bread, servings: servings, menuID: menu, menuItemID: item)],
            source: GroceryListSource(type: .menu, menuID: menu),
            draft: true
        )
    }

    func draft() async throws {
        let made = await grocery.client.send(.put, GroceryPaths.list(menuList), request.text)
        #expect(made.status == 201, "\(made)")
    }

    /// The commit's last step, and its event.
    mutating func activate() async throws {
        #expect(await grocery.client.post(GroceryPaths.activate(menuList)).status == 200)
        try await tell("menu.committed", from: "menu", MenuCommitment(menuID: menu, listID: menuList).text)
    }

    mutating func commit() async throws {
        try await draft()
        try await activate()
    }

    mutating func shop() async throws {
        let request = GroceryListRequest(plan: GroceryPlanRange(from: first, to: first.adding(days: 6)))
        let made = await grocery.client.send(.put, GroceryPaths.list(dayList), request.text)
        #expect(made.status == 201, "\(made)")
    }

    mutating func resize(_ servings: Int) async throws {
        self.servings = servings
        try await tell("plan.entry_changed", from: "meal-plan", fact(on: 1).text)
        let meals = [MenuMeal(itemID: item, recipeID: bread, servings: servings, cooked: false)]
        try await tell(
            "menu.shopping_changed",
            from: "menu",
            MenuShopping(menuID: menu, listID: menuList, planning: false, meals: meals).text
        )
    }

    mutating func move(to day: Int) async throws {
        try await tell("plan.entry_moved", from: "meal-plan", fact(on: day).text)
    }

    /// Takes the recipe out of the menu, whereupon the entry is an ordinary one.
    mutating func takeOut() async throws {
        try await tell(
            "menu.shopping_changed",
            from: "menu",
            MenuShopping(menuID: menu, listID: menuList, planning: false, meals: []).text
        )
        var ordinary = fact(on: 1)
        (ordinary.menuID, ordinary.menuItemID) = (nil, nil)
        try await tell("plan.entry_changed", from: "meal-plan", ordinary.text)
    }

    /// What a list has to buy.
    func bought(_ list: GroceryListID) async throws -> [String] {
        try await grocery.list(list).items.map { item in
            let amounts = item.quantities.map { amount in
                let isThousand = ["kilogram", "liter"].contains(amount.unit)
                let value = (Int(amount.value) ?? 0) * (isThousand ? 1000 : 1)
                return "\(value) \(["kilogram", "gram"].contains(amount.unit) ? "g" : "ml")"
            }
            return "\(item.name) \(amounts.joined(separator: " + "))"
        }.sorted()
    }

    private func fact(on day: Int) -> PlanEntryFact {
        PlanEntryFact(
            entryID: entry,
            recipeID: bread,
            date: first.adding(days: day),
            servings: servings,
            cooked: false,
            menuID: menu,
            menuItemID: item,
            slot: .dinner
        )
    }

    private mutating func tell(_ kind: String, from source: String, _ payload: String) async throws {
        sequence += 1
        for _ in 1...2 {
            let answer = await grocery.deliver(kind, from: source, sequence: sequence, payload)
            #expect(answer.status == 204, "\(answer)")
        }
    }
}

extension Grocery {
    /// Delivers what the service has to tell itself, all of it from the beginning.
    func deliverFreed() async throws {
        let rows = try await db.of(household).query(
            """
            SELECT o.sequence, o.payload FROM outbox o JOIN outbox_delivery d
            ON d.household_id = o.household_id AND d.sequence = o.sequence
            WHERE o.household_id = \(household) AND d.destination = 'grocery' ORDER BY o.sequence
            """
        )
        for row in rows {
            let answer = await deliver(
                "list.meals_freed",
                from: "grocery",
                sequence: Int64(try row.int(0)),
                try row.string(1)
            )
            #expect(answer.status == 204, "\(answer)")
        }
    }
}
