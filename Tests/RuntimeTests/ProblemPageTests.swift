import Database
import HTTP
import Runtime
import TestSupport
import Testing

@Suite
struct ProblemPageTests {
    /// Shows pages for problems below `/shop`, which can be opened twice a minute.
    private enum Shop: HostedService {
        static let name = "grocery"

        static func routes(_ context: ServiceContext) async throws -> Router {
            var router = Router()
            router.on(.get, "/shop/{token}", .fake("enterShop", .token)) { _ in .html("<p>come in") }
            router.on(.get, "/api/shop/{token}", .fake("askShop", .token)) { _ in .noContent() }
            return router
        }

        static func problemPage(
            _ status: Int,
            at path: String,
            under prefix: PathPrefix,
            in languages: AcceptLanguage
        ) -> Response? {
            path.hasPrefix("/shop") ? .html("<p>sorry", status: status) : nil
        }
    }

    /// What Firefox and Chromium ask for when a link is opened.
    private let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"

    @Test func `a browser gets a page and a program a problem, also where no route has answered`() async throws {
        try await withHost([Shop.self], environment: ["LARDER_RATE_LINK": "2"]) { _, client async throws in
            for _ in 1...2 { #expect(try await client(.get, "/shop/a", headers: ["Accept": browser]).status == 200) }
            let page = try await client(.get, "/shop/a", headers: ["Accept": browser])
            #expect(page.status == 429)
            #expect(page.headers["Content-Type"]?.hasPrefix("text/html") == true)
            #expect(page.headers["Retry-After"] != nil)
            #expect(page.headers["Vary"] == "Accept, Accept-Language")
            #expect(page.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
            for accept in ["*/*", "application/json", "application/problem+json, text/html", "application/json, */*"] {
                let problem = try await client(.get, "/shop/a", headers: ["Accept": accept])
                #expect(problem.status == 429, "\(accept)")
                #expect(problem.headers["Content-Type"] == "application/problem+json", "\(accept)")
            }
            let missing = try await client(.get, "/shop/a/b/c", headers: ["Accept": browser])
            #expect(missing.status == 404)
            #expect(missing.headers["Content-Type"]?.hasPrefix("text/html") == true)
        }
    }

    @Test func `where no service shows pages a problem stays one to browsers, too`() async throws {
        try await withHost([Shop.self], environment: ["LARDER_RATE_LINK": "1"]) { _, client async throws in
            #expect(try await client(.get, "/api/shop/a", headers: ["Accept": browser]).status == 204)
            let problem = try await client(.get, "/api/shop/a", headers: ["Accept": browser])
            #expect(problem.status == 429)
            #expect(problem.headers["Content-Type"] == "application/problem+json")
        }
    }
}

extension HTTP.Operation {
    fileprivate static func fake(_ id: String, _ security: Security) -> HTTP.Operation {
        HTTP.Operation(id, summary: "x", tag: "x", security: security, answers: [.noContent])
    }
}
