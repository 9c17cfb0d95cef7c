import HTTP
import Runtime
import TestSupport
import Testing

/// The CORS protocol of the Fetch standard, as a browser speaks it for pages of other origins.
@Suite struct CrossOriginTests {
    private static let app = "https://app.example"
    private static let preflight: Headers = [
        "Origin": app, "Access-Control-Request-Method": "DELETE",
        "Access-Control-Request-Headers": "authorization,if-match",
    ]

    private func withDoors(_ origins: String?, _ body: (TestClient) async throws -> Void) async throws {
        let environment = origins.map { ["LARDER_CORS_ORIGINS": $0] } ?? [:]
        try await withHost([APIDoors.self], environment: environment) { _, client in try await body(client) }
    }

    @Test func `a preflight says what the address answers to, without asking who it is`() async throws {
        try await withDoors("https://other.example, \(Self.app)") { client in
            let answer = try await client(.options, "/api/v1/door", headers: Self.preflight)
            #expect(answer.status == 204)
            #expect(answer.headers["Access-Control-Allow-Origin"] == Self.app)
            #expect(answer.headers["Access-Control-Allow-Methods"] == "DELETE, GET, HEAD, OPTIONS, POST")
            let fields = answer.headers["Access-Control-Allow-Headers"] ?? ""
            for field in [
                "Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key", "Larder-Household",
                "Last-Event-ID",
            ] {
                #expect(fields.split(separator: ", ").contains(Substring(field)), "\(field)")
            }
            #expect(!fields.contains("Cookie") && !fields.contains("Larder-CSRF") && !fields.contains("Larder-Session"))
            #expect(answer.headers["Access-Control-Max-Age"] == "7200")
            #expect(answer.headers.all("Vary").contains("Origin"))
            #expect(!answer.headers.contains("Access-Control-Allow-Credentials"))
            let plain = try await client(.options, "/api/v1/door", headers: ["Origin": Self.app])
            #expect(!plain.headers.contains("Access-Control-Allow-Methods"))
        }
    }

    @Test(arguments: ["/api/v1/door", "/api/v1/refused", "/api/v1/broken", "/api/v1/nowhere", "/openapi.json"])
    func `an answer says who may read it, an error as well`(path: String) async throws {
        try await withDoors(Self.app) { client in
            let answer = try await client(.get, path, headers: ["Origin": Self.app])
            #expect(answer.headers["Access-Control-Allow-Origin"] == Self.app)
            let exposed = answer.headers["Access-Control-Expose-Headers"] ?? ""
            for field in ["ETag", "Location", "Retry-After", "X-Request-ID", "Link"] {
                #expect(exposed.contains(field))
            }
            #expect(answer.headers.all("Vary").contains("Origin"))
            // A cache that lies between must not give one origin's answer to another.
            let own = try await client(.get, path)
            #expect(!own.headers.contains("Access-Control-Allow-Origin"))
            #expect(own.headers.all("Vary").contains("Origin"))
        }
    }

    @Test func `what the server refuses itself, and a stream of events, say it too`() async throws {
        try await withDoors(Self.app) { client in
            let large = [UInt8](repeating: 32, count: 200_000)
            let refused = try await client(.post, "/api/v1/door", headers: ["Origin": Self.app], body: large)
            #expect(refused.status == 413)
            #expect(refused.headers["Access-Control-Allow-Origin"] == Self.app)
            let long: Headers = ["Origin": Self.app, "X-Long": String(repeating: "x", count: 20_000)]
            let overlong = try await client(.get, "/api/v1/door", headers: long)
            #expect(overlong.status == 431)
            #expect(overlong.headers["Access-Control-Allow-Origin"] == Self.app)
            let events = try await client(.get, "/api/v1/events", headers: ["Origin": Self.app])
            #expect(events.headers["Content-Type"]?.hasPrefix("text/event-stream") == true)
            #expect(events.headers["Access-Control-Allow-Origin"] == Self.app)
        }
    }

    @Test(arguments: [
        "https://app.example.evil.example", "http://app.example", "https://app.example:8443", "https://app.example/",
        "https://APP.example", "null", "https://evil.example", "https://app.exampl",
    ])
    func `only the very origins of the setting are let in`(origin: String) async throws {
        try await withDoors(Self.app) { client in
            for method in [Method.get, .options] {
                let headers: Headers = ["Origin": origin, "Access-Control-Request-Method": "GET"]
                let answer = try await client(method, "/api/v1/door", headers: headers)
                #expect(!answer.headers.pairs.contains { $0.name.hasPrefix("Access-Control-") }, "\(method)")
            }
        }
    }

