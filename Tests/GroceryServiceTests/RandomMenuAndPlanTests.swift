import Database
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

/// Random histories of a menu, the calendar on which its meals stand, and a list of each, whose events come in any order
/// between the two and more than once, while people tick: each meal is bought once, for as many as it is for, and
/// nothing else is.
@Suite struct RandomMenuAndPlanTests {
    @Test(arguments: Engine.allCases, SeededNumbers.seeds(5))
    func `each meal of menu and calendar is bought once`(engine: Engine, seed: UInt64) async throws {
        try await Grocery.with(engine) { grocery in
            var history = SharedHistory(grocery, seed: seed)
            try await history.run(steps: 60)
        }
    }
}

private struct SharedHistory {
    /// A recipe of the menu, or an ordinary meal of the calendar.
    private struct Meal {
        var recipe: Int
        var servings: Int
        /// Its place in the menu.
        var item: MenuItemID?
        var entry: PlanEntryID?
        var day = 0
    }

    private struct Event {
        var source: String
        var kind: String
        var payload: String
    }

    let grocery: Grocery
    private let menu = MenuID.random
    private let menuList = GroceryListID.random
    private var dayList: GroceryListID?
    private let first = CalendarDate(daysSince1970: 20_800)
    private let foods = ["onion", "egg", "lemon"]
    private var recipes: [RecipeID] = []
    private var meals: [Meal] = []
    private var random: SeededNumbers
    private var queues: [String: [Event]] = ["menu": [], "meal-plan": []]
    private var last: Event?
    private var sequence: Int64 = 0
    private var freed = 0

    init(_ grocery: Grocery, seed: UInt64) {
        self.grocery = grocery
        random = SeededNumbers(seed: seed)
        for food in foods { recipes.append(grocery.cookbook.add("With \(food)", servings: 1, ["3 \(food)s"])) }
    }

    mutating func run(steps: Int) async throws {
        for _ in 1...2 { meals.append(newMeal(isOfMenu: true)) }
        try await commit()
        for step in 0..<steps {
            let command = random.next(0...12)
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
        default: try await tick()
        }
    }

