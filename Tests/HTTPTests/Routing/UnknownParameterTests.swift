import Foundation
import HTTP
import JSON
import Testing

/// What happens to a parameter of the query that an operation does not have.
@Suite struct UnknownParameterTests {
    private static let router: Router = {
        var router = Router()
        func add(_ path: String, _ operation: HTTP.Operation) {
            router.on(.get, path, operation) { _ in .text("here") }
        }
        let list = Operation(
            "listRecipes",
            summary: "Lists.",
            tag: "recipes",
            query: Parameter.page + [
                Parameter("tag", .text), Parameter("max_minutes", .integer()), .ifNoneMatch,
            ],
            refusedQuery: ["cooked"],
            answers: [.ok(.any)]
        )
        add("/api/v1/recipes", list)
        add("/api/v1/tags", Operation("listTags", summary: "Lists.", tag: "recipes", answers: [.ok(.any)]))
        add(
            "/api/v1/back",
            Operation("goBack", summary: "Back.", tag: "recipes", takesAnyQuery: true, answers: [.ok(.any)])
        )
        add("/recipes", Operation("showRecipes", summary: "A page.", tag: "web", security: .none, answers: [.ok(.any)]))
        add(
            "/feeds/{token}",
            Operation("getFeed", summary: "A feed.", tag: "feeds", security: .token, answers: [.ok(.any)])
        )
        return router
    }()

    private func ask(
        _ target: String,
        _ headers: Headers = Headers()
    ) async throws -> (status: Int, body: [String: Any]) {
        let response = await Self.router.respond(to: Request(.get, target, headers: headers))
        let body = try? JSONSerialization.jsonObject(with: Data(response.body.bytes)) as? [String: Any]
        return (response.status, body ?? [:])
    }

    private func errors(_ body: [String: Any]) -> [[String: String]] { body["errors"] as? [[String: String]] ?? [] }

    @Test(arguments: [
        ("tags", "tag"), ("Tag", "tag"), ("tga", "tag"), ("tag[]", "tag"), ("maxMinutes", "max_minutes"),
        ("max-minute", "max_minutes"), ("limi", "limit"), ("limits", "limit"), ("aftr", "after"),
        ("max_minutes_total", "max_minutes"),
    ])
    func `a parameter that there is not is refused with the nearest one`(written: String, known: String) async throws {
        let query = written.replacing("[", with: "%5B").replacing("]", with: "%5D")
        let (status, body) = try await ask("/api/v1/recipes?limit=5&\(query)=x")
        #expect(status == 422)
        let detail = "There is no parameter \"\(written)\". Did you mean \"\(known)\"?"
        #expect(body["detail"] as? String == detail)
        #expect(errors(body) == [["pointer": "?\(written)", "code": "unknown_parameter", "detail": detail]])
    }

    @Test(arguments: ["page", "cursor", "colour", "x", "status", "", "if-none-match", "%C3%A4", "order_by"])
    func `where none is near, none is named`(name: String) async throws {
        let (status, body) = try await ask("/api/v1/recipes?\(name)=1")
        #expect(status == 422)
        let shown = name.removingPercentEncoding ?? ""
        #expect(body["detail"] as? String == "There is no parameter \"\(shown)\".")
        #expect(try await ask("/api/v1/tags?\(name)=1").status == 422)
    }

    @Test func `all of them are named, up to twenty, and none at length`() async throws {
        let (_, two) = try await ask("/api/v1/recipes?tags=a&tag=b&limits=3&tags=c")
        #expect(errors(two).map { $0["pointer"] } == ["?tags", "?limits"])
        let many = (0..<3000).map { "p\($0)=" }.joined(separator: "&")
        #expect(errors(try await ask("/api/v1/recipes?\(many)").body).count == 20)
        let long = String(repeating: "tag", count: 4000)
        let (_, body) = try await ask("/api/v1/recipes?\(long)%0A%22=1")
        #expect((body["detail"] as? String ?? "").count < 120)
        #expect(errors(try await ask("/api/v1/recipes?a%0A%22b=1").body).first?["pointer"] == "?ab")
    }

    @Test(arguments: [
        "/api/v1/recipes", "/api/v1/recipes?", "/api/v1/recipes?&", "/api/v1/recipes?tag=a&tag=b&limit=3",
        "/api/v1/recipes?cooked=true", "/api/v1/back?utm_source=x", "/recipes?utm_source=x&fbclid=y",
        "/feeds/abc?refresh=1",
    ])
    func `what is known, what a route refuses itself, and what people open is let through`(target: String) async throws
    {
        #expect(try await ask(target).status == 200)
    }

    @Test(arguments: [
        ("de", "Den Parameter „tags2“ gibt es nicht. Ist „tag“ gemeint?", "Den Parameter „colour“ gibt es nicht."),
        ("fr", "Le paramètre « tags2 » n’existe pas. S’agit-il de « tag » ?", "Le paramètre « colour » n’existe pas."),
        ("es", "El parámetro «tags2» no existe. ¿Se refiere a «tag»?", "El parámetro «colour» no existe."),
    ])
    func `it is said in the reader's language`(language: String, near: String, other: String) async throws {
        let headers: Headers = ["Accept-Language": language]
        #expect(try await ask("/api/v1/recipes?tags2=x", headers).body["detail"] as? String == near)
        #expect(try await ask("/api/v1/recipes?colour=x", headers).body["detail"] as? String == other)
    }
}
