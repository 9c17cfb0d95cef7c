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

extension SharedHistory {
    mutating func tellMenu() {
        let wanted = meals.compactMap { meal in
            meal.item.map {
                MenuMeal(itemID: $0, recipeID: recipes[meal.recipe], servings: meal.servings, cooked: false)
            }
        }
        let shopping = MenuShopping(menuID: menu, listID: menuList, planning: false, meals: wanted)
        queues["menu"]?.append(Event(source: "menu", kind: "menu.shopping_changed", payload: shopping.text))
    }

    mutating func tellPlan(_ kind: String, _ meal: Meal) throws {
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
    mutating func deliver(_ count: Int) async throws {
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
    mutating func drain() async throws {
        while queues.values.contains(where: { !$0.isEmpty }) { try await deliver(1) }
        while try await deliverFreed() > 0 {}
    }

    mutating func send(_ event: Event) async throws {
        sequence += 1
        // What menu and plan say of a recipe, which is asked when a change of it is handled.
        for (index, recipe) in recipes.enumerated() {
            let planned = meals.filter { $0.recipe == index }.flatMap { [$0.item?.uuid, $0.entry?.uuid] }
            grocery.cookbook.setToCook(recipe, Set(planned.compactMap(\.self)))
        }
        let answer = await grocery.deliver(event.kind, from: event.source, sequence: sequence, event.payload)
        #expect(answer.status == 204, "\(answer)")
    }

    /// Delivers what the service has to tell itself since.
    @discardableResult
    mutating func deliverFreed() async throws -> Int {
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
}
