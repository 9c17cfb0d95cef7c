import Archives
import Crypto
import Database
import Foundation
import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct ShareTests {
    private let form: Headers = ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"]

    private func share(_ grocery: Grocery, _ list: GroceryListID, _ body: String) async throws -> String {
        let answer = await grocery.client.post("\(GroceryPaths.list(list))/shares", body)
        #expect(answer.status == 201, "\(answer)")
        #expect(answer.headers["Cache-Control"] == "no-store")
        return try sharePath(answer)
    }

    @Test(arguments: Engine.allCases)
    func `a link opens a page that works without scripts and runs only our own files`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["2 l milk", "eggs"], title: "Saturday")
            let path = try await share(grocery, list.id, #"{"role":"check"}"#)
            #expect(path.count >= "/list/".count + 43)
            let page = await grocery.guest.get(path, headers: ["Accept": "text/html"])
            #expect(page.status == 200)
            #expect(page.headers["Referrer-Policy"] == "no-referrer")
            #expect(page.headers["X-Robots-Tag"]?.contains("noindex") == true)
            #expect(page.headers["Cache-Control"] == "no-store")
            #expect(page.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
            #expect(!page.text.contains("style="))
            #expect(!page.text.contains("onclick"))
            let item = try list.item("milk")
            let action = "\(path)/items/\(item.id)/check"
            #expect(page.text.contains("action=\"\(action)\""))
            let ticked = await grocery.guest.send(.post, action, bytes: [], headers: form)
            #expect(ticked.status == 303)
            #expect(ticked.headers["Location"] == path)
            #expect(await grocery.guest.get(path).text.contains("gone in 60 min"))
            #expect(try await grocery.list(list.id).item("milk").checked)
            let back = await grocery.guest.send(.post, "\(path)/items/\(item.id)/uncheck", bytes: [], headers: form)
            #expect(back.status == 303)
            #expect(try await !grocery.list(list.id).item("milk").checked)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a link opens is known before a large body is taken`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            func status(_ path: String) async -> Int {
                let token = path.split(separator: "/").last.map(String.init) ?? ""
                let route = grocery.router.operations.first { $0.operation.id == "addSharedItem" }
                var router = Router()
                guard let route, let check = route.operation.linkCheck else { return 0 }
                router.on(.post, route.pattern, route.operation) { request in
                    try await check(request)
                    return .noContent()
                }
                return await router.respond(to: Request(.post, "/list/\(token)/items")).status
            }
            #expect(await status("/list/nothing") == 404)
            #expect(try await status(share(grocery, list.id, #"{"role":"view"}"#)) == 403)
            #expect(try await status(share(grocery, list.id, #"{"role":"edit"}"#)) == 204)
            for (_, path, operation) in grocery.router.operations where operation.security == .token {
                #expect(operation.linkCheck != nil, "\(path)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a role allows what it says and no more`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let tick = "/items/\(list.items[0].id)/check"
            let view = try await share(grocery, list.id, #"{"role":"view"}"#)
            #expect(await grocery.guest.send(.post, view + tick, bytes: [], headers: form).status == 403)
            #expect(await !grocery.guest.get(view).text.contains("<form"))
            let check = try await share(grocery, list.id, "{}")
            #expect(await grocery.guest.send(.post, check + tick, bytes: [], headers: form).status == 303)
            let add = Array("text=2+l+oat+milk".utf8)
            #expect(await grocery.guest.send(.post, "\(check)/items", bytes: add, headers: form).status == 403)
            let edit = try await share(grocery, list.id, #"{"role":"edit"}"#)
            #expect(await grocery.guest.send(.post, "\(edit)/items", bytes: add, headers: form).status == 303)
            #expect(try await grocery.list(list.id).items.count == 2)
            let empty = await grocery.guest.send(.post, "\(edit)/items", bytes: Array("text=+".utf8), headers: form)
            #expect(empty.status == 422)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the end of a link is told once, whoever revokes it again, and with its list`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            for _ in 1...2 { _ = try await share(grocery, list.id, "{}") }
            let store = grocery.store
            let household = grocery.household
            let shares = try await store.shares(of: list.id, in: household).map(\.id)
            await withTaskGroup(of: Int.self) { group in
                for _ in 1...4 {
                    group.addTask { await grocery.client.send(.delete, "/api/v1/shares/\(shares[0])").status }
                }
                for await status in group { #expect(status == 204) }
            }
            func told(_ kind: String) async throws -> [UUID] {
                try await grocery.db.of(household).query(
                    "SELECT subject FROM outbox WHERE household_id = \(household) AND kind = \(kind) ORDER BY sequence"
                ).values(as: UUID.self)
            }
            #expect(try await told("share.created").count == 2)
            #expect(try await told("share.revoked") == [shares[0].uuid])
            #expect(await grocery.client.send(.delete, GroceryPaths.list(list.id)).status == 204)
            #expect(try await told("share.revoked") == [shares[0].uuid, shares[1].uuid])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a wrong, ended or revoked link is the same 404`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let end = (grocery.clock.now + .seconds(60)).description
            let ending = try await share(grocery, list.id, #"{"expires_at":"\#(end)"}"#)
            let revoked = try await share(grocery, list.id, "{}")
            let wrong = "/list/" + String(repeating: "A", count: 43)
            #expect(await grocery.guest.get(ending).status == 200)
            struct Shares: JSONReadable {
                struct Share: JSONReadable {
                    var id: ShareID

                    init(from json: inout JSONReader) throws(JSONReaderError) {
                        let members = try json.members()
                        id = try members.required("id")
                    }
                }
                var items: [Share]

                init(from json: inout JSONReader) throws(JSONReaderError) {
                    let members = try json.members()
                    items = try members.required("items")
                }
            }
            let shares: Shares = try await grocery.client.get("\(GroceryPaths.list(list.id))/shares").decode()
            #expect(shares.items.count == 2)
            #expect(await !grocery.client.get("\(GroceryPaths.list(list.id))/shares").text.contains("/list/"))
            for share in shares.items {
                #expect(await grocery.stranger.send(.delete, "/api/v1/shares/\(share.id)").status == 404)
            }
            #expect(await grocery.guest.get(revoked).status == 200)
            grocery.clock.advance(.seconds(60))
            #expect(await grocery.guest.get(ending).status == 404, "it has ended, though nobody has revoked it")
            #expect(await grocery.guest.get(revoked).status == 200)
            for share in shares.items {
                #expect(await grocery.client.send(.delete, "/api/v1/shares/\(share.id)").status == 204)
                #expect(await grocery.client.send(.delete, "/api/v1/shares/\(share.id)").status == 204)
            }
            let pages = [wrong, ending, revoked]
            var bodies: Set<[UInt8]> = []
            for path in pages {
                let page = await grocery.guest.get(path, headers: ["Accept": "text/html"])
                #expect(page.status == 404)
                bodies.insert(page.body)
                for rest in ["/list.txt", "/qr.svg", "/events"] {
                    #expect(await grocery.guest.get(path + rest).status == 404)
                }
                let tick = "\(path)/items/\(list.items[0].id)/check"
                #expect(await grocery.guest.send(.post, tick, bytes: [], headers: form).status == 404)
            }
            #expect(bodies.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a link reaches its own list and nothing else`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let mine = try await grocery.makeList(["milk"])
            let other = try await grocery.makeList(["secret cake"], title: "Surprise")
            let path = try await share(grocery, mine.id, #"{"role":"edit"}"#)
            let tick = "\(path)/items/\(other.items[0].id)/check"
            #expect(await grocery.guest.send(.post, tick, bytes: [], headers: form).status == 303)
            #expect(try await grocery.list(other.id) == other)
            let json = await grocery.guest.send(.post, tick, bytes: [], headers: ["Accept": "application/json"])
            #expect(json.status == 404)
            let token = path.dropFirst("/list/".count)
            for target in [GroceryPaths.lists, GroceryPaths.list(mine.id), "/api/v1/staples"] {
                #expect(await grocery.guest.get(target, headers: ["Authorization": "Bearer \(token)"]).status == 401)
            }
            let shared = await grocery.guest.get(path, headers: ["Accept": "application/json"])
            #expect(!shared.text.contains(mine.id.description))
            #expect(!shared.text.contains(grocery.household.description))
        }
    }

    @Test(arguments: Engine.allCases)
    func `whatever people type stays text`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let evil = "<script>alert(1)</script>\"'&"
            let list = try await grocery.makeList([evil], title: evil)
            let note = #"{"note":"<img src=x onerror=alert(1)>"}"#
            let item = GroceryPaths.item(list.items[0].id, of: list.id)
            #expect(await grocery.client.send(.patch, item, note).status == 200)
            let path = try await share(grocery, list.id, #"{"role":"edit"}"#)
            let page = await grocery.guest.get(path).text
            #expect(!page.contains("<script>alert"))
            #expect(!page.contains("<img src=x"))
            #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"))
            let code = await grocery.guest.get("\(path)/qr.svg")
            #expect(code.headers["Content-Type"] == "image/svg+xml")
            #expect(!code.text.contains("<script"))
            let text = await grocery.guest.get("\(path)/list.txt")
            #expect(text.headers["Content-Type"] == "text/plain; charset=utf-8")
        }
    }

    @Test func `a text that turns its direction turns nothing around it`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            // An override that is never taken back.
            let turned = "\u{202E}klim"
            let list = try await grocery.makeList(["milk"], title: turned)
            let item = GroceryPaths.item(list.items[0].id, of: list.id)
            #expect(await grocery.client.send(.patch, item, "{\"note\":\"\(turned)\"}").status == 200)
            let path = try await share(grocery, list.id, #"{"role":"view"}"#)
            let page = await grocery.guest.get(path).text
            let body = page.split(separator: "<body>").last ?? ""
            let isolated = body.matches(of: /<bdi[^>]*>\u{202E}klim<\/bdi>/).count
            #expect(isolated >= 2)
            #expect(body.matches(of: /\u{202E}/).count == isolated)
        }
    }

    @Test func `a link leads to the configured origin, whatever a request calls this host`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            let list = try await grocery.makeList(["milk"])
            let headers: Headers = [
                "Host": "evil.example", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example",
            ]
            let shares = "\(GroceryPaths.list(list.id))/shares"
            let answer = await grocery.client.send(.post, shares, "{}", headers: headers)
            #expect(answer.status == 201 && answer.text.contains(#""https://larder.example/list/"#), "\(answer)")
            #expect(!answer.text.contains("evil.example"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `another site's page cannot use a link`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let path = try await share(grocery, list.id, "{}")
            let tick = "\(path)/items/\(list.items[0].id)/check"
            let foreign: [Headers] = [
                ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
                ["Origin": "https://evil.example", "Host": "larder.example"],
            ]
            for headers in foreign {
                #expect(await grocery.guest.send(.post, tick, bytes: [], headers: headers).status == 403)
            }
            #expect(try await !grocery.list(list.id).items[0].checked)
            let own: [Headers] = [
                ["Sec-Fetch-Site": "same-origin", "Origin": "null"],
                ["Origin": "http://192.168.1.7:8080", "Host": "192.168.1.7:8080"], ["Origin": "null", "Host": "x"],
            ]
            for headers in own {
                #expect(await grocery.guest.send(.post, tick, bytes: [], headers: headers).status == 303)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `only a hash of the token is stored`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let token = try await share(grocery, list.id, "{}").dropFirst("/list/".count)
            let rows = try await grocery.db.across(.sweep).query("SELECT token_hash FROM share")
            #expect(try rows[0].bytes(0).count == 32)
            #expect(try rows[0].bytes(0) == Secret(String(token)).tokenHash)
        }
    }

    @Test(arguments: ["list.css", "list.js", "ended.js", "worker.js"])
    func `the page's files are packed for browsers that take it`(_ file: String) async throws {
        try await Grocery.with(.sqlite) { grocery in
            let plain = await grocery.guest.get("/list/assets/\(file)")
            #expect(plain.headers["Content-Encoding"] == nil && plain.headers["Vary"] == "Accept-Encoding")
            let packed = await grocery.guest.get("/list/assets/\(file)", headers: ["Accept-Encoding": "gzip"])
            #expect(packed.headers["Content-Encoding"] == "gzip")
            let unpacked = try Gzip.unpacked(packed.body)
            #expect(unpacked == plain.body)
            #expect(packed.body.count < plain.body.count * 2 / 3)
        }
    }

    @Test func `the page's files are served, and no others`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            for file in ["list.css", "list.js", "ended.js", "icon.svg", "list.webmanifest", "worker.js"] {
                let answer = await grocery.guest.get("/list/assets/\(file)")
                #expect(answer.status == 200)
                #expect(!answer.body.isEmpty)
                #expect(answer.headers["Service-Worker-Allowed"] == "/list/")
                #expect(
                    answer.headers["Content-Security-Policy"]
                        == "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
                )
            }
            for file in ["..%2flist.css", "%2e%2e", "list.swift", ""] {
                #expect(await grocery.guest.get("/list/assets/\(file)").status == 404)
            }
        }
    }
}
