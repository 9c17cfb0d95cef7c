import Foundation
import GroceryAPI
import HTTP
import JSON
import Kitchen
import MealPlanAPI
import MenuAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A random history of a menu or a plan, of the recipes on it, and of its list.
struct FollowingHistory {
    let grocery: Grocery
    let isPlan: Bool
    let list = GroceryListID.random
    let menu = MenuID.random
    let first = CalendarDate(daysSince1970: 20_800)
    var model = FollowingModel()
    var recipes: [RecipeID] = []
    /// How much of each food each recipe takes, and for how many.
    var contents: [RecipeID: (servings: Int, foods: [String: Int])] = [:]
    var random: SeededNumbers
    /// The meals of the menu or the plan; those of the plan that lie outside the list's days as well.
    var meals: [UUID: FollowingModel.Meal] = [:]
    var days: [UUID: CalendarDate] = [:]
    var isPlanning = false
    var sequence: Int64 = 0
    var last: (kind: String, payload: String)?

    init(_ grocery: Grocery, seed: UInt64, isPlan: Bool) throws {
        self.grocery = grocery
        self.isPlan = isPlan
        random = SeededNumbers(seed: seed)
        let kinds: [[String: Int]] = [
            ["onion": 2, "flour": 100], ["flour": 50, "egg": 1], ["sugar": 30, "onion": 1, "egg": 2],
        ]
        for (number, foods) in kinds.enumerated() {
            let recipe = grocery.cookbook.add("Recipe \(number)", servings: 1, [])
            recipes.append(recipe)
            try write(recipe, servings: 1, foods)
        }
    }

    mutating func run(steps: Int) async throws {
        for _ in 1...2 { add() }
        try await make()
        for step in 0..<steps {
            let before = try await grocery.list(list)
            let command = random.next(0...18)
            try await carryOut(command, before)
            let after = try await grocery.list(list)
            if command < 9 {
                for item in before.items where item.checked {
                    #expect(after.items.contains { $0.id == item.id && $0.sources == item.sources }, "step \(step)")
                }
            }
            model.adopt(after)
            guard !isPlanning else {
                try model.remind(of: after)
                continue
            }
            model.follow(bought)
            try model.check(after, "step \(step), command \(command)")
        }
        let recent: Page<ReadRecentItem> = try await grocery.client.get(GroceryPaths.recentItems).decode()
        let times = recent.items.compactMap { item in item.food.map { ($0.id, item.times) } }
        #expect(Dictionary(times) { $0 + $1 } == model.times, "each tick counts once")
    }

    /// The meals that the list is to buy for.
    private var bought: [UUID: FollowingModel.Meal] {
        isPlan ? meals.filter { covers(days[$0.key]) } : meals
    }

    private func covers(_ day: CalendarDate?) -> Bool { day.map { $0 < first.adding(days: 7) } ?? false }

    private var plan: GroceryPlanRange { GroceryPlanRange(from: first, to: first.adding(days: 6)) }

