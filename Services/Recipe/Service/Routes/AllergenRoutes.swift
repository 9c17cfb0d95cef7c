import HTTP
import Identity
import Kitchen
import Loop
import RecipeAPI
import Values

/// What recipes and lines contain, and whom of the household that concerns.
struct AllergenRoutes {
    let store: any RecipeStore
    let kitchens: Kitchens
    let eaters: @Sendable (HouseholdID) async throws -> Diners
    let pool: ThreadPool
    let authenticator: Authenticator

    init(_ dependencies: Dependencies) {
        store = dependencies.book.store
        kitchens = dependencies.kitchens
        eaters = dependencies.eaters
        pool = dependencies.pool
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        router.household(.post, RecipePaths.allergens, authenticator, KitchenOperations.allergens) {
            [self] request, caller in
            let question = try request.decode(AllergenQuestion.self).checked()
            if let lines = question.ingredients { return try await answer(lines, caller) }
            let ids = question.recipeIDs ?? question.recipeID.map { [$0] } ?? []
            return try await answer(ids, caller)
        }
        router.household(.get, RecipePaths.recipeAllergens, authenticator, KitchenOperations.recipeAllergens) {
            [self] request, caller in
            try await answer([try request.parameters.require("recipe_id", as: RecipeID.self)], caller)
        }
    }

    private func answer(_ ids: [RecipeID], _ caller: Caller) async throws -> Response {
        let found = ids.isEmpty ? [:] : try await store.lines(ids, of: caller.household)
        var seen: Set<RecipeID> = []
        var lines: [String] = []
        for id in ids where seen.insert(id).inserted {
            guard let own = found[id] else { throw RecipeError.missing }
            lines += own
        }
        // Recipes from before headings were told apart may still have some among their lines.
        return try await answer(lines, caller, skippingHeadings: true)
    }

    private func answer(
        _ lines: [String],
        _ caller: Caller,
        skippingHeadings: Bool = false
    ) async throws -> Response {
        let kitchen = try await kitchens.kitchen(of: caller.household)
        let diners = await knownDiners(caller.household)
        let response = try await pool.reading(within: .reports) { budget in
            // The text is read anew: nobody is warned by what an older engine made of it.
            var read: [IngredientLine] = []
            for line in lines {
                // What is read is gone through for the report, and for the people once more.
                for _ in 0..<3 { try budget.spend(line: line) }
                if skippingHeadings, IngredientParser.heading(in: line) != nil { continue }
                read.append(kitchen.parser.parse(line))
            }
            // Each thing that somebody must not eat is looked for in each line.
            let avoided = diners?.eaters.reduce(0) { $0 + $1.ingredients.count + $1.intolerances.count } ?? 0
            try budget.spend(read.count * avoided)
            let answer = AllergenAnswer(
                report: kitchen.allergens.report(on: read),
                warnings: diners.map { kitchen.allergens.warnings(for: $0.eaters, on: read) },
                restrictionVersion: diners?.restrictionVersion
            )
            try budget.spend(bytes: answer.reasonBytes)
            return Response.json(answer)
        }
        return response.with("Cache-Control", "private, no-store")
    }

    /// The people of the household, asked for with every answer: nobody is warned by what held a moment ago.
    ///
    /// Nil if they cannot be asked for, which is not the same as nobody.
    private func knownDiners(_ household: HouseholdID) async -> Diners? {
        do {
            return try await eaters(household)
        } catch {
            return nil
        }
    }
}

extension AllergenQuestion {
    /// The question, if it is about one thing and not about too much.
    fileprivate func checked() throws(Problem) -> AllergenQuestion {
        var fields = FieldCheck()
        let asked = [ingredients != nil, recipeID != nil, recipeIDs != nil].count { $0 }
        if asked == 0 {
            fields.refuse("/ingredients", "required", "ingredients, recipe_id or recipe_ids is required")
        }
        if asked > 1 {
            fields.refuse("", "conflict", "Only one of ingredients, recipe_id and recipe_ids can be asked about")
        }
        if let ingredients, fields.count(ingredients.count, "/ingredients", most: Self.maxLines) {
            for (index, line) in ingredients.enumerated() {
                fields.length(line, "/ingredients/\(index)", max: RecipeRules.maxIngredient)
            }
        }
        if let recipeIDs { fields.count(recipeIDs.count, "/recipe_ids", most: Self.maxRecipes) }
        try fields.finish()
        return self
    }
}
