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

@testable import GroceryService

/// A random history of a menu, the calendar, and a list of each.
struct SharedHistory {
    /// A recipe of the menu, or an ordinary meal of the calendar.
    struct Meal {
        var recipe: Int
        var servings: Int
        /// Whether it has left the menu, so that nobody may know any more that place and entry are one.
        var hasLeftMenu = false
        /// Its place in the menu.
        var item: MenuItemID? { didSet { if let oldValue { former.insert(oldValue.uuid) } } }
        var entry: PlanEntryID? { didSet { if let oldValue { former.insert(oldValue.uuid) } } }
        var day = 0
        /// The places and entries that it had.
        var former: Set<UUID> = []

        /// All ids that it has or had.
        var ids: Set<UUID> { former.union([item?.uuid, entry?.uuid].compactMap(\.self)) }
    }

    struct Event {
        var source: String
        var kind: String
        var payload: String
    }

    let grocery: Grocery
    let menu = MenuID.random
    let menuList = GroceryListID.random
    var dayList: GroceryListID?
    let first = CalendarDate(daysSince1970: 20_800)
    private let foods = ["onion", "egg", "lemon"]
    var recipes: [RecipeID] = []
    /// How much each recipe takes for one.
    var rates: [Int] = []
    var meals: [Meal] = []
    var random: SeededNumbers
    var queues: [String: [Event]] = ["menu": [], "meal-plan": [], "recipe": []]
    var last: Event?
    var sequence: Int64 = 0
    var freed = 0
    /// What was bought and is not on its list any more.
    var bought: [Bought] = []

    init(_ grocery: Grocery, seed: UInt64) {
        self.grocery = grocery
        random = SeededNumbers(seed: seed)
        for food in foods {
            recipes.append(grocery.cookbook.add("With \(food)", servings: 2, ["6 \(food)s"]))
            rates.append(3)
        }
    }

    mutating func run(steps: Int) async throws {
        for _ in 1...2 { meals.append(newMeal(isOfMenu: true)) }
        try await commit()
        for step in 0..<steps {
            let command = random.next(0...19)
            try await carryOut(command)
            try await deliver(random.next(0...2))
            guard random.next(0...2) == 0 else { continue }
            try await drain()
            try await check("step \(step), command \(command)")
        }
    }

    private mutating func carryOut(_ command: Int) async throws {
        let chosen = meals.indices.randomElement(using: &random)
        switch command {
        case 0:
            meals.append(newMeal(isOfMenu: true))
            tellMenu()
        case 1, 2:
            guard let index = meals.indices.first(where: { meals[$0].entry == nil }) else { return }
            meals[index].entry = PlanEntryID(random.nextID())
            meals[index].day = random.next(0...9)
            try tellPlan("plan.entry_added", meals[index])
        case 3:
            var meal = newMeal(isOfMenu: false)
            meal.entry = PlanEntryID(random.nextID())
            meals.append(meal)
            try tellPlan("plan.entry_added", meal)
        case 4, 5:
            guard let chosen, meals[chosen].entry != nil else { return }
            meals[chosen].day = random.next(0...9)
            try tellPlan("plan.entry_moved", meals[chosen])
        case 6:
            guard let chosen else { return }
            meals[chosen].servings = random.next(1...6)
            if meals[chosen].item != nil { tellMenu() }
            if meals[chosen].entry != nil { try tellPlan("plan.entry_changed", meals[chosen]) }
        case 7:
            // Out of the menu: what stands on the calendar stays there.
            guard let chosen, meals[chosen].item != nil else { return }
            meals[chosen].item = nil
            meals[chosen].hasLeftMenu = true
            tellMenu()
            if meals[chosen].entry != nil {
                try tellPlan("plan.entry_changed", meals[chosen])
            } else {
                meals.remove(at: chosen)
            }
        case 8:
            // Off the calendar: what is on the menu stays there.
            guard let chosen, meals[chosen].entry != nil else { return }
            try tellPlan("plan.entry_removed", meals[chosen])
            meals[chosen].entry = nil
            if meals[chosen].item == nil { meals.remove(at: chosen) }
        case 9: try await toggleDays()
        case 10:
            for list in lists { try await noteTicked(on: list) }
            grocery.clock.advance(.seconds(3601))
            if random.next(0...1) == 0 { _ = try await grocery.store.sweep(now: grocery.clock.now) }
        case 11:
            guard let list = lists.randomElement(using: &random) else { return }
            try await noteTicked(on: list)
            #expect(await grocery.client.post("\(GroceryPaths.list(list))/clear-checked").status == 200)
        case 12: try await remake()
        case 13:
            // Onto the menu and the calendar at once, whose list hears of it first.
            var meal = newMeal(isOfMenu: true)
            meal.entry = PlanEntryID(random.nextID())
            meals.append(meal)
            try tellPlan("plan.entry_added", meal)
            try await drain()
            tellMenu()
        case 14, 15: edit()
        default: try await tick()
        }
    }

