import HTTP
import Values

/// `/docs`: a page that shows the document of this origin, and sends requests with one's own token.
struct DocumentPage: Sendable {
    private let files: StaticFiles

    /// The page included with Larder, without which the process cannot run.
    init() {
        do throws(MissingResource) {
            files = try StaticFiles(folder: ResourceFolder(target: "DocumentPage", subfolder: "Page"))
        } catch {
            fatalError("\(error)")
        }
    }

    /// Adds the page and its files to the routes.
    func add(to router: inout Router) {
        router.on(.get, "/docs", .showDocumentation) { request in
            try answer("docs.html", to: request).with("Content-Security-Policy", Self.policy)
        }
        router.on(.get, "/docs/{file}", .getDocumentationFile) { request in
            try answer(request.parameters["file"] ?? "", to: request)
        }
    }

    private func answer(_ name: String, to request: Request) throws(Problem) -> Response {
        guard let file = files.file(name) else { throw .notFound("There is no file with this name.") }
        return file.conditional(on: request)
    }

    /// Script, style and requests of this origin only, and no markup made from text.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' data:",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].joined(separator: "; ")
}

extension HTTP.Operation {
    fileprivate static let showDocumentation = Operation(
        "showDocumentation",
        summary: "Shows this document as a page.",
        tag: "operation",
        security: .none,
        answers: [.content(type: "text/html", "The page.").with(.etag), Answer.notModified.with(.etag)]
    )
    fileprivate static let getDocumentationFile = Operation(
        "getDocumentationFile",
        summary: "Returns a file of that page.",
        tag: "operation",
        security: .none,
        answers: [.content(type: "*/*", "The file.").with(.etag), Answer.notModified.with(.etag)],
        errors: [404]
    )
}
