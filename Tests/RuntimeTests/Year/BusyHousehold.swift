import Foundation
import HTTP
import Synchronization
import Testing
import Values

/// The clock of a simulated year.
final class YearClock: Sendable {
    private let instant = Mutex(Instant.now)

    func read() -> Instant { instant.withLock { $0 } }

    func advance(_ duration: Duration) { instant.withLock { $0 = $0 + duration } }
}

/// A household that cooks from a new menu and a new list each week, plans three meals a day, and ticks twenty things a day.
struct BusyHousehold {
    private static let foods = [
        "onions", "carrots", "potatoes", "tomatoes", "cucumbers", "leeks", "celery", "spinach", "apples", "bananas",
        "milk", "yoghurt", "cheddar", "cream", "eggs", "chicken", "beef", "salmon", "rice", "pasta", "flour", "lentils",
        "chickpeas", "oats", "bread", "peanut butter", "honey", "coffee", "tea", "sugar", "salt", "olive oil", "butter",
        "garlic", "lemons", "oranges", "pears", "plums", "grapes", "broccoli", "cauliflower", "peas", "mushrooms",
        "courgettes", "aubergines", "radishes", "parsley", "basil", "tofu", "bacon", "ham", "tuna", "prawns", "vinegar",
        "mustard", "ketchup", "cocoa", "raisins", "almonds", "walnuts",
    ]

    private let client: TestClient
    private let clock: YearClock
    private var access = ""
    private var refresh = ""
    private var recipes: [String] = []
    /// The list of the present menu.
    private(set) var list = ""
    /// Up to where it has followed the changes, and where that was a week ago.
    private(set) var cursors: (now: String, weekAgo: String) = ("", "")
    /// The most pages of changes that a day has had.
    private(set) var mostPages = 0

    /// A new household with forty recipes.
    init(_ client: TestClient, _ clock: YearClock) async throws {
        (self.client, self.clock) = (client, clock)
        try take(await call(.post, "/api/v1/auth/anonymous", [:]))
        for number in 0..<40 { try await write(recipe: number) }
        let cursor = try await call(.get, "/api/v1/changes")["cursor"] as? String ?? ""
        cursors = (cursor, cursor)
    }

    /// A day, with what people do on it; the clock goes on by two hours.
    mutating func live(day: Int) async throws {
        try await renew()
        if day % 7 == 0 { try await beginWeek(day / 7) }
        let date = CalendarDate(daysSince1970: clock.read().dateInUTC.daysSince1970 + 3)
        for (place, slot) in ["breakfast", "lunch", "dinner"].enumerated() {
            let recipe = recipes[(day * 3 + place) % recipes.count]
            let entry: [String: Any] = ["date": "\(date)", "slot": slot, "recipe_id": recipe, "servings": 4]
            _ = try await call(.post, "/api/v1/meal-plan/entries", entry)
        }
        try await shop(day: day)
        // What is ticked leaves the list after an hour.
        clock.advance(.seconds(7200))
    }

    /// Exchanges its token, which is over when the clock has been moved.
    mutating func renew() async throws {
        try take(await call(.post, "/api/v1/auth/refresh", ["refresh_token": refresh]))
    }

    /// Reads what has changed, as a client does that was away since the day before.
    mutating func followChanges() async throws {
        try await renew()
        var pages = 0
        while true {
            let page = try await call(.get, "/api/v1/changes?after=\(cursors.now)")
            cursors.now = page["cursor"] as? String ?? ""
            pages += 1
            if page["next"] is NSNull { break }
        }
        mostPages = max(mostPages, pages)
    }

    /// How long an answer takes, in milliseconds.
    func time(_ path: String) async throws -> Double {
        let (clock, headers) = (ContinuousClock(), headers)
        let began = clock.now
        let answer = try await client(.get, path, headers: headers)
        try #require(answer.status == 200, "\(path): \(answer.status)")
        return Double((clock.now - began).components.attoseconds) / 1e15
    }

