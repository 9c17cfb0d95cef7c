import Foundation
import Kitchen
import Values

@testable import GroceryService

extension GroceryList {
    /// Lets meals be gone, as an event does.
    mutating func takeAway(kitchen: Consolidation, where isTaken: (RecipeShare) -> Bool) throws {
        var meals = try self.meals(of: sources, settled: [])
        let gone = meals.values.filter { isTaken($0.share) }.map { ($0.source, 0) }
        let wishes = MealWishes(scope: .named, servings: Dictionary(gone) { first, _ in first })
        try follow(wishes, &meals, kitchen: kitchen, newID: { GroceryItemID(UUID()) })
    }
}
