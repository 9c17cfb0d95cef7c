import AccountAPI
import HTTP
import Identity
import Kitchen
import RecipeAPI
import Values

/// What recipes and lines contain, and whom of the household that concerns.
extension Dependencies {
    func findAllergens(_ request: Request, _ caller: Caller) async throws -> Response {
        let question = try request.decode(AllergenQuestion.self).checked()
        if let lines = question.ingredients { return try await allergens(in: lines, caller) }
        return try await allergens(in: question.recipeIDs ?? question.recipeID.map { [$0] } ?? [], caller)
    }

    func getRecipeAllergens(_ request: Request, _ caller: Caller) async throws -> Response {
        try await allergens(in: [try request.recipeID()], caller)
    }

    private func allergens(in ids: [RecipeID], _ caller: Caller) async throws -> Response {
        let found = ids.isEmpty ? [:] : try await book.store.lines(ids, of: caller.household)
        var seen: Set<RecipeID> = []
        var lines: [String] = []
        for id in ids where seen.insert(id).inserted {
            guard let own = found[id] else { throw RecipeError.missing }
            lines += own
        }
        // Recipes from before headings were told apart may still have some among their lines.
        return try await allergens(in: lines, caller, skippingHeadings: true)
    }

    private func allergens(
        in lines: [String],
        _ caller: Caller,
        skippingHeadings: Bool = false
    ) async throws -> Response {
        let kitchen = try await kitchens.kitchen(of: caller.household)
        let diners = await knownDiners(caller.household)
        let response = try await pool.reading(within: .reports) { budget in
            let answer = try AllergenAnswer(
                on: lines,
                skippingHeadings: skippingHeadings,
                for: diners,
                by: kitchen,
                within: budget
            )
            return Response.json(answer)
        }
        return response.with("Cache-Control", "private, no-store")
    }

    /// The people of the household, asked for with every answer: nobody is warned by what held a moment ago.
    ///
    /// Nil if they cannot be asked for, which is not the same as nobody.
    private func knownDiners(_ household: HouseholdID) async -> HouseholdEaters? {
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
            fields.refuse("/ingredients", "required", "Give ingredients or choose recipes.")
        }
        if asked > 1 {
            fields.refuse("", "conflict", "Give either ingredients or recipes, not both.")
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

extension Operation {
    static let findAllergens = Operation(
        "findAllergens",
        summary: "The allergens of lines or recipes, and the members concerned.",
        tag: "kitchen",
        body: .object([
            Property(
                "ingredients",
                .array(of: .string(maxLength: 1000), maxItems: AllergenQuestion.maxLines),
                required: false
            ),
            Property("recipe_id", .uuid, required: false),
            Property(
                "recipe_ids",
                .array(of: .uuid, maxItems: AllergenQuestion.maxRecipes),
                required: false,
                description: "Several recipes together."
            ),
        ]),
        answers: [.ok(.ref("AllergenReport"), "What is known; unknown lines are never reported as free of anything.")],
        errors: [404],
        bodySize: .document,
        reads: true,
        isHeavy: true
    )
    static let getRecipeAllergens = Operation(
        "getRecipeAllergens",
        summary: "The allergens of a recipe, and the members concerned.",
        tag: "kitchen",
        answers: [.ok(.ref("AllergenReport"), "What is known.")],
        isHeavy: true
    )
}
