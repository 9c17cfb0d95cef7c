import HTTP
import RecipeAPI

/// How the routes of imports are documented.
extension Operation {
    /// Pages of the web are larger than other bodies.
    private static let page = 10 << 20

    static let createImport = Operation(
        "createImport",
        summary: "Imports recipes from pages or a text, in the background.",
        tag: "import",
        body: .ref("ImportInput"),
        answers: [Answer(202, "It is being read.", types: ["application/json"], schema: .ref("Import"))],
        errors: [409],
        bodySize: .bytes(page),
        rate: .imports
    )
    static let listImports = Operation(
        "listImports",
        summary: "Lists the household's imports of the last 30 days, the newest first.",
        tag: "import",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Import")), "A page.")]
    )
    static let getImport = Operation(
        "getImport",
        summary: "Reads how far an import is, with a page of its items.",
        tag: "import",
        query: Parameter.page,
        answers: [.ok(.ref("Import"), "The import.")]
    )
    static let deleteImport = Operation(
        "deleteImport",
        summary: "Ends an import. What has been imported stays.",
        tag: "import",
        answers: [.noContent]
    )
    static let retryImport = Operation(
        "retryImport",
        summary: "Tries again what failed or waits.",
        tag: "import",
        query: Parameter.page + [
            Parameter("again", .boolean, description: "Also imports what the household has already.")
        ],
        answers: [Answer(202, "It is being read.", types: ["application/json"], schema: .ref("Import"))],
        rate: .imports
    )
    static let followImport = Operation(
        "followImport",
        summary: "Streams how far an import is as events.",
        tag: "import",
        answers: [.events()]
    )
    static let getImportSource = Operation(
        "getImportSource",
        summary: "Reads the text that a recipe was read from, as long as it has not been looked at.",
        tag: "import",
        answers: [.content(type: "text/plain", "What was sent, or what the page shows.")]
    )
}
