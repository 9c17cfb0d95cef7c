import FoundationEssentials
import GroceryAPI
import HTTP
import Kitchen
import MealPlanAPI
import MenuAPI
import Values

/// Finds out what lists need to follow their menus and the plan, before anything is changed.
struct Follower: Sendable {
    let store: SQLGroceryStore
    let kitchens: HouseholdKitchens
    let languages: HouseholdLanguages
    let neighbours: Neighbours
    /// What bringing lines together may cost for one request, or for one list that follows an event.
    var steps = Follower.steps

    /// Some 30,000 lines of recipes.
    static let steps = 4_000_000

    /// What the kitchen knows in a household, in its language, for the calculations of one request.
    func kitchen(of household: HouseholdID) async -> HouseholdKitchen {
        var kitchen = await kitchens.kitchen(of: household)
        kitchen.language = await languages.language(of: household)
        kitchen.budget = StepBudget(steps: steps, deadline: RequestContext.current?.deadline)
        return kitchen
    }

    /// What has been found out.
    struct Prepared: Sendable {
        var kitchen: Consolidation
        var wishes: MealWishes
        /// The lists that change.
        var lists: [GroceryListID]
    }

    /// What the list of a menu needs to buy for what the menu wants now; `isBehind` if it has not followed for some time,
    /// so that recipes may have changed meanwhile.
    func prepare(
        _ shopping: MenuShopping,
        of household: HouseholdID,
        isBehind: Bool = false
    ) async throws -> Prepared {
        let kitchen = await kitchen(of: household)
        let meals = shopping.meals ?? []
        let wanted = meals.filter { !$0.cooked }
        var wishes = MealWishes(
            scope: shopping.meals == nil ? .named : .menu,
            servings: Dictionary(wanted.map { ($0.itemID.uuid, $0.servings) }) { $1 },
            cooked: Set(meals.filter(\.cooked).map(\.itemID.uuid))
        )
        let requests = wanted.map { meal in
            GroceryRecipeRequest(
                recipeID: meal.recipeID,
                servings: meal.servings,
                menuID: shopping.menuID,
                menuItemID: meal.itemID
            )
        }
        wishes.links = requests.links
        wishes.lines = try await lines(requests, unknownTo: [shopping.listID], of: household, kitchen)
        if isBehind { wishes.readings = try await readings(requests, of: household, kitchen) }
        return Prepared(kitchen: kitchen.consolidation, wishes: wishes, lists: [shopping.listID])
    }

    /// What is needed to show a list that is made already.
    func prepare(showingIn household: HouseholdID) async throws -> Prepared {
        var kitchen = await kitchen(of: household).consolidation
        // It gets no lines that it has not had, so there is an end to it.
        kitchen.budget = nil
        return Prepared(kitchen: kitchen, wishes: MealWishes(scope: .named, servings: [:]), lists: [])
    }

    /// What is needed by lists for a menu's meal that is gone.
    func prepare(gone source: UUID, of household: HouseholdID) async throws -> Prepared {
        let kitchen = await kitchen(of: household)
        let lists = try await store.lists(buyingFor: [source], orNaming: [source], of: household)
        return Prepared(
            kitchen: kitchen.consolidation,
            wishes: MealWishes(scope: .named, servings: [source: 0]),
            lists: lists.map(\.id)
        )
    }

    /// What is needed by lists that cover an entry of the plan, or buy for it; the closure tells how many servings a
    /// list is to buy.
    func prepare(_ entry: PlanEntryFact, of household: HouseholdID) async throws -> Prepared {
        let kitchen = await kitchen(of: household)
        let source = entry.entryID.uuid
        let servings = entry.recipeID == nil ? 0 : entry.servings ?? 0
        let lists = try await store.lists(
            buyingFor: [source],
            or: [entry.date],
            orNaming: [source],
            of: household
        )
        var wishes = MealWishes(scope: .named, servings: [source: servings])
        if let recipe = entry.recipeID, servings > 0 {
            let request = GroceryRecipeRequest(
                recipeID: recipe,
                servings: servings,
                menuID: entry.menuID,
                menuItemID: entry.menuItemID,
                entryID: entry.entryID
            )
            wishes.links = [request].links
            let covering = lists.filter { $0.covers(entry.date) }.map(\.id)
            wishes.lines = try await lines([request], unknownTo: covering, of: household, kitchen)
        }
        return Prepared(kitchen: kitchen.consolidation, wishes: wishes, lists: lists.map(\.id))
    }

    /// What lists need that wait for meals that a list buys for no more: each takes those that it waits for, and those
    /// that have bought for such meals say what is too much.
    func prepare(freedBy list: GroceryListID, of household: HouseholdID) async throws -> Prepared {
        let kitchen = await kitchen(of: household)
        let waiting = try await store.waiting(for: list, household)
        let meals = Set(waiting.flatMap(\.meals))
        var cooked: Set<MenuItemID> = []
        for menu in Set(meals.compactMap(\.share.menu)) {
            cooked.formUnion(try await neighbours.cookedMeals(menu, household))
        }
        let requests = meals.map { meal in
            GroceryRecipeRequest(
                recipeID: meal.share.recipe,
                servings: meal.share.servings,
                menuID: meal.share.menu,
                menuItemID: meal.meal,
                entryID: meal.share.entry
            )
        }
        var wishes = MealWishes(
            scope: .named,
            servings: Dictionary(requests.compactMap { meal in meal.source.map { ($0, meal.servings ?? 1) } }) { $1 },
            links: requests.links
        )
        // What has been cooked meanwhile needs nothing more.
        for (source, meal) in wishes.links where cooked.contains(meal) { wishes.servings[source] = 0 }
        let lists = waiting.map(\.list)
        wishes.lines = try await lines(requests, unknownTo: lists, of: household, kitchen)
        let all = Set(try await store.listsWithBought(household)).union(lists)
        return Prepared(kitchen: kitchen.consolidation, wishes: wishes, lists: Array(all))
    }

    /// The lines of those meals that one of the lists does not know.
    func lines(
        _ meals: [GroceryRecipeRequest],
        unknownTo lists: [GroceryListID],
        of household: HouseholdID,
        _ kitchen: HouseholdKitchen
    ) async throws -> [UUID: [WantedLine]] {
        let sources = Set(meals.compactMap(\.source))
        guard !lists.isEmpty, !sources.isEmpty else { return [:] }
        let unknown = sources.subtracting(try await store.meals(sources, knownToAll: lists, household))
        guard !unknown.isEmpty else { return [:] }
        let new = meals.filter { $0.source.map { unknown.contains($0) } ?? false }
        let found = try await ListResolver(neighbours: neighbours.asService(for: household), kitchen: kitchen)
            .lines(for: new).lines
        var lines = Dictionary(unknown.map { ($0, [WantedLine]()) }) { first, _ in first }
        for line in found {
            guard let source = line.origin.recipe?.source else { continue }
            lines[source, default: []].append(line)
        }
        return lines
    }
}

extension GroceryRecipeRequest {
    /// The entry of the plan or the place in a menu through which the recipe comes.
    var source: UUID? { entryID?.uuid ?? menuItemID?.uuid }
}

extension [GroceryRecipeRequest] {
    /// Which of the meals, by their source, are recipes of menus.
    var links: [UUID: MenuItemID] {
        Dictionary(compactMap { meal in meal.source.flatMap { source in meal.menuItemID.map { (source, $0) } } }) { $1 }
    }
}
