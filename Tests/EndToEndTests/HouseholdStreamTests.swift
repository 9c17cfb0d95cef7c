import Foundation
import Glibc
import HTTP
import TestSupport
import Testing

/// Two clients of one household over the real executables: one follows the household's stream, the other does a bit of
/// everything.
@Suite(.serialized) struct HouseholdStreamTests {
    @Test(.timeLimit(.minutes(5)))
    func `one process on SQLite tells each change within a second, and the feed of changes says the same`() async throws
    {
        try await withLarder(["LARDER_RATE_ACCOUNT": "0"]) { probe, _ in
            try await follow(probe.base) { _ in probe.base }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `separate services on PostgreSQL tell the same, also after the activity service was killed`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url, ["LARDER_RATE_ACCOUNT": "0"])
        do {
            try await follow(stack.url("activity")) { stack.url($0) }
            try await restart(stack)
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    /// Does a bit of everything and looks at the stream after each step.
    private func follow(_ activity: String, _ base: (String) -> String) async throws {
        let one = try await Member(base)
        let start = try await one.get("activity", "/api/v1/changes")
        let cursor = try #require(start["cursor"] as? String)
        let stream = try Follower("\(activity)/api/v1/events", token: one.token)
        defer { stream.end() }
        #expect(await stream.sees("ready"))

        let list = UUID().uuidString.lowercased()
        let made = try await one.make(
            "PUT",
            "grocery",
            "/api/v1/grocery-lists/\(list)",
            ["title": "Week", "items": ["milk"]]
        )
        #expect(await stream.sees("list.changed", list, "Week"))
        let item = try #require((made["items"] as? [[String: Any]])?.first?["id"] as? String)
        let items = "/api/v1/grocery-lists/\(list)/items"
        _ = try await one.make("POST", "grocery", "\(items)/\(item)/checked", nil)
        #expect(await stream.sees("list.item_checked", item, "milk", "Week", one.user))
        _ = try await one.make("DELETE", "grocery", "\(items)/\(item)/checked", nil)
        #expect(await stream.sees("list.item_unchecked", item, "milk", one.user))
        let share = try await one.make("POST", "grocery", "/api/v1/grocery-lists/\(list)/shares", ["role": "edit"])
        let shareID = try #require(share["id"] as? String)
        #expect(await stream.sees("share.created", shareID, "Week"))
        let token = (share["url"] as? String)?.split(separator: "/").last.map(String.init) ?? ""
        let tick: [String: Any] = ["id": UUID().uuidString.lowercased(), "op": "tick", "item_id": item]
        _ = try await one.make(
            "POST",
            "grocery",
            "/list/\(token)/sync",
            ["by": "Oma", "operations": [tick]],
            signedIn: false
        )
        #expect(await stream.sees("list.item_checked", item, #""guest":"Oma""#, shareID))

        let recipe = try await one.make(
            "POST",
            "recipe",
            "/api/v1/recipes",
            [
                "title": "Soup", "servings": 4, "ingredients": ["1 onion"], "steps": ["Cook."],
            ]
        )
        let recipeID = try #require(recipe["id"] as? String)
        #expect(await stream.sees("recipe.changed", recipeID, "Soup", one.user))
        _ = try await one.make("POST", "menu", "/api/v1/menu/recipes", ["recipe_id": recipeID])
        #expect(await stream.sees("menu.recipe_added", recipeID, "Soup", one.user))
        let entry = try await one.make(
            "POST",
            "meal-plan",
            "/api/v1/meal-plan/entries",
            [
                "date": "2026-11-20", "slot": "dinner", "recipe_id": recipeID,
            ]
        )
        let entryID = try #require(entry["id"] as? String)
        #expect(await stream.sees("plan.entry_added", entryID, "Soup"))
        _ = try await one.make("DELETE", "meal-plan", "/api/v1/meal-plan/entries/\(entryID)", nil)
        #expect(await stream.sees("plan.entry_removed", entryID))
        let feed = try await one.make("POST", "export", "/api/v1/exports/feeds", ["purpose": "menu"])
        #expect(await stream.sees("feed.created", try #require(feed["id"] as? String), one.user))
        _ = try await one.make(
            "PATCH",
            "account",
            "/api/v1/households/\(one.household)",
            ["measurement_system": "metric"]
        )
        #expect(await stream.sees("household.changed", one.household))

        // Everything that was in the stream, each thing once, and from where to go on.
        let changes = try await one.get("activity", "/api/v1/changes?after=\(cursor)&limit=200")
        let found = changes["items"] as? [[String: Any]] ?? []
        let seen = Dictionary(found.map { ($0["id"] as? String ?? "", $0) }) { $1 }
        for id in [list, shareID, recipeID, entryID, one.household] { #expect(seen[id] != nil, "\(id)") }
        #expect(seen[entryID]?["deleted"] as? Bool == true)
        #expect(changes["cursor"] as? String == stream.lastID)
        let log =
            try await one.get("activity", "/api/v1/activity?subject=\(list)&limit=200")["items"] as? [[String: Any]]
            ?? []
        let events = log.compactMap { $0["event"] as? String }
        #expect(
            events.reversed() == [
                "list.changed", "list.item_checked", "list.item_unchecked", "share.created", "list.item_checked",
            ]
        )
        let other = try await Member(base)
        #expect((try await other.get("activity", "/api/v1/changes?after=0")["items"] as? [Any])?.isEmpty == true)
    }

    /// While the activity service is away nothing is lost, and a client goes on where it was.
    private func restart(_ stack: Stack) async throws {
        let one = try await Member { stack.url($0) }
        let first = UUID().uuidString.lowercased()
        _ = try await one.make("PUT", "grocery", "/api/v1/grocery-lists/\(first)", ["title": "First"])
        try await eventually("it has arrived") {
            try LocalCall(method: "GET", port: stack.ports["activity"] ?? 0, path: "/api/v1/changes", token: one.token)
                .send().member("cursor") == "1"
        }
        stack.fleet.kill("activity-service")
        let lists = (0..<10).map { _ in UUID().uuidString.lowercased() }
        for list in lists {
            _ = try await one.make("PUT", "grocery", "/api/v1/grocery-lists/\(list)", ["title": "Away"])
        }
        try await stack.fleet.restart("activity-service")
        let stream = try Follower("\(stack.url("activity"))/api/v1/events?after=1", token: one.token)
        defer { stream.end() }
        #expect(await stream.sees(for: 15, ["list.changed", lists[9], "Away"]))
        #expect(stream.ids == (2...11).map(String.init))
    }
}

/// Somebody of a household of their own.
private struct Member {
    let token: String
    let user: String
    let household: String
    private let probes: [String: Probe]

    init(_ base: (String) -> String) async throws {
        probes = Dictionary(uniqueKeysWithValues: Stack.services.map { ($0, Probe(base: base($0))) })
        let signIn = try await probes["account"]?.make("POST", "/api/v1/auth/anonymous", token: nil, [:]) ?? [:]
        token = signIn["access_token"] as? String ?? ""
        user = (signIn["user"] as? [String: Any])?["id"] as? String ?? ""
        household = (signIn["household"] as? [String: Any])?["id"] as? String ?? ""
    }

    @discardableResult
    func make(
        _ method: String,
        _ service: String,
        _ path: String,
        _ body: [String: Any]?,
        signedIn: Bool = true
    ) async throws -> [String: Any] {
        let probe = try #require(probes[service])
        let bytes = try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
        let reply = try await probe.send(method, path, token: signedIn ? token : nil, body: bytes)
        guard (200..<300).contains(reply.status) else {
            throw UnexpectedReply(
                reply: "\(method) \(path): \(reply.status) \(String(decoding: reply.body, as: UTF8.self))"
            )
        }
        return (try? JSONSerialization.jsonObject(with: Data(reply.body))) as? [String: Any] ?? [:]
    }

    func get(_ service: String, _ path: String) async throws -> [String: Any] {
        try await make("GET", service, path, nil)
    }
}

/// A stream that curl reads into a file.
private final class Follower {
    private let process = Process()
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("stream-\(UUID().uuidString)")
    private var read = 0

    init(_ url: String, token: String) throws {
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["curl", "-sN", "-H", "Authorization: Bearer \(token)", url]
        process.standardOutput = try FileHandle(forWritingTo: file)
        try process.run()
    }

    func end() {
        // It inherits the test runner's mask, in which SIGTERM is blocked.
        Glibc.kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: file)
    }

    /// The blocks of the stream that have come in whole.
    private var blocks: [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var blocks = text.components(separatedBy: "\n\n")
        blocks.removeLast()
        return blocks.filter { $0.contains("event: ") }
    }

    var ids: [String] {
        blocks.compactMap { block in
            block.split(separator: "\n").first { $0.hasPrefix("id: ") }.map { String($0.dropFirst(4)) }
        }
    }

    var lastID: String? { ids.last }

    /// Whether an event with these words comes within a second, behind those seen before.
    func sees(_ words: String...) async -> Bool { await sees(for: 1, words) }

    func sees(for seconds: Double, _ words: [String]) async -> Bool {
        let end = Date() + seconds
        repeat {
            let blocks = blocks
            if let index = blocks.indices.dropFirst(read).first(where: { index in
                blocks[index].contains("event: \(words[0])") && words.allSatisfy(blocks[index].contains)
            }) {
                read = index + 1
                return true
            }
            try? await Task.sleep(for: .milliseconds(5))
        } while Date() < end
        Issue.record("\(words) did not come; there was \(blocks.dropFirst(read))")
        return false
    }
}