    private mutating func write(recipe number: Int) async throws {
        let lines = (0..<10).map { "\(($0 + 1) * 50) g \(Self.foods[(number * 7 + $0 * 3) % Self.foods.count])" }
        let recipe: [String: Any] = [
            "title": "Dish \(number)", "servings": 4, "ingredients": lines, "steps": ["Cook it."],
        ]
        recipes.append(try #require(try await call(.post, "/api/v1/recipes", recipe)["id"] as? String))
    }

    private mutating func beginWeek(_ week: Int) async throws {
        cursors.weekAgo = cursors.now
        try await write(recipe: recipes.count)
        for place in 0..<6 {
            let recipe = recipes[(week * 6 + place) % recipes.count]
            _ = try await call(.post, "/api/v1/menu/recipes", ["recipe_id": recipe])
        }
        let board = try await call(.get, "/api/v1/menu")
        let planned = (board["next"] as? [String: Any]) ?? (board["menu"] as? [String: Any])
        let menu = try #require(planned?["id"] as? String)
        _ = try await call(.post, "/api/v1/menus/\(menu)/grocery-list", ["archive_current": true])
        let cooked = try await call(.get, "/api/v1/menu")["menu"] as? [String: Any]
        list = try #require(cooked?["grocery_list_id"] as? String)
    }

    /// Twenty ticks, half of them sent by a client that syncs; at the end of the week everything is bought.
    private func shop(day: Int) async throws {
        let path = "/api/v1/grocery-lists/\(list)"
        var left = try await open(path)
        if left.count < 20 {
            let foods = (0..<30).map { Self.foods[(day * 30 + $0) % Self.foods.count] }
            try await sync(path, foods.map { ["op": "add", "item_id": newID(), "item": ["text": "2 \($0)"]] })
            left = try await open(path)
        }
        try #require(left.count >= 20)
        for item in left.prefix(10) { _ = try await call(.post, "\(path)/items/\(item)/checked") }
        for five in [left[10..<15], left[15..<20]] {
            try await sync(path, five.map { ["op": "tick", "item_id": $0] })
        }
        let rest = left.dropFirst(20)
        if day % 7 == 6, !rest.isEmpty { try await sync(path, rest.map { ["op": "tick", "item_id": $0] }) }
    }

    private func open(_ path: String) async throws -> [String] {
        let items = try await call(.get, path)["items"] as? [[String: Any]] ?? []
        return items.filter { $0["checked"] as? Bool == false }.compactMap { $0["id"] as? String }
    }

    private func sync(_ path: String, _ operations: [[String: Any]]) async throws {
        let named = operations.map { $0.merging(["id": newID()]) { own, _ in own } }
        let answer = try await call(.post, "\(path)/sync", ["operations": named])
        let refused = (answer["results"] as? [[String: Any]] ?? []).filter { $0["status"] as? String == "refused" }
        #expect(refused.isEmpty)
    }

    private func newID() -> String { UUID().uuidString.lowercased() }

    private mutating func take(_ signedIn: [String: Any]) throws {
        access = try #require(signedIn["access_token"] as? String)
        refresh = try #require(signedIn["refresh_token"] as? String)
    }

    private var headers: Headers {
        var headers = Headers()
        if !access.isEmpty { headers["Authorization"] = "Bearer \(access)" }
        return headers
    }

    private func call(
        _ method: HTTP.Method,
        _ path: String,
        _ body: [String: Any]? = nil
    ) async throws -> [String: Any] {
        var headers = headers
        var bytes: [UInt8] = []
        if let body {
            headers["Content-Type"] = "application/json"
            bytes = Array(try JSONSerialization.data(withJSONObject: body))
        }
        let answer = try await client(method, path, headers: headers, body: bytes)
        let text = String(decoding: answer.body, as: UTF8.self)
        try #require((200..<300).contains(answer.status), "\(method) \(path): \(answer.status) \(text)")
        return try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
    }
}
