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
            try file("docs.html").with("Content-Security-Policy", Self.policy).conditional(on: request)
        }
        router.on(.get, "/docs/{file}", .getDocumentationFile) { request in
            let name = request.parameters["file"] ?? ""
            // The page itself is answered with its policy.
            guard !name.hasSuffix(".html") else { throw Self.unknown }
            return try file(name).conditional(on: request)
        }
    }

    private static let unknown = Problem.notFound("There is no file with this name.")

    private func file(_ name: String) throws(Problem) -> Response {
        guard let file = files.file(name) else { throw Self.unknown }
        return file
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
        answers: [.content(type: "text/html", "The page."), .notModified]
    )
    fileprivate static let getDocumentationFile = Operation(
        "getDocumentationFile",
        summary: "Returns a file of that page.",
        tag: "operation",
        security: .none,
        answers: [.content(type: "*/*", "The file."), .notModified],
        errors: [404]
    )
}
