import HTTP
import RecipeAPI

/// How the routes of the catalogue are documented.
extension Operation {
    static let listCatalogRecipes = Operation(
        "listCatalogRecipes",
        summary: "Lists the recipes of the catalogue, or searches them.",
        tag: "catalog",
        query: Parameter.page + CatalogParameters.all,
        refusedQuery: CatalogParameters.ofHouseholds,
        answers: [.ok(SearchSchemas.page, "A page.")]
    )
    static let getCatalogRecipe = Operation(
        "getCatalogRecipe",
        summary: "Reads a recipe of the catalogue, as the household's kitchen understands its lines.",
        tag: "catalog",
        query: [
            .ifNoneMatch, .measurementSystem,
            Parameter(
                "servings",
                .integer(min: 1, max: 1000),
                description: "Scales the amounts to so many; `text` stays as written."
            ),
        ],
        answers: [.ok(.ref("Recipe"), "The recipe."), .notModified],
        isHeavy: true,
        isOftenSmall: true
    )
    static let copyCatalogRecipe = Operation(
        "copyCatalogRecipe",
        summary: "Copies a recipe of the catalogue into the household.",
        tag: "catalog",
        query: [
            Parameter("again", .boolean, description: "With true, also if the household has a recipe from this source.")
        ],
        answers: [
            .created(.ref("Recipe"), "It was copied.").with(.etag, .location),
            .ok(.ref("Recipe"), "The recipe that the household has from this source.").with(.etag, .location),
        ],
        isHeavy: true,
        isOftenSmall: true
    )
    static let listCatalogCookbooks = Operation(
        "listCatalogCookbooks",
        summary: "Lists the cookbooks of the catalogue by name.",
        tag: "catalog",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("CatalogCookbook")), "A page.")],
        errors: [400]
    )
}
