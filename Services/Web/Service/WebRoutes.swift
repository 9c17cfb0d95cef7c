import HTTP
import Runtime
import WebAPI

/// The routes of the web service.
struct WebRoutes {
    let assets: StaticFiles

    func add(to router: inout Router) {
        for page in WebPaths.pages {
            router.on(
                .get,
                page.path,
                Operation(
                    page.operation,
                    summary: "Shows a page of the web app.",
                    tag: "web",
                    security: .none,
                    // The script looks for the thing; the document is the same for any.
                    path: [Parameter("list_id", .text), Parameter("recipe_id", .text)],
                    answers: [.content(type: "text/html", "The app's document."), .notModified]
                )
            ) { request in
                try file("index.html").with("Content-Security-Policy", WebRoutes.contentSecurityPolicy)
                    .conditional(on: request)
            }
        }
        router.on(
            .get,
            WebPaths.assets,
            Operation(
                "getAsset",
                summary: "Gives a file that the app is made of.",
                tag: "web",
                security: .none,
                answers: [.content(type: "*/*", "The file."), .notModified],
                errors: [404]
            )
        ) { request in
            try file(request.parameters["file"] ?? "").conditional(on: request)
        }
    }

    private func file(_ name: String) throws(Problem) -> Response {
        guard let file = assets.file(name) else { throw .notFound("There is no file with this name.") }
        return
            file
            .with("Referrer-Policy", "same-origin")
            .with("X-Frame-Options", "DENY")
    }

    /// Scripts, styles and requests of this origin only, and no markup made from text.
    ///
    /// Pictures come from any host over TLS: a recipe's stays where the recipe was read, which can be any site, so there is
    /// no list of hosts to name. The address of a picture is all that could be carried out by one, and only a script could
    /// do that, of which there are none but ours.
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
        "img-src 'self' https:", "font-src 'self'", "manifest-src 'self'", "base-uri 'none'",
        "form-action 'self'", "frame-ancestors 'none'",
        "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
}
