import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import ActivityService

/// Taking back what the log tells of.
@Suite struct UndoTests {
    private struct Entry: JSONReadable {
        struct Undone: JSONReadable {
            let actor: Actor?

            init(from json: inout JSONReader) throws(JSONReaderError) { actor = try json.members().optional("by") }
        }

        let id: String
        let canUndo: Bool?
        let undone: Undone?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            id = try members.required("id")
            canUndo = try members.optional("can_undo")
            undone = try members.optional("undone")
        }
    }

    private struct Answer: JSONReadable {
        let entry: Entry
        let effects: [Effect]

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            entry = try members.required("entry")
            effects = try members.required("effects")
        }
    }

    private func log(_ activity: Activity) async throws -> [Entry] {
        try await activity.client.get("/api/v1/activity").decode(Listed<Entry>.self).items
    }

    private func undo(_ activity: Activity, _ id: String = "1") async -> TestAnswer {
        await activity.client.post("/api/v1/activity/\(id)/undo")
    }

    /// Tells that somebody has ticked an item, and lets the list have it like that.
    private func tick(_ activity: Activity, _ sequence: Int64 = 1, by: Bool = true) async -> (String, String) {
        let (list, item) = (GroceryListID(UUID()).description, GroceryItemID(UUID()).description)
        await tick(activity, sequence, list, item, by: by)
        activity.owner.has(#"{"id":"\#(list)","items":[{"id":"\#(item)","checked":true}]}"#)
        return (list, item)
    }

    private func tick(_ activity: Activity, _ sequence: Int64, _ list: String, _ item: String, by: Bool = true) async {
        let actor = by ? #","by":{"user_id":"\#(activity.user)"}"# : ""
        let payload = #"{"list_id":"\#(list)","item_id":"\#(item)","title":"Milk"\#(actor)}"#
        await activity.deliver([.init(sequence: sequence, kind: "list.item_checked", payload: payload)])
    }

    @Test(arguments: Engine.allCases)
    func `what somebody did is taken back once at its service, and the log says so`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let (list, item) = await tick(activity)
            #expect(try await log(activity).map(\.canUndo) == [true])
            let path = "/api/v1/grocery-lists/\(list)/items/\(item)/checked"
            let viewer = activity.identity.client(
                of: activity.router,
                household: activity.household,
                user: UserID(UUID()),
                role: .viewer
            )
            #expect(await viewer.post("/api/v1/activity/1/undo").status == 403)
            let stranger = activity.identity.client(
                of: activity.router,
                household: HouseholdID(UUID()),
                user: activity.user
            )
            #expect(await stranger.post("/api/v1/activity/1/undo").status == 404)
            for id in ["2", "x", "-1", "99999999999999999999"] { #expect(await undo(activity, id).status == 404) }
            #expect(activity.owner.calls.isEmpty)

            let answer = await undo(activity)
            #expect(answer.status == 200, "\(answer)")
            let undone: Answer = try answer.decode()
            #expect(undone.entry.undone?.actor == .user(activity.user, byApp: false) && undone.entry.canUndo == nil)
            #expect(undone.effects.map(\.kind) == [.menu])
            let call = try #require(activity.owner.calls.first)
            #expect(call.line == "DELETE \(path)" && call.service == "grocery")
            #expect(call.headers["If-Match"] == "\"1\"" && call.key != nil)
            #expect(try await log(activity).map(\.canUndo) == [nil])
            #expect(await undo(activity).code == "already_undone")
            #expect(activity.owner.calls.count == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what nobody did, what is a day old and what says no way back is not taken back`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            _ = await tick(activity, by: false)
            let archived = #"{"menu_id":"\#(UUID())","outcome":"abandoned","by":{"user_id":"\#(activity.user)"}}"#
            await activity.deliver([.init(source: "menu", sequence: 1, kind: "menu.archived", payload: archived)])
            _ = await tick(activity, 2)
            #expect(try await log(activity).map(\.canUndo) == [true, nil, nil])
            for id in ["1", "2"] { #expect(await undo(activity, id).code == "undo_unavailable") }
            activity.clock.advance(days: 1)
            #expect(try await log(activity).map(\.canUndo) == [nil, nil, nil])
            let late = await undo(activity, "3")
            #expect(late.code == "undo_unavailable" && "\(late)".contains("24 hours"))
            activity.clock.advance(seconds: 1)
            try await SQLUndoStore(db: activity.db).sweep(at: activity.clock.now)
            #expect(try await activity.db.across(.sweep).query("SELECT count(*) FROM log_undo")[0].int(0) == 0)
            #expect(activity.owner.calls.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was changed since is not taken back`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let (list, item) = await tick(activity)
            let ticked = #"{"id":"\#(list)","items":[{"id":"\#(item)","checked":true}]}"#
            for thing in [nil, #"{"id":"\#(list)","items":[]}"#, ticked.replacing("true", with: "false")] {
                activity.owner.has(thing)
                #expect(await undo(activity).code == "changed_since", "\(thing ?? "gone")")
            }
            #expect(activity.owner.calls.isEmpty)
            // Something else of the list changes while the call is on its way: it is looked at again.
            activity.owner.has(ticked)
            activity.owner.during { activity.owner.changes(to: ticked) }
            #expect(await undo(activity).code == "changed_since")
            #expect(activity.owner.calls.count == 3)
            activity.owner.during(nil)
            // Ticked again by somebody, which looks the same.
            await tick(activity, 2, list, item)
            #expect(await undo(activity).code == "changed_since")
            #expect(await undo(activity, "2").status == 200)
            activity.owner.has(ticked)
            #expect(await undo(activity).status == 200, "what came after it was taken back")
        }
    }

    @Test(arguments: Engine.allCases)
    func `of two who take back the same one does`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            activity.owner.takesAll()
            activity.owner.during { try? await Task.sleep(for: .milliseconds(20)) }
            for round in 1...3 {
                _ = await tick(activity, Int64(round))
                let other = activity.replica()
                async let one = undo(activity, "\(round)").status
                async let two = undo(other, "\(round)").status
                let statuses = await [one, two].sorted()
                #expect(statuses == [200, 409])
                #expect(activity.owner.calls.count == round)
                other.feed.stop()
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `an attempt whose end is not known goes on, and one that was refused is another`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            _ = await tick(activity)
            activity.owner.refuses(.forbidden())
            #expect(await undo(activity).status == 403)
            activity.owner.refuses(.unavailable(code: "neighbour_unavailable"))
            #expect(await undo(activity).status == 503)
            #expect(await undo(activity).status == 503)
            let keys = activity.owner.calls.map(\.key)
            #expect(keys[0] != keys[1] && keys[1] == keys[2])
            // A process that has ended between the call and the note holds it for a minute.
            let store = SQLUndoStore(db: activity.db)
            #expect(try await store.claim(1, of: activity.household, at: activity.clock.now) == 2)
            activity.owner.refuses(nil)
            let held = await undo(activity)
            #expect(held.code == "undo_in_progress" && held.headers["Retry-After"] == "1")
            activity.clock.advance(seconds: 61)
            #expect(await undo(activity).status == 200)
            #expect(activity.owner.calls.last?.key == keys[1])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a service says of a way back is gone from what others are told`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let recipe = RecipeID(UUID())
            let undo =
                #""undo":{"verb":"POST","path":"/api/v1/recipes/\#(recipe)/versions/1/restore","#
                + #""state":{"path":"/api/v1/recipes/\#(recipe)","has":{"version":2}}}"#
            await activity.deliver([.recipe(recipe, 2, by: #","by":{"user_id":"\#(activity.user)"},\#(undo)"#)])
            let payload = try await activity.db.of(activity.household).query("SELECT payload FROM outbox")[0].string(0)
            #expect(payload.contains("Soup") && payload.contains(activity.user.description))
            #expect(!payload.contains("undo") && !payload.contains("restore"))
            activity.owner.has(#"{"id":"\#(recipe)","version":2}"#)
            #expect(await self.undo(activity).status == 200)
            #expect(activity.owner.calls.map(\.line) == ["POST /api/v1/recipes/\(recipe)/versions/1/restore"])
        }
    }
}