    /// Ticks something on one of the lists, or brings it back.
    private mutating func tick() async throws {
        guard let list = [menuList, dayList].compactMap(\.self).randomElement(using: &random),
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

    private func isInRange(_ meal: Meal) -> Bool { meal.entry != nil && meal.day < 7 }

    private func commit() async throws {
        let request = GroceryListRequest(
            recipes: meals.map { meal in
                GroceryRecipeRequest(
                    recipeID: recipes[meal.recipe],
                    servings: meal.servings,
                    menuID: menu,
                    menuItemID: meal.item
                )
            },
            source: GroceryListSource(type: .menu, menuID: menu)
        )
        #expect(await grocery.client.send(.put, GroceryPaths.list(menuList), request.text).status == 201)
    }

    /// Deletes the list of the days, or makes one.
    private mutating func toggleDays() async throws {
        if let list = dayList {
            dayList = nil
            #expect([200, 204].contains(await grocery.client.send(.delete, GroceryPaths.list(list)).status))
            return
        }
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
        let list = GroceryListID(random.nextID())
        let request = GroceryListRequest(plan: GroceryPlanRange(from: first, to: first.adding(days: 6)))
        #expect(await grocery.client.send(.put, GroceryPaths.list(list), request.text).status == 201)
        dayList = list
    }

    private mutating func tellMenu() {
        let wanted = meals.compactMap { meal in
            meal.item.map {
                MenuMeal(itemID: $0, recipeID: recipes[meal.recipe], servings: meal.servings, cooked: false)
            }
        }
        let shopping = MenuShopping(menuID: menu, listID: menuList, planning: false, meals: wanted)
        queues["menu"]?.append(Event(source: "menu", kind: "menu.shopping_changed", payload: shopping.text))
    }

    private mutating func tellPlan(_ kind: String, _ meal: Meal) throws {
        let fact = PlanEntryFact(
            entryID: try #require(meal.entry),
            recipeID: recipes[meal.recipe],
            date: first.adding(days: meal.day),
            servings: meal.servings,
            cooked: false,
            menuID: meal.item == nil ? nil : menu,
            menuItemID: meal.item,
            slot: .dinner
        )
        queues["meal-plan"]?.append(Event(source: "meal-plan", kind: kind, payload: fact.text))
    }

    /// Delivers some events, those of each service in order, the last perhaps once more.
    private mutating func deliver(_ count: Int) async throws {
        for _ in 0..<count {
            if random.next(0...4) == 0, let last { try await send(last) }
            let waiting = queues.keys.filter { queues[$0]?.isEmpty == false }.sorted()
            guard let source = waiting.randomElement(using: &random), let event = queues[source]?.removeFirst() else {
                return
            }
            try await send(event)
            last = event
            if random.next(0...2) == 0 { try await deliverFreed() }
        }
    }

    /// Delivers everything, until nothing has anything to say.
    private mutating func drain() async throws {
        while queues.values.contains(where: { !$0.isEmpty }) { try await deliver(1) }
        while try await deliverFreed() > 0 {}
    }

    private mutating func send(_ event: Event) async throws {
        sequence += 1
        let answer = await grocery.deliver(event.kind, from: event.source, sequence: sequence, event.payload)
        #expect(answer.status == 204, "\(answer)")
    }

    /// Delivers what the service has to tell itself since.
    @discardableResult
    private mutating func deliverFreed() async throws -> Int {
        let household = grocery.household
        let rows = try await grocery.db.of(household).query(
            """
            SELECT o.sequence, o.payload FROM outbox o JOIN outbox_delivery d
            ON d.household_id = o.household_id AND d.sequence = o.sequence
            WHERE o.household_id = \(household) AND d.destination = 'grocery' AND o.sequence > \(freed)
            ORDER BY o.sequence
            """
        )
        for row in rows {
            freed = try row.int(0)
            try await send(Event(source: "grocery", kind: "list.meals_freed", payload: try row.string(1)))
        }
        return rows.count
    }

    /// What one list has of the meals, each by how much.
    private struct Goods {
        var open: [UUID: Int] = [:]
        var ticked: [UUID: Int] = [:]
    }

    private func check(_ comment: Comment) async throws {
        var lists: [Goods] = []
        var told: Set<UUID> = []
        for id in [menuList, dayList].compactMap(\.self) {
            let list = try await grocery.list(id)
            var goods = Goods()
            for item in list.items {
                for source in item.sources {
                    let meal = key(try #require(source.menuItemID?.uuid ?? source.entryID?.uuid))
                    let amount = try #require(source.amount.flatMap { Int($0.value) })
                    goods[keyPath: item.checked ? \Goods.ticked : \Goods.open][meal, default: 0] += amount
                }
            }
            lists.append(goods)
            for notice in list.notices { told.insert(key(try #require(UUID(uuidString: notice.id)))) }
            for meal in list.elsewhere {
                #expect(meal.listID != id && [menuList, dayList].contains(meal.listID), comment)
            }
        }
        var wanted: [UUID: Int] = [:]
        for meal in meals where meal.item != nil || (dayList != nil && isInRange(meal)) {
            wanted[try #require(meal.item?.uuid ?? meal.entry?.uuid)] = meal.servings * 3
        }
        for meal in Set(wanted.keys).union(lists.flatMap { $0.open.keys }).union(lists.flatMap { $0.ticked.keys }) {
            // One list buys what is not ticked there, and no other buys anything.
            let open = lists.map { $0.open[meal, default: 0] }
            let missing = lists.map { max(0, wanted[meal, default: 0] - $0.ticked[meal, default: 0]) }
            let buyers = lists.indices.filter { open[$0] == missing[$0] && open.reduce(0, +) == open[$0] }
            #expect(!buyers.isEmpty, "open \(open), missing \(missing): \(comment)")
            // What is ticked is not taken away where it is too much, but said.
            let ticked = lists.reduce(0) { $0 + $1.ticked[meal, default: 0] }
            #expect(ticked <= wanted[meal, default: 0] || told.contains(meal), comment)
        }
    }

    /// A meal that is the menu's by its place there, whichever list names it.
    private func key(_ source: UUID) -> UUID {
        meals.first { $0.entry?.uuid == source }?.item?.uuid ?? source
    }
}
