import FoundationEssentials
import HTTP
import Identity
import MealPlanAPI
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// Every route with everything that can be wrong with it: the right 4xx, the member named, nothing changed.
@Suite struct PlanBadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var method: HTTP.Method
        var path: String
        var body: String?
        var status: Int
        var pointer: String?

        init(_ method: HTTP.Method, _ path: String, _ body: String?, _ status: Int, at pointer: String? = nil) {
            self.method = method
            self.path = path
            self.body = body
            self.status = status
            self.pointer = pointer
        }

        var testDescription: String { "\(method) \(path) \((body ?? "").prefix(200))" }
    }

    static let unknown = "00000000-0000-7000-8000-000000009999"
    static let entries = MealPlanPaths.entries
    static let entry = "\(entries)/{entry}"

    /// A body of planning a recipe with one member in another form.
    static func add(_ member: String, _ value: String) -> String {
        var members = [
            "date": "\"2026-11-20\"", "slot": "\"dinner\"", "recipe_id": "\"\(RecipeID.test(1))\"",
        ]
        members[member] = value
        return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
            + "}"
    }

    static let additions: [Case] = [
        Case(.post, entries, "{", 400), Case(.post, entries, "[]", 422), Case(.post, entries, "{}", 422, at: "/date"),
        Case(.post, entries, add("date", "null"), 422, at: "/date"),
        Case(.post, entries, add("date", "\"2026-02-30\""), 422, at: "/date"),
        Case(.post, entries, add("date", "\"20 November\""), 422, at: "/date"),
        Case(.post, entries, add("date", "20261120"), 422, at: "/date"),
        Case(.post, entries, add("date", "\"9999-12-31\""), 422, at: "/date"),
        Case(.post, entries, add("date", "\"0001-01-01\""), 422, at: "/date"),
        Case(.post, entries, add("slot", "\"supper\""), 422, at: "/slot"),
        Case(.post, entries, add("slot", "2"), 422, at: "/slot"),
        Case(.post, entries, add("recipe_id", "\"soup\""), 422, at: "/recipe_id"),
        Case(.post, entries, add("recipe_id", "\"\(unknown)\""), 422, at: "/recipe_id"),
        Case(.post, entries, add("recipe_id", "null"), 422, at: "/recipe_id"),
        Case(.post, entries, add("id", "7"), 422, at: "/id"),
        Case(.post, entries, add("servings", "0"), 422, at: "/servings"),
        Case(.post, entries, add("servings", "-3"), 422, at: "/servings"),
        Case(.post, entries, add("servings", "1001"), 422, at: "/servings"),
        Case(.post, entries, add("servings", "2.5"), 422, at: "/servings"),
        Case(.post, entries, add("servings", "99999999999999999999"), 422, at: "/servings"),
        Case(.post, entries, add("servings", "\"two\""), 422, at: "/servings"),
        Case(.post, entries, add("position", "-1"), 422, at: "/position"),
        Case(.post, entries, add("member_id", "\"me\""), 422, at: "/member_id"),
        Case(.post, entries, add("leftover_of", "\"\(unknown)\""), 422, at: "/leftover_of"),
        Case(.post, entries, add("note", "\"a\\u0007b\""), 422, at: "/note"),
        Case(.post, entries, add("note", "\"a\\u0000b\""), 422, at: "/note"),
        Case(.post, entries, add("note", "\"\(String(repeating: "n", count: 2001))\""), 422, at: "/note"),
        Case(.post, entries, "{\"date\": \"2026-11-20\", \"slot\": \"dinner\", \"note\": \"  \"}", 422, at: "/note"),
        Case(
            .post,
            entries,
            "{\"date\": \"2026-11-20\", \"slot\": \"dinner\", \"note\": \"out\", \"servings\": 2}",
            422,
            at: "/servings"
        ),
    ]

    static let changes: [Case] = [
        Case(.patch, entry, "nonsense", 400), Case(.patch, entry, "{\"date\": null}", 422, at: "/date"),
        Case(.patch, entry, "{\"date\": \"2026-13-01\"}", 422, at: "/date"),
        Case(.patch, entry, "{\"slot\": \"brunch\"}", 422, at: "/slot"),
        Case(.patch, entry, "{\"position\": -1}", 422, at: "/position"),
        Case(.patch, entry, "{\"position\": 1.5}", 422, at: "/position"),
        Case(.patch, entry, "{\"servings\": 0}", 422, at: "/servings"),
        Case(.patch, entry, "{\"servings\": null}", 422, at: "/servings"),
        Case(.patch, entry, "{\"note\": 7}", 422, at: "/note"),
        Case(.patch, entry, "{\"member_id\": \"me\"}", 422, at: "/member_id"),
        Case(.patch, "\(entries)/\(unknown)", "{\"servings\": 2}", 404), Case(.patch, "\(entries)/soup", "{}", 404),
        Case(.delete, "\(entries)/\(unknown)", nil, 404), Case(.get, "\(entries)/\(unknown)", nil, 404),
        Case(.post, "\(entry)/cooked", "{\"date\": \"2027-01-01\"}", 422, at: "/date"),
        Case(.post, "\(entry)/cooked", "{\"date\": \"today\"}", 422, at: "/date"),
        Case(.post, "\(entries)/\(unknown)/cooked", nil, 404),
        Case(.delete, "\(entries)/\(unknown)/cooked", nil, 404),
        Case(.post, "\(entry)/swap", "{}", 422, at: "/with"),
        Case(.post, "\(entry)/swap", "{\"with\": \"\(unknown)\"}", 422, at: "/with"),
    ]

    static let days: [Case] = [
        Case(.get, "/api/v1/meal-plan?from=2026-02-30", nil, 422, at: "?from"),
        Case(.get, "/api/v1/meal-plan?to=soon", nil, 422, at: "?to"),
        Case(.get, "/api/v1/meal-plan?from=2026-11-20&to=2026-11-19", nil, 422, at: "?to"),
        Case(.get, "/api/v1/meal-plan?from=2026-01-01&to=2026-04-11", nil, 422, at: "?to"),
        Case(.get, "/api/v1/meal-plan?from=9999-12-31", nil, 422, at: "?from"),
        Case(.post, MealPlanPaths.copy, "{\"from\": \"2026-11-20\"}", 422, at: "/to"),
        Case(.post, MealPlanPaths.copy, "{\"from\": \"2026-11-20\", \"to\": \"2026-11-20\"}", 422, at: "/to"),
        Case(
            .post,
            MealPlanPaths.copy,
            "{\"from\": \"2026-11-20\", \"to\": \"2026-11-27\", \"days\": 0}",
            422,
            at: "/days"
        ),
        Case(
            .post,
            MealPlanPaths.copy,
            "{\"from\": \"2026-11-20\", \"to\": \"2026-11-27\", \"days\": 32}",
            422,
            at: "/days"
        ),
        Case(.post, MealPlanPaths.fill, "{\"from\": \"2026-11-20\"}", 422, at: "/menu_id"),
        Case(
            .post,
            MealPlanPaths.fill,
            "{\"menu_id\": \"\(unknown)\", \"from\": \"2026-11-20\"}",
            422,
            at: "/menu_id"
        ),
        Case(
            .post,
            MealPlanPaths.fill,
            "{\"menu_id\": \"\(unknown)\", \"from\": \"2026-11-20\", \"slot\": \"tea\"}",
            422,
            at: "/slot"
        ),
        Case(.post, MealPlanPaths.clear, "{\"from\": \"2026-11-20\"}", 422, at: "/to"),
        Case(.post, MealPlanPaths.clear, "{\"from\": \"2026-11-20\", \"to\": \"2026-11-19\"}", 422, at: "/to"),
        Case(.post, MealPlanPaths.clear, "{\"from\": \"2026-01-01\", \"to\": \"2026-12-31\"}", 422, at: "/to"),
        Case(.put, "/api/v1/meal-plan", "{}", 405),
    ]

    @Test func `bad input is refused with its reason and changes nothing`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let entry = try await client.plan(1, on: 20)
            let before = await client.get(MealPlanPaths.window).text
            for test in Self.additions + Self.changes + Self.days {
                let path = test.path.replacing("{entry}", with: entry.id.description)
                let answer = await client.send(test.method, path, test.body)
                #expect(answer.status == test.status, "\(test.testDescription): \(answer)")
                #expect(answer.headers["Content-Type"] == "application/problem+json", "\(test.testDescription)")
                if let pointer = test.pointer {
                    #expect(answer.pointers == [pointer], "\(test.testDescription): \(answer)")
                }
            }
            #expect(await client.get(MealPlanPaths.window).text == before)
        }
    }

    @Test func `every route is documented`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let operations = kitchen.router.operations
            #expect(operations.count == 13)
            #expect(kitchen.router.operationIDFaults == [])
            #expect(kitchen.router.readingFaults == [])
            for operation in operations {
                #expect(!operation.operation.summary.isEmpty)
                #expect(operation.operation.security == .bearer)
                #expect(operation.operation.answers.allSatisfy { [204, 304].contains($0.status) || $0.schema != nil })
            }
        }
    }

    @Test func `a note keeps its words and has no servings`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let answer = await client.post(
                MealPlanPaths.entries,
                "{\"date\": \"2026-11-20\", \"slot\": \"dinner\", \"note\": \"Eat out\"}"
            )
            let note: PlanEntryBody = try answer.decode()
            #expect(note.kind == .note)
            #expect(await client.change(note.id, "{\"servings\": 2}").pointers == ["/servings"])
            #expect(await client.change(note.id, "{\"note\": null}").pointers == ["/note"])
            let changed = await client.change(note.id, "{\"note\": \"Dinner at Sam’s\"}")
            #expect(try changed.decode(PlanEntryBody.self).note == "Dinner at Sam’s")
        }
    }

    @Test func `another household's entries do not exist, and a stranger's calls are refused`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let owner = kitchen.client()
            let entry = try await owner.plan(1, on: 20)
            let before = await owner.get(MealPlanPaths.window).text
            let other = kitchen.client()
            var stranger = owner
            stranger.token = nil
            let viewer = kitchen.client(household: owner.household, role: .viewer)
            let path = MealPlanPaths.entry(entry.id)
            let writes: [(HTTP.Method, String, String?)] = [
                (.patch, path, "{\"servings\": 2}"), (.delete, path, nil), (.post, path + "/cooked", nil),
                (.delete, path + "/cooked", nil), (.post, path + "/swap", "{\"with\": \"\(entry.id)\"}"),
            ]
            for (method, path, body) in writes {
                #expect(await other.send(method, path, body).status == 404, "\(method) \(path)")
                #expect(await stranger.send(method, path, body).status == 401, "\(method) \(path)")
                #expect(await viewer.send(method, path, body).status == 403, "\(method) \(path)")
            }
            #expect(await other.get(path).status == 404)
            #expect(await viewer.get(path).status == 200)
            let leftovers = await other.post(
                MealPlanPaths.entries,
                "{\"date\": \"2026-11-21\", \"slot\": \"dinner\", \"leftover_of\": \"\(entry.id)\"}"
            )
            #expect(leftovers.pointers == ["/leftover_of"])
            for path in [MealPlanPaths.copy, MealPlanPaths.clear, MealPlanPaths.fill, MealPlanPaths.entries] {
                #expect(await viewer.post(path, "{}").status == 403, "\(path)")
                #expect(await stranger.post(path, "{}").status == 401, "\(path)")
            }
            #expect(await owner.get(MealPlanPaths.window).text == before)
        }
    }
}
