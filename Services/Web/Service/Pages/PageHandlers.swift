import HTTP
import Runtime
import WebAPI

/// The web app's pages and files.
extension Dependencies {
    func showPage(_ request: Request) throws -> Response {
        let languages = AcceptLanguage(request.headers["Accept-Language"])
        return try guarded(texts.document(in: languages)).page.conditional(on: request)
    }

    func getAsset(_ request: Request) throws -> Response {
        // The app is made of some fifty files, and each that is asked for counts to what a client may ask in a minute:
        // opening a few pages one after another must not use that up.
        var answer = try file(request.parameters["file"] ?? "")
        answer.headers["Cache-Control"] = "max-age=60"
        return answer.conditional(on: request)
    }

    private func file(_ name: String) throws(Problem) -> Response {
        // The document is answered in a language, for its pages.
        try guarded(name.hasSuffix(".html") ? nil : assets.file(name))
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
    static let getAsset = Operation(
        "getAsset",
        summary: "Returns a file of the app.",
        tag: "web",
        security: .none,
        answers: [.content(type: "*/*", "The file."), .notModified],
        errors: [404]
    )
}

extension Response {
    /// This document with what it may load.
    var page: Response { with("Content-Security-Policy", Self.contentSecurityPolicy) }

    /// Scripts, styles, pictures and requests of this origin only, and no markup made from text.
    ///
    /// `blob:` is what a script of ours has fetched itself, such as the photo that a recipe was read from.
    private static let contentSecurityPolicy = [
        "default-src 'none'",
        // defence: inline-scripts
        "script-src 'self'", "style-src 'self'", "connect-src 'self'",
        // defence: pictures-from-elsewhere
        "img-src 'self' blob:", "font-src 'self'", "manifest-src 'self'", "base-uri 'none'",
        "form-action 'self'", "frame-ancestors 'none'",
        "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
}
