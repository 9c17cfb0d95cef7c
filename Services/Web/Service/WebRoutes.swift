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

    /// Scripts, styles and requests of this origin only; pictures of recipes come from anywhere over TLS.
    private static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
        "img-src 'self' https: data:", "font-src 'self'", "manifest-src 'self'", "base-uri 'none'",
        "form-action 'self'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
}
