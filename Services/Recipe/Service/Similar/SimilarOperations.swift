import HTTP
import RecipeAPI

extension Operation {
    static let listSimilarRecipes = Operation(
        "listSimilarRecipes",
        summary: "Lists the recipes that are most like one.",
        tag: "recipes",
        query: [Parameter("limit", .integer(min: 1, max: 50), description: "How many; 10 unless given.")],
        answers: [.ok(.items(of: .ref("RecipeSummary")), "The most alike first.")],
        errors: [404]
    )
}