    private mutating func carryOut(_ command: Int, _ before: GroceryListBody) async throws {
        let path = GroceryPaths.list(list)
        let meal = meals.keys.sorted { $0.uuidString < $1.uuidString }.randomElement(using: &random)
        let item = before.items.randomElement(using: &random)
        switch command {
        case 0:
            let new = add()
            try await tell("plan.entry_added", new)
        case 1, 2:
            guard let meal else { return }
            meals[meal]?.servings = random.next(1...8)
            try await tell("plan.entry_changed", meal)
        case 3:
            guard let meal else { return }
            try await remove(meal)
        case 4:
            guard isPlan else { return try await planAgain() }
            guard let meal else { return }
            days[meal] = first.adding(days: random.next(0...9))
            try await tell("plan.entry_moved", meal)
        case 5: try await deliver()
        case 6:
            _ = await grocery.client.post("\(path)/items", #"{"text": "3 onions"}"#)
            let target = try await grocery.list(list).items.first { item in
                !item.checked && item.food?.id == "onion" && item.sources.contains { $0.recipeID == nil }
            }
            guard let target else { return }
            if let amount = model.edited[target.id] {
                model.edited[target.id] = try amount + Rational(3)
            } else {
                model.typed["onion"] = try model.typed["onion", default: .zero] + Rational(3)
            }
        case 7, 8: try await edit()
        case 9...12:
            guard let item else { return }
            let tick = GroceryPaths.checked(item.id, of: list)
            _ = item.checked ? await grocery.client.send(.delete, tick) : await grocery.client.post(tick)
            try item.checked ? model.retype(item) : model.untype(item)
        case 13:
            guard let item, !item.checked else { return }
            let amount = random.next(1...5)
            try model.untype(item)
            let text = "{\"text\": \"\(amount) \(item.name)\"}"
            _ = await grocery.client.send(.patch, GroceryPaths.item(item.id, of: list), text)
            model.edited[item.id] = Rational(amount)
        case 14:
            guard let item else { return }
            try model.leave(item)
            _ = await grocery.client.send(.delete, GroceryPaths.item(item.id, of: list))
        case 15:
            for item in before.items where item.checked { try model.leave(item) }
            _ = await grocery.client.post("\(path)/clear-checked")
        case 16:
            for item in before.items where item.checked { try model.leave(item) }
            grocery.clock.advance(.seconds(3601))
            if random.next(0...1) == 0 { _ = try await grocery.store.sweep(now: grocery.clock.now) }
        case 17:
            // Taken back at once, or after the list has heard of its meals again.
            guard let item else { return }
            _ = await grocery.client.send(.delete, GroceryPaths.item(item.id, of: list))
            if random.next(0...1) == 0 { try await deliver() }
            #expect(await grocery.client.post(GroceryPaths.restore(item.id, of: list)).status == 200)
            let restored = try #require(try await grocery.list(list).items.first { $0.id == item.id })
            #expect(Set(restored.sources) == Set(item.sources) && restored.checked == item.checked)
        default:
            guard let notice = before.notices.first, let meal = UUID(uuidString: notice.id) else { return }
            try model.excuse(meal, before)
            _ = await grocery.client.send(.delete, "\(path)/notices/\(notice.id)")
        }
    }

    @discardableResult
    private mutating func add() -> UUID {
        let id = random.nextID()
        meals[id] = FollowingModel.Meal(
            recipe: recipes[random.next(0...(recipes.count - 1))],
            servings: random.next(1...8)
        )
        days[id] = first.adding(days: random.next(0...9))
        return id
    }

    private mutating func remove(_ meal: UUID) async throws {
        if isPlan { try await tell("plan.entry_removed", meal) }
        meals[meal] = nil
        if !isPlan { try await tell("", meal) }
    }

    private mutating func planAgain() async throws {
        isPlanning.toggle()
        if !isPlanning, random.next(0...1) == 0 {
            // The commit, whose event follows.
            var request = request
            request.following = GroceryFollowing(cooked: [])
            let answer = await grocery.client.send(.put, GroceryPaths.list(list), request.text)
            #expect(answer.status == 200, "\(answer)")
        }
        try await tell("", UUID())
    }

    private var request: GroceryListRequest {
        if isPlan { return GroceryListRequest(plan: plan) }
        return GroceryListRequest(
            recipes: meals.sorted { $0.key.uuidString < $1.key.uuidString }.map { id, meal in
                GroceryRecipeRequest(
                    recipeID: meal.recipe,
                    servings: meal.servings,
                    menuID: menu,
                    menuItemID: MenuItemID(id)
                )
            },
            source: GroceryListSource(type: .menu, menuID: menu)
        )
    }

    private func make() async throws {
        let planned = bought.map { id, meal in
            GroceryRecipeRequest(recipeID: meal.recipe, servings: meal.servings, entryID: PlanEntryID(id))
        }
        grocery.cookbook.setPlan(planned)
        let answer = await grocery.client.send(.put, GroceryPaths.list(list), request.text)
        #expect(answer.status == 201, "\(answer)")
    }

    /// Tells of a change: of one entry, or of all that the menu wants.
    private mutating func tell(_ kind: String, _ meal: UUID) async throws {
        sequence += 1
        if isPlan {
            guard let found = meals[meal], let day = days[meal] else { return }
            let fact = PlanEntryFact(
                entryID: PlanEntryID(meal),
                recipeID: found.recipe,
                date: day,
                servings: found.servings,
                cooked: false
            )
            last = (kind, fact.text)
        } else {
            let wanted = meals.map { id, meal in
                MenuMeal(itemID: MenuItemID(id), recipeID: meal.recipe, servings: meal.servings, cooked: false)
            }
            let shopping = MenuShopping(
                menuID: menu,
                listID: list,
                planning: isPlanning,
                meals: isPlanning ? nil : wanted
            )
            last = ("menu.shopping_changed", shopping.text)
        }
        try await deliver()
    }

    /// Delivers the last event, perhaps once more.
    private func deliver() async throws {
        guard let last else { return }
        let source = isPlan ? "meal-plan" : "menu"
        let answer = await grocery.deliver(last.kind, from: source, sequence: sequence, last.payload)
        #expect(answer.status == 204, "\(answer)")
    }
}
