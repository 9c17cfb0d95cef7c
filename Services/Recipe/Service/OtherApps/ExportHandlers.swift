import HTTP
import Identity
import JSON

/// The recipes of a household as a file.
extension Dependencies {
    func exportRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        var fields = FieldCheck()
        let format = fields.choice(request.query["format"], "?format", of: RecipeExport.Format.self) ?? .schemaOrg
        try fields.finish()
        let file = try await export.file(of: caller.household, as: format)
        return Response(status: 200, body: .spooled(file)).with("Content-Type", "application/zip")
            .with("Content-Disposition", "attachment; filename=\"larder-recipes.zip\"")
            .with("Cache-Control", "no-store")
    }
}

extension Operation {
    static let exportRecipes = Operation(
        "exportRecipes",
        summary: "All recipes of the household, as files in a zip file.",
        tag: "recipes",
        query: [
            Parameter(
                "format",
                .words(of: RecipeExport.Format.self),
                description: "A JSON document of Schema.org for each, which Larder takes back whole, or Cooklang."
            )
        ],
        answers: [.content(type: "application/zip", "The file.")],
        errors: [503],
        patience: .seconds(600)
    )
}
