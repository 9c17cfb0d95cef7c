import AccountAPI
import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import Kitchen
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Runtime
import TimeZones
import Values

/// What the service asks of its neighbours, on behalf of whoever is calling.
struct Neighbours: Sendable {
    /// What a recipe says that matters for buying.
    struct Recipe: Sendable {
        var id: RecipeID
        var title: String
        var servings: Int
        var lines: [IngredientLine]
    }

    /// Recipes by id; those that are not there are left out.
    var recipes: @Sendable (_ ids: [RecipeID]) async throws -> [Recipe]
    /// The same of a household, where nobody of it is calling.
    var householdRecipes: @Sendable (_ ids: [RecipeID], _ household: HouseholdID) async throws -> [Recipe]
    /// The recipes of a menu that are still to be cooked.
    var menu: @Sendable (_ menu: MenuID) async throws -> [GroceryRecipeRequest]
    /// The recipes planned on days from the first to the last that are to be bought for.
    var plan: @Sendable (_ from: CalendarDate, _ to: CalendarDate) async throws -> [GroceryRecipeRequest]
    /// What a menu wants of its list now; nil if it is over, has no list or is not there.
    var shopping: @Sendable (_ menu: MenuID) async throws -> MenuShopping?
    /// What is planned on days from the first to the last and cooked already.
    var cooked: @Sendable (_ from: CalendarDate, _ to: CalendarDate) async throws -> [PlanEntryID]
    /// The recipes of a household's menu that are cooked, asked where nobody of it is calling; none if there is no menu.
    var cookedMeals: @Sendable (_ menu: MenuID, _ household: HouseholdID) async throws -> Set<MenuItemID> = { _, _ in []
    }
    /// The meals for which a household's recipe is still to be cooked, asked where nobody of it is calling: its places in
    /// the menus on the board, and entries of the plan from today on.
    var mealsToCook: @Sendable (_ recipe: RecipeID, _ household: HouseholdID) async throws -> Set<UUID> = { _, _ in []
    }
    /// Remembers where somebody wants a name.
    var correct: @Sendable (_ correction: CategoryCorrection) async throws -> Void
    /// What some lines contain and whom it concerns, as JSON.
    var allergens: @Sendable (_ lines: [String]) async throws -> [UInt8]
    /// In whose words a household wants to see amounts; nil for those that were used.
    var measurementSystem: @Sendable (_ household: HouseholdID) async throws -> MeasurementSystem?
    /// In whose words a household reads, nil if there is none; what was asked a moment ago is not asked again.
    var words: @Sendable (_ household: HouseholdID) async throws -> HouseholdWords? = { _ in HouseholdWords() }
    /// The IANA name of a household's time zone.
    var timeZone: @Sendable (_ household: HouseholdID) async throws -> String = { _ in "UTC" }
    /// Has a household's settings asked for anew.
    var forgetSettings: @Sendable (_ household: HouseholdID) -> Void = { _ in }
}

extension Neighbours {
    /// The date where a household is; in UTC, where that cannot be found out.
    func today(of household: HouseholdID, at now: Instant) async -> CalendarDate {
        await TimeZones.today(at: now) { try await timeZone(household) }
    }

    /// The real services at their addresses.
    init(_ context: ServiceContext) {
        let recipes = RecipeClient(context.neighbour("recipe"))
        let menus = MenuClient(context.neighbour("menu"))
        let plan = MealPlanClient(context.neighbour("meal-plan"))
        let accounts = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        self.recipes = { ids in try await recipes.ingredients(of: ids, as: .forwarded).map { Recipe($0) } }
        householdRecipes = { [secret = context.internalSecret] ids, household in
            try await recipes.ingredients(of: ids, in: household, as: .service(secret)).map { Recipe($0) }
        }
        correct = { try await recipes.correct($0, as: .forwarded) }
        allergens = { try await recipes.allergens(of: $0, as: .forwarded) }
        measurementSystem = { household in
            try await accounts.household(household).measurementSystem.flatMap(MeasurementSystem.init(rawValue:))
        }
        words = { household in
            do throws(Problem) {
                let facts = try await accounts.household(household)
                return HouseholdWords(
                    language: Language(tag: facts.language),
                    system: facts.measurementSystem.flatMap(MeasurementSystem.init(rawValue:))
                )
            } catch {
                guard error.status == 404 else { throw error }
                return nil
            }
        }
        timeZone = { try await accounts.household($0).timeZone }
        forgetSettings = { accounts.forget($0) }
        menu = { menu in
            try await menus.menu(menu, as: .forwarded).recipes.filter { $0.cookedAt == nil }.map { item in
                GroceryRecipeRequest(
                    recipeID: item.recipeID,
                    servings: item.servings,
                    menuID: menu,
                    menuItemID: item.id
                )
            }
        }
        shopping = { menu in
            do {
                return MenuShopping(of: try await menus.menu(menu, as: .forwarded))
            } catch let problem as Problem where problem.status == 404 {
                return nil
            }
        }
        cookedMeals = { [secret = context.internalSecret] menu, household in
            do {
                let found = try await menus.menu(menu, as: .service(secret, household: household))
                return Set(found.recipes.filter { $0.cookedAt != nil }.map(\.id))
            } catch let problem as Problem where problem.status == 404 {
                return []
            }
        }
        mealsToCook = { [secret = context.internalSecret] recipe, household in
            async let board = menus.menus(with: recipe, of: household, as: .service(secret))
            async let planned = plan.entries(
                with: recipe,
                of: household,
                naming: RecipeEntries.limit,
                as: .service(secret)
            )
            let places = try await board.filter { !$0.cooked }.compactMap { $0.itemID?.uuid }
            return try await Set(places + planned.entries.map(\.id.uuid))
        }
        cooked = { from, to in
            try await plan.window(from: from, to: to, as: .forwarded).entries.filter { $0.cookedAt != nil }.map(\.id)
        }
        self.plan = { from, to in
            // Leftovers have been bought for already, and what has been cooked needs nothing more.
            try await plan.window(from: from, to: to, as: .forwarded).entries
                .filter { $0.leftoverOf == nil && $0.cookedAt == nil }
                .compactMap { entry in
                    entry.recipeID.map {
                        GroceryRecipeRequest(
                            recipeID: $0,
                            servings: entry.servings,
                            menuID: entry.menuID,
                            menuItemID: entry.menuItemID,
                            entryID: entry.id
                        )
                    }
                }
        }
    }
}

extension Neighbours {
    /// The same, which ask for a household by themselves.
    func asService(for household: HouseholdID) -> Neighbours {
        var neighbours = self
        neighbours.recipes = { [householdRecipes] ids in try await householdRecipes(ids, household) }
        return neighbours
    }
}

extension MenuShopping {
    /// What a menu wants as it is now; nil if no list follows it.
    fileprivate init?(of menu: MenuBody) {
        guard let list = menu.groceryListID, menu.state != .archived else { return nil }
        let meals = menu.recipes.map { item in
            MenuMeal(
                itemID: item.id,
                recipeID: item.recipeID,
                servings: item.servings,
                cooked: item.cookedAt != nil
            )
        }
        let isPlanning = menu.state == .planning
        self.init(menuID: menu.id, listID: list, planning: isPlanning, meals: isPlanning ? nil : meals)
    }
}

extension Neighbours.Recipe {
    fileprivate init(_ recipe: RecipeIngredients) {
        id = recipe.id
        title = recipe.title
        servings = recipe.servings
        lines = recipe.ingredients.map(\.line)
    }
}
