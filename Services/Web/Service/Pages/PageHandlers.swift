import HTTP
import Runtime
import WebAPI

/// The web app's pages and files.
extension Dependencies {
    func showPage(_ request: Request) throws -> Response {
        try answer(texts.document(in: languages(of: request)), to: request)
    }

    func getManifest(_ request: Request) throws -> Response {
        try answer(texts.manifest(in: languages(of: request)), to: request)
    }

    func getServiceWorker(_ request: Request) throws -> Response {
        try answer(texts.worker, to: request)
    }

    func getAsset(_ request: Request) throws -> Response {
        let name = request.parameters["file"] ?? ""
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, parts[0] == bundle.version {
            let header = request.headers["Accept-Encoding"]
            return try guarded(bundle.file(String(parts[1]), accepting: header)).conditional(on: request)
        }
        var icon = try guarded(icons.file(name))
        icon.headers["Cache-Control"] = "max-age=3600"
        return icon.conditional(on: request)
    }

    private func answer(_ file: CodedFile?, to request: Request) throws(Problem) -> Response {
        try guarded(file?.answer(accepting: request.headers["Accept-Encoding"])).conditional(on: request)
    }

    private func languages(of request: Request) -> AcceptLanguage {
        AcceptLanguage(request.headers["Accept-Language"])
    }

    private func guarded(_ file: Response?) throws(Problem) -> Response {
        guard let file else { throw .notFound("There is no file with this name.") }
        return
            file
            .with("Referrer-Policy", "same-origin")
            .with("X-Frame-Options", "DENY")
    }
}

/// How the pages and files are documented.
extension Operation {
    static func showPage(_ id: String) -> Operation {
        Operation(
            id,
            summary: "Returns a page of the web app.",
            tag: "web",
            security: .none,
            // The script looks for the thing; the document is the same for any.
            path: [
                Parameter("list_id", .text), Parameter("recipe_id", .text), Parameter("cookbook_id", .text),
                Parameter("shop_id", .text), Parameter("catalog_recipe_id", .text),
            ],
            answers: [.content(type: "text/html", "The app's document."), .notModified]
        )
    }
    static let getManifest = Operation(
        "getManifest",
        summary: "Returns what a device learns of the app when it installs it.",
        tag: "web",
        security: .none,
        answers: [
            Answer(200, "The manifest.", types: ["application/manifest+json"], schema: manifest), .notModified,
        ]
    )
    /// What of W3C's Web Application Manifest is in it.
    private static let manifest = Schema.object(
        [
            "id", "name", "short_name", "description", "lang", "start_url", "scope", "display", "background_color",
            "theme_color",
        ]
        .map { Property($0, .string()) } + [
            Property(
                "icons",
                .array(
                    of: .object([
                        Property("src", .string()), Property("sizes", .string()), Property("type", .string()),
                        Property("purpose", .string(), required: false),
                    ])
                )
            ),
            Property(
                "share_target",
                .object([
                    Property("action", .string()), Property("method", .string()),
                    Property(
                        "params",
                        .object(["title", "text", "url"].map { Property($0, .string()) })
                    ),
                ])
            ),
            Property(
                "shortcuts",
                .array(of: .object([Property("name", .string()), Property("url", .string())]))
            ),
        ]
    )
    static let getServiceWorker = Operation(
        "getServiceWorker",
        summary: "Returns the script that keeps the app on a device.",
        tag: "web",
        security: .none,
        answers: [.content(type: "text/javascript", "The script."), .notModified]
    )
    static let getAsset = Operation(
        "getAsset",
        summary: "Returns a file of the app.",
        tag: "web",
        security: .none,
        answers: [.content(type: "*/*", "The file."), .notModified],
        errors: [404]
    )
}
