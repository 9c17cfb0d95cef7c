import Foundation
import HTTP
import TestSupport

/// Sends single requests to a running Larder.
struct Probe: Sendable {
    let base: String
    private let client = Client(loop: TestLoop.shared, settings: ClientSettings())

    init(base: String) {
        self.base = base
    }

    func send(
        _ method: String,
        _ path: String,
        token: String? = nil,
        body: [UInt8] = [],
        type: String = "application/json",
        headers: Headers = Headers()
    ) async throws -> ClientResponse {
        var request = ClientRequest(
            Method(rawValue: method),
            base + path,
            headers: headers,
            body: body,
            idempotent: false
        )
        if let token { request.headers["Authorization"] = "Bearer \(token)" }
        if !body.isEmpty { request.headers["Content-Type"] = type }
        return try await client.send(request)
    }

    /// What the running Larder says of every operation, also of those that only its own services may call.
    func document() async throws -> APIDocument {
        let reply = try await send("GET", "/internal/openapi.json", headers: ["Larder-Internal-Secret": internalSecret])
        guard reply.status == 200 else { throw UnexpectedReply(reply: "the document: \(reply.status)") }
        return try APIDocument(Data(reply.body))
    }

    func send(_ bad: BadRequest, path: String, token: String) async throws -> ClientResponse {
        try await send(bad.operation.method, path, token: token, body: Array(bad.body), type: bad.type)
    }

    /// Sends what must go well, and reads the JSON object in answer.
    func make(_ method: String, _ path: String, token: String?, _ body: [String: Any]?) async throws -> [String: Any] {
        let bytes = try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
        let reply = try await send(method, path, token: token, body: bytes)
        guard (200..<300).contains(reply.status) else {
            throw UnexpectedReply(
                reply: "\(method) \(path): \(reply.status) \(String(decoding: reply.body, as: UTF8.self))"
            )
        }
        return try JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any] ?? [:]
    }
}

/// A household that has one of everything.
struct Fixture: Sendable {
    let token: String
    /// An API token of the same user that only reads.
    let readToken: String
    /// An API token of the same user that reads and writes.
    let writeToken: String
    /// What stands for a path's parameter, by its name.
    private var values: [String: String] = [:]

