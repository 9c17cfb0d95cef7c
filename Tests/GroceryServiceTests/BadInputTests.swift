import Foundation
import GroceryAPI
import HTTP
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct BadInputTests {
    /// A body that is refused, with the status and what the answer names.
    private struct Case {
        var body: String
        var status = 422
        var pointer: String?

        init(_ body: String, _ status: Int = 422, _ pointer: String? = nil) {
            self.body = body
            self.status = status
            self.pointer = pointer
        }
    }

    private static let long = String(repeating: "x", count: 501)
    private static let requests: [Case] = [
        Case("{", 400), Case("[]", 422), Case("\"\\u0000\"", 422), Case("{\"items\":[\"a\\u0000b\"]}", 422),
        Case(#"{"title":7}"#, 422, "/title"), Case(#"{"title":""}"#, 422, "/title"),
        Case("{\"title\":\"\(long)\"}", 422, "/title"), Case(#"{"title":"a\u0007b"}"#, 422, "/title"),
        Case(#"{"menu":"nope"}"#, 422, "/menu"),
        Case(#"{"plan":{"from":"2026-02-30","to":"2026-03-01"}}"#, 422, "/plan/from"),
        Case(#"{"plan":{"from":"2026-03-02"}}"#, 422, "/plan/to"),
        Case(#"{"plan":{"from":"2026-03-02","to":"2026-03-01"}}"#, 422, "/plan/to"),
        Case(#"{"plan":{"from":"2026-01-01","to":"2026-12-01"}}"#, 422, "/plan/to"),
        Case(#"{"recipes":[{"servings":2}]}"#, 422, "/recipes/0/recipe_id"),
        Case(
            #"{"recipes":[{"recipe_id":"019a0000-0000-7000-8000-000000000001","servings":0}]}"#,
            422,
            "/recipes/0/servings"
        ),
        Case(
            #"{"recipes":[{"recipe_id":"019a0000-0000-7000-8000-000000000001","servings":1001}]}"#,
            422,
            "/recipes/0/servings"
        ),
        Case(
            #"{"recipes":[{"recipe_id":"019a0000-0000-7000-8000-000000000001","servings":-3}]}"#,
            422,
            "/recipes/0/servings"
        ),
        Case(
            #"{"recipes":[{"recipe_id":"019a0000-0000-7000-8000-000000000001","servings":99999999999999999999}]}"#,
            422
        ),
        Case(
            #"{"recipes":[{"recipe_id":"019a0000-0000-7000-8000-000000000001","servings":1.5}]}"#,
            422,
            "/recipes/0/servings"
        ),
        Case(#"{"recipes":[{"recipe_id":"019a0000-0000-7000-8000-000000000001"}]}"#, 422, "/recipes/0/recipe_id"),
        Case(#"{"menu":"019a0000-0000-7000-8000-000000000001","recipes":[]}"#, 422),
        Case(#"{"have":"salt"}"#, 422, "/have"), Case(#"{"have":[""]}"#, 422, "/have/0"),
        Case(#"{"items":["ok",""]}"#, 422, "/items/1"), Case("{\"items\":[\"\(long)\"]}", 422, "/items/0"),
        Case(#"{"source":{"type":"menu"},"recipes":[]}"#, 422, "/source/menu_id"),
        Case(#"{"source":{"type":"elsewhere"},"recipes":[]}"#, 422, "/source/type"),
    ]

    private func expect(_ answer: TestAnswer, _ expected: Case, _ where: String) {
        #expect(answer.status == expected.status, "\(`where`) \(expected.body.prefix(120)): \(answer)")
        #expect(answer.problem != nil, "\(`where`) \(expected.body.prefix(120)): \(answer)")
        if let pointer = expected.pointer {
            #expect(answer.pointers == [pointer], "\(`where`) \(expected.body.prefix(120)): \(answer)")
        }
    }

    @Test func `every route is documented`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            #expect(grocery.router.operations.count > 30)
            #expect(grocery.router.operationIDFaults == [])
            #expect(grocery.router.readingFaults == [])
        }
    }

    @Test func `what a list cannot be made from is named, and nothing changes`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            let list = try await grocery.makeList(["milk"])
            for bad in Self.requests {
                expect(await grocery.client.send(.put, GroceryPaths.list(list.id), bad.body), bad, "PUT")
                expect(await grocery.client.post(GroceryPaths.preview, bad.body), bad, "preview")
            }
            #expect(try await grocery.list(list.id) == list)
        }
    }

    @Test func `what an item cannot be is named, and nothing changes`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            let list = try await grocery.makeList(["milk"])
            let items = "\(GroceryPaths.list(list.id))/items"
            let added: [Case] = [
                Case("{", 400), Case("{}", 422, "/text"), Case(#"{"text":5}"#, 422, "/text"),
                Case(#"{"text":" "}"#, 422, "/text"), Case("{\"text\":\"\(Self.long)\"}", 422, "/text"),
                Case(#"{"id":"x","text":"milk"}"#, 422, "/id"),
                Case(#"{"text":"milk","category":"moon"}"#, 422, "/category"),
                Case(#"{"text":"mi\u0007lk"}"#, 422, "/text"), Case(#"{"name":"","quantity":"2"}"#, 422, "/name"),
            ]
            for bad in added { expect(await grocery.client.post(items, bad.body), bad, "POST") }
            let changed: [Case] = [
                Case("nope", 400), Case(#"{"position":0}"#, 422, "/position"),
                Case(#"{"position":"1"}"#, 422, "/position"),
                Case(#"{"category":"x"}"#, 422, "/category"), Case(#"{"name":""}"#, 422, "/name"),
                Case("{\"note\":\"\(Self.long)\"}", 422, "/note"),
            ]
            let item = GroceryPaths.item(list.items[0].id, of: list.id)
            for bad in changed { expect(await grocery.client.send(.patch, item, bad.body), bad, "PATCH") }
            #expect(try await grocery.list(list.id) == list)
        }
    }

    @Test func `what a share or a staple cannot be is named`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            let list = try await grocery.makeList(["milk"])
            let shares = "\(GroceryPaths.list(list.id))/shares"
            let bodies: [Case] = [
                Case("{", 400), Case(#"{"role":"boss"}"#, 422, "/role"),
                Case(#"{"expires_at":"soon"}"#, 422, "/expires_at"),
                Case(#"{"expires_at":"2001-01-01T00:00:00Z"}"#, 422, "/expires_at"),
            ]
            for bad in bodies { expect(await grocery.client.post(shares, bad.body), bad, "share") }
            let staple = "/api/v1/staples/salt"
            expect(await grocery.client.send(.put, staple, #"{"assumed":"yes"}"#), Case("", 422, "/assumed"), "staple")
            let long = "/api/v1/staples/" + String(repeating: "s", count: 201)
            #expect(await grocery.client.send(.put, long).status == 422)
            #expect(await grocery.client.send(.put, "/api/v1/staples/%00").status < 500)
            for query in ["limit=0", "limit=201", "limit=x", "after=%%%", "after=!!"] {
                for path in [GroceryPaths.lists, "\(GroceryPaths.lists)/recent-items"] {
                    let answer = await grocery.client.get("\(path)?\(query)")
                    #expect((400..<500).contains(answer.status), "\(path)?\(query): \(answer)")
                }
            }
        }
    }

    @Test func `bodies that are no JSON are refused on every route that takes one`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            let list = try await grocery.makeList(["milk"])
            let item = GroceryPaths.item(list.items[0].id, of: list.id)
            let routes: [(HTTP.Method, String)] = [
                (.put, GroceryPaths.list(list.id)), (.patch, GroceryPaths.list(list.id)), (.post, GroceryPaths.preview),
                (.post, "\(GroceryPaths.list(list.id))/items"), (.patch, item),
                (.post, "\(GroceryPaths.list(list.id))/shares"), (.put, "/api/v1/staples/salt"),
            ]
            for (method, path) in routes {
                let plain = await grocery.client.send(method, path, "{}", headers: ["Content-Type": "text/plain"])
                #expect(plain.status == 415, "\(method) \(path): \(plain)")
                let bytes = await grocery.client.send(method, path, bytes: [0x7B, 0x22, 0xFF, 0x22, 0x7D])
                #expect(bytes.status == 400, "\(method) \(path): \(bytes)")
            }
            #expect(try await grocery.list(list.id) == list)
        }
    }

    @Test(arguments: Engine.allCases)
    func `another household's ids and unknown ones are 404 on every route`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let item = list.items[0].id
            let stranger = grocery.stranger
            let path = GroceryPaths.list(list.id)
            let routes: [(HTTP.Method, String, String?)] = [
                (.get, path, nil), (.patch, path, #"{"title":"Mine"}"#), (.delete, path, nil),
                (.post, GroceryPaths.activate(list.id), nil), (.post, "\(path)/clear", nil),
                (.post, "\(path)/clear-checked", nil), (.get, "\(path)/events", nil),
                (.post, "\(path)/items", #"{"text":"poison"}"#), (.get, "\(path)/shares", nil),
                (.post, "\(path)/shares", "{}"), (.patch, GroceryPaths.item(item, of: list.id), #"{"name":"x"}"#),
                (.delete, GroceryPaths.item(item, of: list.id), nil),
                (.post, GroceryPaths.checked(item, of: list.id), nil),
                (.delete, GroceryPaths.checked(item, of: list.id), nil),
            ]
            for (method, path, body) in routes {
                let answer = await stranger.send(method, path, body)
                #expect(answer.status == 404, "\(method) \(path): \(answer)")
                let broken = path.replacingOccurrences(of: list.id.description, with: "not-an-id")
                #expect(await grocery.client.send(method, broken, body).status == 404)
                #expect(await grocery.guest.send(method, path, body).status == 401)
            }
            // Its own id space is its own: the same id in another household is another list.
            #expect(await stranger.send(.put, path, #"{"items":["bread"]}"#).status == 201)
            #expect(try await grocery.list(list.id) == list)
            let otherList = try await grocery.makeList(["eggs"])
            #expect(await grocery.client.post(GroceryPaths.checked(item, of: otherList.id)).status == 404)
        }
    }
}
