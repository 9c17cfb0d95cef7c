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

    /// What identifies a request: the same content gives the same text, whether it is a draft or not.
    static func fingerprint(of request: GroceryListRequest) -> String {
        var content = request
        content.draft = nil
        return SHA256.hash(content.jsonBytes()).hex
    }

    /// Everything that a new list needs.
    func plan(for request: GroceryListRequest) async throws -> ListPlan {
        let (origin, wishes) = try await wishes(of: request)
        let found = try await lines(for: wishes)
        return ListPlan(
            title: request.title ?? ListTitle.make(origin: origin, recipes: found.titles),
            origin: origin,
            isDraft: request.draft ?? false,
            fingerprint: Self.fingerprint(of: request),
            wanted: found.lines + byHand(request),
            have: HaveSet(request.have ?? [], foods: kitchen.foods)
        )
    }

    /// The lines that a request is about, for the preview.
    func wanted(for request: GroceryListRequest) async throws -> [WantedLine] {
        try await lines(for: wishes(of: request).wishes).lines + byHand(request)
    }

    private func byHand(_ request: GroceryListRequest) -> [WantedLine] {
        (request.items ?? []).map { WantedLine(line: kitchen.parser.parse($0), origin: .hand(nil)) }
    }

    private func wishes(of request: GroceryListRequest) async throws -> (origin: ListOrigin, wishes: [RecipeWish]) {
        if let recipes = request.recipes {
            let wishes = recipes.map { recipe in
                RecipeWish(
                    recipe: recipe.recipeID,
                    servings: recipe.servings,
                    menu: recipe.menuID,
                    menuItem: recipe.menuItemID,
                    entry: recipe.entryID
                )
            }
            let origin = request.source?.origin ?? .recipes
            return (origin == .manual ? .recipes : origin, wishes)
        }
        if let menu = request.menu { return (.menu(menu), try await neighbours.menu(menu)) }
        if let plan = request.plan {
            return (.plan(from: plan.from, to: plan.to), try await neighbours.plan(plan.from, plan.to))
        }
        return (.manual, [])
    }

    private func lines(for wishes: [RecipeWish]) async throws -> (lines: [WantedLine], titles: [String]) {
        guard !wishes.isEmpty else { return ([], []) }
        let recipes = try await neighbours.recipes(wishes.map(\.recipe))
        let byID = Dictionary(recipes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var lines: [WantedLine] = []
        var titles: [String] = []
        for (index, wish) in wishes.enumerated() {
            guard let recipe = byID[wish.recipe] else {
                // A menu or plan takes a deleted recipe out by itself; naming one directly is the caller's mistake.
                if wish.isIndirect { continue }
                throw Problem.invalid(
                    "/recipes/\(index)/recipe_id",
                    code: "unknown",
                    "There is no recipe with this id"
                )
            }
            titles.append(recipe.title)
            lines += try self.lines(of: recipe, for: wish)
        }
        return (lines, titles)
    }

    private func lines(of recipe: Neighbours.Recipe, for wish: RecipeWish) throws -> [WantedLine] {
        let servings = wish.servings ?? recipe.servings
        let scale = try Rational(Int64(servings), over: Int64(max(1, recipe.servings)))
        let share = RecipeShare(
            recipe: recipe.id,
            title: recipe.title,
            servings: servings,
            menu: wish.menu,
            menuItem: wish.menuItem,
            entry: wish.entry
        )
        // Nobody buys "For the sauce:", which recipes from before headings were told apart may still have.
        return recipe.lines.filter { IngredientParser.heading(in: $0.text) == nil }
            .map { WantedLine(line: $0, scale: scale, origin: .recipe(share)) }
    }
}
