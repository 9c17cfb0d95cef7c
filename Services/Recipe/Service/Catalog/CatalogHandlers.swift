import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The catalogue, which every household reads.
extension Dependencies {
    func listCatalogRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        try CatalogParameters.check(request)
        // Its lines were read for nobody in particular, and so are the names of foods.
        let kitchen = HouseholdKitchen.standard
        let search = try await search(request, caller, kitchen)
        var page = try await catalog.search(search)
        let language = request.language
        page.facets?.nameFoods { kitchen.foods.food(exactlyNamed: $0)?.name(in: language) }
        return .json(capacity: 16_384) { page.encode(to: &$0) }
    }

    func getCatalogRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.catalogRecipeID()
        let servings = try request.query.integer("servings", in: RecipeRules.servings)
        let system = try request.measurementSystem()
        let view = RecipeView(
            system: system,
            servings: servings,
            language: request.language,
            nutrition: NutritionView(table: try await nutrients.table())
        )
        let kitchen = try await kitchens.kitchen(of: caller.household)
        do {
            guard let recipe = try await catalog.document(id, kitchen, as: view) else { throw RecipeError.missing }
            return .json(bytes: recipe.json, etag: "\"\(recipe.mark)\"")
                .with("Vary", "Accept-Language")
                .conditional(on: request)
        } catch is QuantityError {
            throw Problem.invalid(
                "?servings",
                code: "out_of_range",
                "For so many servings an amount becomes too large."
            )
        }
    }

    func copyCatalogRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.catalogRecipeID()
        let again = try request.flag("again")
        guard let content = try await catalog.content(id) else { throw RecipeError.missing }
        let now = book.now()
        let copy = Recipe(
            id: RecipeID(book.newID()),
            version: 1,
            content: try content.settlingPicture(after: nil, of: caller.household),
            createdAt: now,
            updatedAt: now,
            author: caller.user
        )
        let quota = limits.quota(.recipes, of: caller.plan)
        let kept = try await imports.store.keep(copy, again: again, of: caller.household, quota: quota)
        return try await recipe(kept, caller, status: kept == copy.id ? 201 : 200)
            .with("Location", RecipePaths.recipe(kept))
    }

    func listCatalogCookbooks(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let place = try page.place { CookbookPlace($0) }
        let found = try await catalog.cookbooks(after: place, limit: page.reading)
        let (items, next) = page.cut(found) { $0.place.text }
        return .json(Page(items: Array(items), next: next))
    }
}

extension Request {
    /// The recipe of the catalogue in the address.
    fileprivate func catalogRecipeID() throws(Problem) -> RecipeID {
        try parameters.require("catalog_recipe_id", as: RecipeID.self)
    }
}
