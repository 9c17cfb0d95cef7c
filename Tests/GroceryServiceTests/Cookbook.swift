import Crypto
import Database
import Events
import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import MenuAPI
import Runtime
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What the neighbours say: recipes, menus and plans that a test has written down.
final class Cookbook: Sendable {
    private struct Contents {
        var recipes: [RecipeID: Neighbours.Recipe] = [:]
        var menus: [MenuID: [GroceryRecipeRequest]] = [:]
        var plan: [GroceryRecipeRequest] = []
        var shopping: [MenuID: MenuShopping] = [:]
        var cooked: [PlanEntryID] = []
        var cookedMeals: Set<MenuItemID> = []
        var toCook: [RecipeID: Set<UUID>] = [:]
        var calls = 0
        var foods: [HouseholdID: HouseholdFoods] = [:]
        var foodCalls = 0
        var isAway = false
        var corrections: [CategoryCorrection] = []
        var asked: [String] = []
        var measures: MeasurementSystem?
        var measureCalls = 0
        var language = "en"
        var zone = "UTC"
    }

    private struct Away: Error {}

    /// How often it was asked what a household says about foods.
    var foodCalls: Int { contents.withLock { $0.foodCalls } }
    /// What it was told of categories.
    var corrections: [CategoryCorrection] { contents.withLock { $0.corrections } }
    /// The lines it was last asked about.
    var asked: [String] { contents.withLock { $0.asked } }

    /// How often it was asked for a household's measurement system.
    var measureCalls: Int { contents.withLock { $0.measureCalls } }
    /// Sets every household's measurement system.
    func measure(in system: MeasurementSystem?) { contents.withLock { $0.measures = system } }

    /// Sets every household's language.
    func speak(_ language: String) { contents.withLock { $0.language = language } }

    /// Sets every household's time zone.
    func live(in zone: String) { contents.withLock { $0.zone = zone } }

    /// Makes the neighbours unreachable, or reachable again.
    func leave(_ isAway: Bool = true) { contents.withLock { $0.isAway = isAway } }

    /// Lets a household say something about foods.
    func say(_ household: HouseholdID, _ change: (inout HouseholdFoods) -> Void) {
        contents.withLock { contents in
            var foods = contents.foods[household] ?? HouseholdFoods()
            change(&foods)
            foods.version += 1
            contents.foods[household] = foods
        }
    }

    /// What the recipe service says of a household's foods.
    func foods(of household: HouseholdID, unless known: Int) throws -> HouseholdFoods? {
        try contents.withLock { contents in
            contents.foodCalls += 1
            if contents.isAway { throw Away() }
            let foods = contents.foods[household] ?? HouseholdFoods()
            return foods.version == known ? nil : foods
        }
    }

    private let contents = Mutex(Contents())
    /// What happens elsewhere while somebody waits for a household's foods.
    let meanwhile = Mutex<(@Sendable () async -> Void)?>(nil)

    /// How often a neighbour has been asked.
    var calls: Int { contents.withLock { $0.calls } }

    /// Writes a recipe down.
    func add(_ title: String, servings: Int = 4, _ lines: [String]) -> RecipeID {
        let parser = IngredientParser(foods: .standard)
        return add(title, servings: servings, parsed: lines.map { parser.parse($0) })
    }

    /// Writes a recipe down whose lines are read already.
    func add(_ title: String, servings: Int = 4, parsed lines: [IngredientLine]) -> RecipeID {
        let recipe = Neighbours.Recipe(id: .random, title: title, servings: servings, lines: lines)
        contents.withLock { $0.recipes[recipe.id] = recipe }
        return recipe.id
    }

    /// Changes what a recipe says.
    func change(_ id: RecipeID, servings: Int = 4, _ lines: [String]) {
        let parser = IngredientParser(foods: .standard)
        change(id, servings: servings, parsed: lines.map { parser.parse($0) })
    }

    /// Changes what a recipe says, whose lines are read already.
    func change(_ id: RecipeID, servings: Int = 4, parsed lines: [IngredientLine]) {
        contents.withLock { contents in
            contents.recipes[id]?.servings = servings
            contents.recipes[id]?.lines = lines
        }
    }

    /// Deletes a recipe.
    func remove(_ id: RecipeID) { contents.withLock { $0.recipes[id] = nil } }

    /// Says for which meals a recipe is still to be cooked.
    func setToCook(_ recipe: RecipeID, _ meals: Set<UUID>) { contents.withLock { $0.toCook[recipe] = meals } }

    /// Says what a menu holds.
    func setMenu(_ menu: MenuID, _ wanted: [GroceryRecipeRequest]) { contents.withLock { $0.menus[menu] = wanted } }

    /// Says what a menu wants of its list.
    func setShopping(_ shopping: MenuShopping) { contents.withLock { $0.shopping[shopping.menuID] = shopping } }

    /// Says that a recipe of a menu is cooked.
    func cook(_ item: MenuItemID) { contents.withLock { _ = $0.cookedMeals.insert(item) } }

    /// Says what the plan holds.
    func setPlan(_ wanted: [GroceryRecipeRequest]) { contents.withLock { $0.plan = wanted } }

    var neighbours: Neighbours {
        Neighbours(
            recipes: { ids in
                self.contents.withLock { contents in
                    contents.calls += 1
                    return ids.compactMap { contents.recipes[$0] }
                }
            },
            householdRecipes: { ids, _ in
                try self.contents.withLock { contents in
                    contents.calls += 1
                    if contents.isAway { throw Problem.unavailable() }
                    return ids.compactMap { contents.recipes[$0] }
                }
            },
            menu: { menu in
                guard let wanted = self.contents.withLock({ $0.menus[menu] }) else {
                    throw Problem.notFound("There is no such menu.")
                }
                return wanted
            },
            plan: { _, _ in self.contents.withLock { $0.plan } },
            shopping: { menu in self.contents.withLock { $0.shopping[menu] } },
            cooked: { _, _ in self.contents.withLock { $0.cooked } },
            cookedMeals: { _, _ in self.contents.withLock { $0.cookedMeals } },
            mealsToCook: { recipe, _ in
                try self.contents.withLock { contents in
                    if contents.isAway { throw Problem.unavailable() }
                    return contents.toCook[recipe] ?? []
                }
            },
            correct: { correction in
                try self.contents.withLock { contents in
                    if contents.isAway { throw Away() }
                    contents.corrections.append(correction)
                }
            },
            allergens: { lines in
                self.contents.withLock { $0.asked = lines }
                return Array(#"{"allergens":["milk"]}"#.utf8)
            },
            measurementSystem: { _ in
                try self.contents.withLock { contents in
                    contents.measureCalls += 1
                    if contents.isAway { throw Away() }
                    return contents.measures
                }
            },
            words: { _ in
                try self.contents.withLock { contents in
                    if contents.isAway { throw Away() }
                    return HouseholdWords(language: Language(tag: contents.language), system: contents.measures)
                }
            },
            timeZone: { _ in self.contents.withLock { $0.zone } }
        )
    }
}
