import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing

/// Somebody's household, whose last changes are taken back.
struct UndoKitchen: Sendable {
    let probe: Probe
    let token: String
    let household: String
    /// The number of the newest entry after the last undo.
    private let mark = Mark()

    final class Mark: Sendable {
        let last = Mutex(0)
    }

    init(_ probe: Probe) async throws {
        self.probe = probe
        let answer = try await probe.make("POST", "/api/v1/auth/anonymous", token: nil, [:])
        token = answer["access_token"] as? String ?? ""
        household = (answer["household"] as? [String: Any])?["id"] as? String ?? ""
    }

    @discardableResult
    func make(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> [String: Any] {
        let bytes = try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
        let reply = try await probe.send(method, path, token: token, body: bytes)
        let text = String(decoding: reply.body, as: UTF8.self)
        guard (200..<300).contains(reply.status) else {
            throw UnexpectedReply(reply: "\(method) \(path): \(reply.status) \(text)")
        }
        guard !reply.body.isEmpty else { return [:] }
        return try JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any] ?? [:]
    }

    func status(_ method: String, _ path: String) async throws -> Int {
        try await probe.send(method, path, token: token).status
    }

    private func log() async throws -> [[String: Any]] {
        try await make("GET", "/api/v1/activity?limit=50")["items"] as? [[String: Any]] ?? []
    }

    private func number(_ entry: [String: Any]?) -> Int { (entry?["id"] as? String).flatMap { Int($0) } ?? 0 }

    /// The id of an entry of a kind that can be undone, from the newest on, as soon as so many new ones have arrived.
    func entry(_ event: String, at place: Int = 0, new count: Int = 1) async throws -> String {
        let mark = mark.last.withLock { $0 }
        var last: [[String: Any]] = []
        for _ in 0..<250 {
            last = try await log()
            let found = last.filter { $0["event"] as? String == event && $0["can_undo"] as? Bool == true }
            if found.count(where: { number($0) > mark }) >= count, found.count > place {
                return found[place]["id"] as? String ?? ""
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw UnexpectedReply(reply: "\(event) cannot be undone: \(last.prefix(5))")
    }

    /// Takes back a change of a kind, or is refused with a code.
    @discardableResult
    func undo(
        _ event: String,
        at place: Int = 0,
        new count: Int = 1,
        code: String? = nil
    ) async throws -> [String: Any] {
        let path = "/api/v1/activity/\(try await entry(event, at: place, new: count))/undo"
        let newest = number(try await log().first)
        let reply = try await probe.send("POST", path, token: token)
        let text = String(decoding: reply.body, as: UTF8.self)
        if let code {
            #expect(reply.status == 409 && text.contains(code), "\(event): \(text)")
            return [:]
        }
        guard reply.status == 200 else { throw UnexpectedReply(reply: "\(event): \(reply.status) \(text)") }
        let answer = try JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any] ?? [:]
        // The undo is a change itself, and is told of; other services may tell of what the change has led to before that.
        let thing = subject(answer["entry"] as? [String: Any])
        for _ in 0..<250 {
            let entries = try await log()
            mark.last.withLock { $0 = number(entries.first) }
            if entries.contains(where: { number($0) > newest && subject($0) == thing }) { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        return answer
    }

    /// The id of what an entry is about.
    private func subject(_ entry: [String: Any]?) -> String? { (entry?["subject"] as? [String: Any])?["id"] as? String }

    /// What a list shows of its items.
    func items(of list: String) async throws -> [String] {
        (try await make("GET", list)["items"] as? [[String: Any]] ?? []).map { item in
            ["name", "text", "category", "note", "checked"].map { "\(item[$0] ?? "")" }.joined(separator: "|")
        }
    }

    func members(_ names: [String], of path: String) async throws -> [String] {
        let thing = try await make("GET", path)
        return try names.map { name in
            let value = thing[name] ?? NSNull()
            let json = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
            return "\(name): \(String(decoding: json, as: UTF8.self))"
        }
    }

    private func menu() async throws -> [String: Any] {
        let board = try await make("GET", "/api/v1/menu")
        return board["menu"] as? [String: Any] ?? board["next"] as? [String: Any] ?? [:]
    }

    /// The recipes of the menu.
    func board() async throws -> [String] {
        (try await menu()["recipes"] as? [[String: Any]] ?? []).map { "\($0["title"] ?? "") \($0["servings"] ?? "")" }
    }

    func menuPath() async throws -> String { "/api/v1/menus/\(try await menu()["id"] as? String ?? "")" }

    func menuItem(_ place: Int) async throws -> String {
        let recipes = try await menu()["recipes"] as? [[String: Any]] ?? []
        return try await menuPath() + "/recipes/\(recipes[place]["id"] as? String ?? "")"
    }
}
