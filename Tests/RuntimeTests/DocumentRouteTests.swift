import FoundationEssentials
import HTTP
import JSON
import Synchronization
import TestSupport
import Testing
import Values

@testable import Runtime

/// `/docs`, and the document of the service that stands for all at the front door.
@Suite struct DocumentRouteTests {
    @Test func `every process shows its document as a page that runs its own script only`() async throws {
        try await withHost([Neighbouring.self]) { _, client in
            let page = try await client(.get, "/docs")
            #expect(page.status == 200)
            #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
            let policy = page.headers["Content-Security-Policy"] ?? ""
            for part in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"] {
                #expect(policy.contains(part), "\(part)")
            }
            #expect(!policy.contains("unsafe") && !policy.contains("http"))
            let text = String(decoding: page.body, as: UTF8.self)
            #expect(!text.contains("http://") && !text.contains("https://"), "nothing from elsewhere")
            let files = text.matches(of: /(?:src|href)="(docs\/[^"]+)"/).map { "/\($0.1)" }
            #expect(files == ["/docs/docs.css", "/docs/docs.js"])
            for file in files + ["/docs/dom.js", "/docs/schema.js", "/docs/trial.js"] {
                let answer = try await client(.get, file)
                #expect(answer.status == 200, "\(file)")
                #expect(!String(decoding: answer.body, as: UTF8.self).contains("innerHTML"), "\(file)")
                let again = try await client(.get, file, headers: ["If-None-Match": answer.headers["ETag"] ?? ""])
                #expect(again.status == 304, "\(file)")
            }
            for file in ["/docs/docs.html", "/docs/nothing.js", "/docs/..%2Fpage.c"] {
                #expect(try await client(.get, file).status == 404, "\(file)")
            }
        }
    }

    @Test func `the service at the front door has the operations of the others in its document`() async throws {
        try await withHost([Neighbouring.self]) { neighbour, _ in
            let environment = [
                "LARDER_MENU_URL": "http://127.0.0.1:\(neighbour.port)", "LARDER_ORIGIN": "https://l.example",
            ]
            try await withHost([Door.self], environment: environment) { _, client in
                let document = try await Self.document(client)
                guard case .object(let paths)? = document["paths"] else { return #expect(Bool(false), "no paths") }
                for path in ["/api/v1/door", "/api/v1/neighbours", "/openapi.json"] {
                    #expect(paths[path] != nil, "\(path)")
                }
                guard case .object(let components)? = document["components"],
                    case .object(let schemas)? = components["schemas"]
                else { return #expect(Bool(false), "no schemas") }
                #expect(schemas["Neighbour"] != nil && schemas["Problem"] != nil)
                guard case .array(let tags)? = document["tags"] else { return #expect(Bool(false), "no tags") }
                #expect(tags.contains(.object(["name": .string("menu"), "description": .string("Who lives here.")])))
                #expect(document["servers"] == .array([.object(["url": .string("https://l.example")])]))
            }
        }
    }

    @Test func `a service that cannot be reached is left out, and what it said last stands for it`() async throws {
        let state = Mutex((answer: #"{"paths":{"/first":{}}}"#, calls: 0))
        let time = Mutex(Instant(milliseconds: 0))
        let neighbour = Neighbour(baseURL: "http://menu") { _ throws(ClientError) in
            let answer = state.withLock { state in
                state.calls += 1
                return state.answer
            }
            return Self.response(answer.isEmpty ? 503 : 200, answer)
        }
        let others = OtherDocuments([("menu", neighbour)]) { time.withLock { $0 } }
        let own = Array(#"{"paths":{"/own":{}},"tags":[],"info":{"title":"Larder: web"}}"#.utf8)
        func paths(after seconds: Int64) async throws -> [String] {
            time.withLock { $0 = $0 + .seconds(seconds) }
            let whole = try JSONReader.read([String: AnyJSON].self, from: try await others.added(to: own))
            guard case .object(let paths)? = whole["paths"] else { return [] }
            return paths.keys.sorted()
        }
        #expect(try await paths(after: 0) == ["/first", "/own"])
        state.withLock { $0.answer = "" }
        #expect(try await paths(after: 59) == ["/first", "/own"])
        #expect(state.withLock { $0.calls } == 1, "once a minute")
        #expect(try await paths(after: 2) == ["/first", "/own"])
        state.withLock { $0.answer = #"{"paths":{"/second":{}}}"# }
        #expect(try await paths(after: 61) == ["/own", "/second"])
        let silent = Neighbour(baseURL: "http://menu") { _ throws(ClientError) in Self.response(503, "") }
        let never = OtherDocuments([("menu", silent)]) { Instant(milliseconds: 0) }
        let alone = try JSONReader.read([String: AnyJSON].self, from: try await never.added(to: own))
        #expect(alone["info"] == .object(["title": .string("Larder")]))
        #expect(alone["paths"] == .object(["/own": .object([:])]))
    }

    private static func response(_ status: Int, _ text: String) -> ClientResponse {
        ClientResponse(status: status, headers: Headers(), body: Array(text.utf8), url: "http://menu/openapi.json")
    }

    private static func document(_ client: TestClient) async throws -> [String: AnyJSON] {
        try JSONReader.read([String: AnyJSON].self, from: try await client(.get, "/openapi.json").body)
    }
}

/// A service at the front door, which stands for another one.
private enum Door: HostedService {
    static let name = "web"
    static let documents = ["web", "menu"]

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        router.on(.get, "/api/v1/door", .listing("listDoors", tag: "web", .array(of: .text))) { _ in .text("") }
        return router
    }
}

/// The other one.
private enum Neighbouring: HostedService {
    static let name = "menu"

    static func routes(_ context: ServiceContext) async throws -> Router {
        var router = Router()
        router.tag("menu", "Who lives here.")
        router.schema("Neighbour", .object([Property("name", .text)]))
        let list = HTTP.Operation.listing("listNeighbours", tag: "menu", .array(of: .ref("Neighbour")))
        router.on(.get, "/api/v1/neighbours", list) { _ in .text("") }
        return router
    }
}

extension HTTP.Operation {
    fileprivate static func listing(_ id: String, tag: String, _ schema: Schema) -> HTTP.Operation {
        HTTP.Operation(id, summary: "x", tag: tag, security: .none, answers: [.ok(schema)])
    }
}