    init(_ probe: Probe) async throws {
        let signIn = try await probe.make("POST", "/api/v1/auth/anonymous", token: nil, [:])
        let token = signIn["access_token"] as? String ?? ""
        self.token = token
        func id(_ object: [String: Any], _ name: String = "id") -> String { object[name] as? String ?? "" }
        values["household_id"] = id(signIn["household"] as? [String: Any] ?? [:])
        values["user_id"] = id(signIn["user"] as? [String: Any] ?? [:])
        let recipe = try await probe.make(
            "POST",
            "/api/v1/recipes",
            token: token,
            ["title": "Soup", "ingredients": ["1 onion", "500 g carrots"], "steps": ["Cook."]]
        )
        values["recipe_id"] = id(recipe)
        (values["version"], values["tag"]) = ("1", "Quick")
        let file: [String: Any] = ["name": "recipes.zip", "size": 10]
        let job = try await probe.make("POST", "/api/v1/imports", token: token, ["file": file])
        values["import_id"] = id(job)
        let cookbook = try await probe.make("POST", "/api/v1/cookbooks", token: token, ["name": "Sundays \(UUID())"])
        values["cookbook_id"] = id(cookbook)
        // Of an empty catalogue.
        values["catalog_recipe_id"] = UUID().uuidString.lowercased()
        values["part"] = "0"
        let items = try await probe.make("GET", "/api/v1/imports/\(id(job))", token: token, nil)["items"]
        values["import_item_id"] = id((items as? [[String: Any]])?.first ?? [:])
        let board = try await probe.make("POST", "/api/v1/menu/recipes", token: token, ["recipe_id": id(recipe)])
        let menu = board["menu"] as? [String: Any] ?? [:]
        values["menu_id"] = id(menu)
        values["menu-item"] = id((menu["recipes"] as? [[String: Any]])?.first ?? [:])
        let entry = try await probe.make(
            "POST",
            "/api/v1/meal-plan/entries",
            token: token,
            ["date": "2026-11-20", "slot": "dinner", "recipe_id": id(recipe), "servings": 4]
        )
        values["entry_id"] = id(entry)
        let list = UUID().uuidString.lowercased()
        let made = try await probe.make(
            "PUT",
            "/api/v1/grocery-lists/\(list)",
            token: token,
            ["title": "Shop", "items": ["2 l milk"]]
        )
        values["list_id"] = list
        values["grocery-item"] = id((made["items"] as? [[String: Any]])?.first ?? [:])
        let share = try await probe.make("POST", "/api/v1/grocery-lists/\(list)/shares", token: token, ["role": "edit"])
        values["share_id"] = id(share)
        let shop = UUID().uuidString.lowercased()
        _ = try await probe.make("PUT", "/api/v1/aisles/shops/\(shop)", token: token, ["name": "Corner"])
        values["shop_id"] = shop
        values["notice_id"] = UUID().uuidString.lowercased()
        values["token"] = (share["url"] as? String)?.split(separator: "/").last.map(String.init) ?? ""
        let feed = try await probe.make("POST", "/api/v1/exports/feeds", token: token, ["purpose": "menu"])
        values["feed_id"] = id(feed)
        let hook = try await probe.make(
            "POST",
            "/api/v1/household-webhooks",
            token: token,
            ["url": "https://larder.invalid/hook"]
        )
        values["webhook_id"] = id(hook)
        let device = try await probe.make(
            "POST",
            "/api/v1/push-subscriptions",
            token: token,
            ReplayExample.device(at: "https://larder.invalid/device")
        )
        values["subscription_id"] = id(device)
        // Entries are numbered by household: one that no household has is nobody's.
        values["number"] = "4000000000"
        let session = try await probe.make("GET", "/api/v1/auth/session", token: token, nil)
        values["session_id"] = id(session)
        let key = try await probe.make(
            "POST",
            "/api/v1/auth/tokens",
            token: token,
            ["name": "Script", "scopes": ["read"]]
        )
        values["token_id"] = id(key)
        readToken = key["token"] as? String ?? ""
        let wide: [String: Any] = ["name": "Wide", "scopes": ["read", "write"]]
        writeToken = id(try await probe.make("POST", "/api/v1/auth/tokens", token: token, wide), "token")
        let member = try await probe.make(
            "POST",
            "/api/v1/members",
            token: token,
            ["name": "Mia", "allergies": ["milk"]]
        )
        values["member_id"] = id(member)
        let household = values["household_id"] ?? ""
        let invitations = "/api/v1/households/\(household)/invitations"
        _ = try await probe.make("POST", invitations, token: token, ["role": "viewer"])
        let open = try await probe.make("GET", invitations, token: token, nil)
        values["invitation_id"] = id((open["items"] as? [[String: Any]])?.first ?? [:])
    }

    /// The path of an operation with this household's ids, or with others in their place.
    func path(_ operation: APIDocument.Operation, replacing replace: ((String) -> String)? = nil) -> String {
        var path = operation.path
        for name in operation.parameters {
            let value = replace?(name) ?? value(name, in: operation.path)
            path = path.replacing("{\(name)}", with: value)
        }
        return path
    }

    /// All that a user can see of the household's state.
    func snapshot(_ probe: Probe) async throws -> [String: String] {
        var seen: [String: String] = [:]
        for path in [
            "/api/v1/recipes", "/api/v1/menu", "/api/v1/menus?state=archived", "/api/v1/meal-plan",
            "/api/v1/grocery-lists", "/api/v1/grocery-lists/\(values["list_id"] ?? "")",
            "/api/v1/grocery-lists/\(values["list_id"] ?? "")/shares", "/api/v1/exports/feeds",
            "/api/v1/members", "/api/v1/households/\(values["household_id"] ?? "")/invitations", "/api/v1/households",
            "/api/v1/auth/sessions", "/api/v1/auth/tokens",
            "/api/v1/recipes/\(values["recipe_id"] ?? "")",
        ] {
            let body = try await probe.send("GET", path, token: token).body
            seen[path] = path == "/api/v1/households" ? unnumbered(body) : String(decoding: body, as: UTF8.self)
        }
        return seen
    }

    /// The households without what counts their changes: a member that is added and deleted again counts twice.
    private func unnumbered(_ body: [UInt8]) -> String {
        let page = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
        let households = page?["items"] as? [[String: Any]] ?? []
        let counts: Set<String> = ["version", "restriction_version", "updated_at"]
        let kept = households.map { household in household.filter { !counts.contains($0.key) } }
        let data = try? JSONSerialization.data(withJSONObject: kept, options: [.sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func value(_ name: String, in path: String) -> String {
        switch name {
        case "item_id": values[path.contains("menus") ? "menu-item" : "grocery-item"] ?? ""
        case "food", "food_id", "name": "olive-oil"
        case "file": "list.css"
        default: values[name] ?? ""
        }
    }
}
