import Foundation
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

extension FollowingHistory {
    /// Makes a recipe say something.
    mutating func write(_ recipe: RecipeID, servings: Int, _ foods: [String: Int]) throws {
        contents[recipe] = (servings, foods)
        let lines = foods.map { food, amount in
            (["onion", "egg", "lemon"].contains(food) ? "\(amount) \(food)s" : "\(amount) g \(food)", amount)
        }
        grocery.cookbook.change(recipe, servings: servings, lines.map(\.0).sorted())
        let amounts = try lines.map { ($0.0, try Rational($0.1) / Rational(servings)) }
        model.recipes[recipe] = Dictionary(uniqueKeysWithValues: amounts)
    }

    /// Somebody edits a recipe: an amount, a line more or less, or for how many it is.
    mutating func edit() async throws {
        let recipe = recipes[random.next(0...(recipes.count - 1))]
        guard var (servings, foods) = contents[recipe] else { return }
        let food = ["onion", "flour", "egg", "sugar", "lemon"][random.next(0...4)]
        switch random.next(0...3) {
        case 0: foods[food] = nil
        case 1: servings = random.next(1...3)
        default: foods[food] = random.next(1...4)
        }
        // Without a line there would be no trace of the meal.
        if foods.isEmpty { foods["onion"] = 1 }
        try write(recipe, servings: servings, foods)
        let meals = meals.filter { $0.value.recipe == recipe }.keys
        grocery.cookbook.setToCook(recipe, Set(meals))
        model.read(meals)
        for _ in 1...2 {
            sequence += 1
            let fact = RecipeChanged(recipeID: recipe, title: "Other", version: Int(sequence), buying: true)
            let answer = await grocery.deliver("recipe.changed", from: "recipe", sequence: sequence, fact.text)
            #expect(answer.status == 204, "\(answer)")
        }
    }
}
