import Crypto
import GroceryAPI
import HTTP
import JSON
import Kitchen
import Values

/// Turns a request for a list into what is to be bought, by asking the neighbours.
struct ListResolver: Sendable {
    let neighbours: Neighbours
    let kitchen: HouseholdKitchen
    /// What the household reads, for a title.
    var texts = ListTexts.texts(in: .en)
    /// The day on which a list is made, for a title.
    var today: CalendarDate?

    /// What identifies a request: the same content gives the same text, whether it is a draft or not.
    static func fingerprint(of request: GroceryListRequest) -> String {
        var content = request
        content.draft = nil
        content.following = nil
        return SHA256.hash(content.jsonBytes()).hex
    }

    /// Everything that a new list needs.
    func plan(for request: GroceryListRequest) async throws -> ListPlan {
        let (origin, wanted) = try await wantedRecipes(of: request)
        let found = try await lines(for: wanted)
        return ListPlan(
            title: request.title ?? ListTitle.make(origin: origin, recipes: found.titles, today: today, in: texts),
            origin: origin,
            isDraft: request.draft ?? false,
            fingerprint: Self.fingerprint(of: request),
            wanted: found.lines + (try byHand(request)),
            have: FoodsAtHome(request.have ?? [], foods: kitchen.foods),
            links: wanted.links
        )
    }

    private func byHand(_ request: GroceryListRequest) throws(GroceryError) -> [WantedLine] {
        let reader = TypedEntry(kitchen)
        let counted = kitchen.consolidation
        var wanted: [WantedLine] = []
        for text in request.items ?? [] {
            do throws(QuantityError) {
                try counted.spend(typed: text)
            } catch {
                throw GroceryError(error)
            }
            wanted += reader.read(text).map { WantedLine(line: $0.line, origin: .hand(nil), typed: $0) }
        }
        return wanted
    }

    private func wantedRecipes(
        of request: GroceryListRequest
    ) async throws -> (origin: ListOrigin, wanted: [GroceryRecipeRequest]) {
        if let recipes = request.recipes {
            let origin = request.source?.origin ?? .recipes
            return (origin == .manual ? .recipes : origin, recipes)
        }
        if let menu = request.menu { return (.menu(menu), try await neighbours.menu(menu)) }
        if let plan = request.plan {
            return (.plan(from: plan.from, to: plan.to), try await neighbours.plan(plan.from, plan.to))
        }
        return (.manual, [])
    }

    /// The lines of recipes, and their titles.
    func lines(for wanted: [GroceryRecipeRequest]) async throws -> (lines: [WantedLine], titles: [String]) {
        guard !wanted.isEmpty else { return ([], []) }
        let recipes = try await neighbours.recipes(wanted.map(\.recipeID))
        let byID = Dictionary(recipes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var lines: [WantedLine] = []
        var titles: [String] = []
        for (index, wanted) in wanted.enumerated() {
            guard let recipe = byID[wanted.recipeID] else {
                // A menu or the plan shows what is deleted as such; naming one directly is the caller's mistake.
                if wanted.isIndirect { continue }
                throw Problem.invalid(
                    "/recipes/\(index)/recipe_id",
                    code: "unknown",
                    "There is no recipe with this id"
                )
            }
            titles.append(recipe.title)
            lines += try self.lines(of: recipe, for: wanted)
        }
        return (lines, titles)
    }

    /// What recipes say now; those that are deleted, or say more than can be counted, are left out.
    func readings(of recipes: Set<RecipeID>) async throws -> [RecipeID: RecipeReading] {
        guard !recipes.isEmpty else { return [:] }
        var readings: [RecipeID: RecipeReading] = [:]
        let counted = kitchen.consolidation
        for recipe in try await neighbours.recipes(recipes.sorted()) {
            do {
                let lines = try self.lines(of: recipe, for: GroceryRecipeRequest(recipeID: recipe.id))
                readings[recipe.id] = try RecipeReading(
                    recipe.id,
                    servings: recipe.servings,
                    lines,
                    kitchen: counted
                )
            } catch let error as QuantityError {
                if error == .abandoned { throw error }
            }
        }
        return readings
    }

    private func lines(of recipe: Neighbours.Recipe, for wanted: GroceryRecipeRequest) throws -> [WantedLine] {
        let servings = wanted.servings ?? recipe.servings
        let scale = try Rational(Int64(servings), over: Int64(max(1, recipe.servings)))
        let share = RecipeShare(
            recipe: recipe.id,
            title: recipe.title,
            servings: servings,
            menu: wanted.menuID,
            // What stands on the calendar comes through the entry.
            menuItem: wanted.entryID == nil ? wanted.menuItemID : nil,
            entry: wanted.entryID
        )
        // Nobody buys "For the sauce:", which recipes from before headings were told apart may still have.
        return recipe.lines.filter { IngredientParser.heading(in: $0.text) == nil }
            .map { WantedLine(line: $0, scale: scale, origin: .recipe(share)) }
    }
}

extension GroceryRecipeRequest {
    /// Whether it came through a menu or the plan, which keep deleted recipes and show them as such.
    var isIndirect: Bool { menuItemID != nil || entryID != nil }
}
