import HTTP
import RecipeAPI

/// How the routes of imports are documented.
extension Operation {
    /// Photos and pages are larger than other bodies.
    private static let form = 24 << 20

    static let createImport = Operation(
        "createImport",
        summary:
            "Imports recipes in the background from pages, texts, or photos, PDFs and other apps' files (`files` in a form; with `together=true` photos are one recipe).",
        tag: "import",
        body: .ref("ImportInput"),
        example: ExampleBody.text,
        bodyTypes: ["application/json", "multipart/form-data"],
        answers: [
            Answer(202, "It is being read.", types: ["application/json"], schema: .ref("Import"))
                .with(.etag, .location, .retryAfter)
        ],
        errors: [409],
        bodySize: .bytes(form),
        rate: .imports
    )
    static let putImportPart = Operation(
        "putImportPart",
        summary: "Sends a part of a file, 4 MiB each; the last one may be shorter. With it the file is read.",
        tag: "import",
        path: [Parameter("part", .integer(min: 0, max: 127), place: .path, required: true)],
        body: .string(format: "binary"),
        bodyTypes: ["application/octet-stream"],
        answers: [.ok(.ref("Import"), "It is kept.")],
        bodySize: .bytes(ImportFile.partSize)
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
        summary:
            "Reads how far an import is, with a page of its items; `Retry-After` says when to ask again, while it is read.",
        tag: "import",
        query: Parameter.page,
        answers: [Answer.ok(.ref("Import"), "The import.").with(.etag)]
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
        query: [Parameter("again", .boolean, description: "Also imports what the household has already.")],
        answers: [Answer(202, "It is being read.", types: ["application/json"], schema: .ref("Import")).with(.etag)],
        rate: .imports
    )
    static let followImport = Operation(
        "followImport",
        summary: "Streams how far an import is as events.",
        tag: "import",
        answers: [.events()]
    )
    static let getRecipeSource = Operation(
        "getRecipeSource",
        summary: "Reads what a recipe was read from, for 30 days.",
        tag: "import",
        query: part,
        answers: [source]
    )
    static let getImportSource = Operation(
        "getImportSource",
        summary: "Reads what an item was read from, for 30 days.",
        tag: "import",
        query: part,
        answers: [source]
    )
    private static let part = [
        Parameter(
            "part",
            .integer(min: 0, max: ImportFile.most - 1),
            description: "Which of the photos that are one recipe, from 0."
        )
    ]
    private static let source = Answer(
        200,
        "What was sent, or what the page shows.",
        types: ["text/plain", "application/pdf"]
            + ["jpeg", "png", "webp", "gif", "heic", "avif"].map { "image/\($0)" },
        schema: .string()
    )
}