    @Test func `a request with cookies is answered as if there were no other origins`() async throws {
        for origins in [Self.app, "*"] {
            try await withDoors(origins) { client in
                let headers: Headers = ["Origin": Self.app, "Cookie": "larder_access=a"]
                let answer = try await client(.get, "/api/v1/door", headers: headers)
                #expect(answer.status == 200)
                #expect(!answer.headers.pairs.contains { $0.name.hasPrefix("Access-Control-") }, "\(origins)")
            }
        }
    }

    @Test func `a star is for all, and never with credentials`() async throws {
        try await withDoors("*") { client in
            for origin in [Self.app, "null"] {
                let answer = try await client(.get, "/api/v1/door", headers: ["Origin": origin])
                #expect(answer.headers["Access-Control-Allow-Origin"] == "*")
                #expect(!answer.headers.contains("Access-Control-Allow-Credentials"))
            }
            let asked = try await client(.options, "/api/v1/door", headers: Self.preflight)
            // A star does not stand for Authorization: it has to be named.
            #expect(asked.headers["Access-Control-Allow-Headers"]?.contains("Authorization") == true)
        }
    }

    @Test(arguments: ["/page", "/list/abc", "/healthz", "/docs", "/metrics"])
    func `pages, links and what monitors ask are no part of it`(path: String) async throws {
        try await withDoors("*") { client in
            let answer = try await client(.get, path, headers: ["Origin": Self.app])
            #expect(!answer.headers.pairs.contains { $0.name.hasPrefix("Access-Control-") })
        }
    }

    @Test func `without the setting no other origin is let in`() async throws {
        try await withDoors(nil) { client in
            for method in [Method.get, .options] {
                let answer = try await client(method, "/api/v1/door", headers: Self.preflight)
                #expect(!answer.headers.pairs.contains { $0.name.hasPrefix("Access-Control-") })
                #expect(!answer.headers.all("Vary").contains("Origin"))
            }
        }
    }

    @Test(arguments: [
        ("app.example", "must have origins such as https://app.example, separated by commas, not \"app.example\""),
        ("https://app.example/", "without a path or a slash at the end, not \"https://app.example/\""),
        ("https://*.example", "not \"https://*.example\""), ("https://user@app.example", "not \"https://user@"),
        ("https://App.example", "must have origins in lower case"), ("null", "must have origins such as"),
        ("https://app.example:443", "without the usual port"), ("http://a.example:80", "leave :80 out"),
        ("*, https://app.example", "must be either * or origins, not both"),
    ])
    func `an origin that no browser sends is an error at the start`(text: String, words: String) throws {
        let error = #expect(throws: SettingsError.self) { try Settings(environment: ["LARDER_CORS_ORIGINS": text]) }
        #expect(error?.problems.count == 1)
        #expect(error?.problems.first?.hasPrefix("LARDER_CORS_ORIGINS must") == true)
        #expect(error?.problems.first?.contains(words) == true, "\(error?.problems ?? [])")
    }

    @Test(arguments: [
        "https://app.example", "http://localhost:5173,capacitor://localhost", "http://[::1]:3000", " * ",
    ])
    func `origins that browsers and apps do send are taken`(text: String) throws {
        #expect(try Settings(environment: ["LARDER_CORS_ORIGINS": text]).server.crossOrigin != nil)
    }
}

/// Routes of an API, and a page beside it.
private enum APIDoors: HostedService {
    static let name = "recipe"

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        for method in [Method.get, .post, .delete] {
            let id = "\(method)Door".lowercased()
            router.on(method, "/api/v1/door", .door(id)) { _ in Response.text("open").with("Vary", "Accept") }
        }
        router.on(.get, "/api/v1/refused", .door("refuse")) { _ in throw Problem.unauthorized() }
        router.on(.get, "/api/v1/broken", .door("breakDown")) { _ in throw Problem.internalError() }
        router.on(.get, "/api/v1/events", .door("listen")) { _ in
            let stream = EventStream()
            stream.send(data: Array("hello".utf8))
            stream.close()
            return .events(stream)
        }
        router.on(.get, "/page", .door("showPage")) { _ in .html("<p>") }
        router.on(.get, "/list/{token}", .door("openList")) { _ in .text("list") }
        return router
    }
}

extension HTTP.Operation {
    fileprivate static func door(_ id: String) -> HTTP.Operation {
        HTTP.Operation(id, summary: "x", tag: "x", security: .none, answers: [.noContent])
    }
}