    /// Somebody changes for how many a recipe is.
    private mutating func edit() {
        let recipe = random.next(0...(foods.count - 1))
        let servings = [1, 2, 3, 6][random.next(0...3)]
        grocery.cookbook.change(recipes[recipe], servings: servings, ["6 \(foods[recipe])s"])
        rates[recipe] = 6 / servings
        let fact = RecipeChanged(recipeID: recipes[recipe], title: "Other", version: 2, buying: true)
        queues["recipe"]?.append(Event(source: "recipe", kind: "recipe.changed", payload: fact.text))
    }

    /// Ticks something on one of the lists, or brings it back.
    private mutating func tick() async throws {
        guard let list = lists.randomElement(using: &random),
            let item = try await grocery.list(list).items.randomElement(using: &random)
        else { return }
        let path = GroceryPaths.checked(item.id, of: list)
        let answer = item.checked ? await grocery.client.send(.delete, path) : await grocery.client.post(path)
        #expect(answer.status == 200, "\(answer)")
    }

    private mutating func newMeal(isOfMenu: Bool) -> Meal {
        Meal(
            recipe: random.next(0...(foods.count - 1)),
            servings: random.next(1...6),
            item: isOfMenu ? MenuItemID(random.nextID()) : nil,
            entry: nil,
            day: random.next(0...9)
        )
    }

    var lists: [GroceryListID] { [menuList, dayList].compactMap(\.self) }

    func isInRange(_ meal: Meal) -> Bool { meal.entry != nil && meal.day < 7 }

    private func commit() async throws {
        #expect(await grocery.client.send(.put, GroceryPaths.list(menuList), menuRequest.text).status == 201)
    }

    private var menuRequest: GroceryListRequest {
        GroceryListRequest(
            recipes: meals.filter { $0.item != nil }.map { meal in
                GroceryRecipeRequest(
                    recipeID: recipes[meal.recipe],
                    servings: meal.servings,
                    menuID: menu,
                    menuItemID: meal.item
                )
            },
            source: GroceryListSource(type: .menu, menuID: menu)
        )
    }

    private var dayRequest: GroceryListRequest {
        grocery.cookbook.setPlan(
            meals.filter(isInRange).map { meal in
                GroceryRecipeRequest(
                    recipeID: recipes[meal.recipe],
                    servings: meal.servings,
                    menuID: meal.item == nil ? nil : menu,
                    menuItemID: meal.item,
                    entryID: meal.entry
                )
            }
        )
        return GroceryListRequest(plan: GroceryPlanRange(from: first, to: first.adding(days: 6)))
    }

    /// Makes one of the lists anew, by another request for the same meals.
    private mutating func remake() async throws {
        // What is asked for is what everybody knows.
        try await drain()
        guard let list = lists.randomElement(using: &random) else { return }
        var request = list == menuList ? menuRequest : dayRequest
        request.title = "List \(random.next(0...1_000_000))"
        #expect(await grocery.client.send(.put, GroceryPaths.list(list), request.text).status == 200)
    }

    /// Deletes the list of the days, or makes one.
    private mutating func toggleDays() async throws {
        if let list = dayList {
            // Its menu's list is to know what it waits for.
            try await drain()
            try await noteTicked(on: list)
            // What that list does not buy for in its place is forgotten.
            let kept = bought.filter { $0.list != list || meal($0.source)?.item != nil }
            bought = kept
            dayList = nil
            #expect([200, 204].contains(await grocery.client.send(.delete, GroceryPaths.list(list)).status))
            return
        }
        let list = GroceryListID(random.nextID())
        #expect(await grocery.client.send(.put, GroceryPaths.list(list), dayRequest.text).status == 201)
        dayList = list
    }
}
