import Database
import FoundationEssentials
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import ActivityService

/// What happened, as people read it.
@Suite struct LogTests {
    /// An entry of the answer.
    private struct Entry: JSONReadable {
        struct Subject: JSONReadable {
            let kind: String
            let id: String
            let title: String?

            init(from json: inout JSONReader) throws(JSONReaderError) {
                let members = try json.members()
                kind = try members.required("kind")
                id = try members.required("id")
                title = try members.optional("title")
            }
        }

        let event: String
        let actor: Actor?
        let isNew: Bool?
        let subject: Subject
        let place: Subject?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            event = try members.required("event")
            actor = try members.optional("by")
            isNew = try members.optional("created")
            subject = try members.required("subject")
            place = try members.optional("place")
        }
    }

    private struct Page: JSONReadable {
        let items: [Entry]
        let next: String?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            items = try members.required("items")
            next = try members.optional("next")
        }
    }

    private func log(_ activity: Activity, _ query: String = "") async throws -> Page {
        let answer = await activity.client.get("/api/v1/activity\(query)")
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }

    @Test(arguments: Engine.allCases)
    func `the log says who did what to what, newest first, as far as it is known`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let (anna, link) = (UserID(UUID()), ShareID(UUID()))
            let (recipe, list) = (RecipeID(UUID()), GroceryListID(UUID()))
            await activity.deliver([.recipe(recipe, 1, by: #","by":{"user_id":"\#(anna)","app":true}"#)])
            await activity.deliver([
                .item("list.item_changed", list, 1, #","title":"Milk","list_title":"Week","created":true"#),
                .item(
                    "list.item_checked",
                    list,
                    2,
                    #","title":"Milk","list_title":"Week","by":{"guest":"Oma","share_id":"\#(link)"}"#
                ), .init(sequence: 3, kind: "share.revoked", payload: #"{"share_id":"\#(link)","actor":"\#(anna)"}"#),
            ])
            let page = try await log(activity)
            #expect(
                page.items.map(\.event) == [
                    "share.revoked", "list.item_checked", "list.item_changed", "recipe.changed",
                ]
            )
            #expect(
                page.items.map(\.actor) == [
                    .user(anna, byApp: false), .guest(name: "Oma", link: link), nil, .user(anna, byApp: true),
                ]
            )
            #expect(page.items.map(\.subject.title) == [nil, "Milk", "Milk", "Soup"])
            #expect(page.items.map(\.isNew) == [nil, nil, true, true], "made, not changed")
            #expect(page.items[1].subject.kind == "grocery_item")
            #expect(page.items[1].place?.id == list.description && page.items[1].place?.title == "Week")
            let first = try await log(activity, "?limit=3")
            #expect(first.items.count == 3)
            let next = try #require(first.next)
            #expect(try await log(activity, "?limit=3&after=\(next)").items.map(\.event) == ["recipe.changed"])
            #expect(try await log(activity, "?subject=\(list)").items.count == 2)
            #expect(try await log(activity, "?subject=\(recipe)").items.map(\.event) == ["recipe.changed"])
            let wrong = await activity.client.get("/api/v1/activity?subject=soup")
            #expect(wrong.status == 422 && wrong.pointers == ["?subject"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is older than 90 days or too much is forgotten`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let store = SQLLogStore(db: activity.db)
            await activity.change([RecipeID(UUID())], from: 1)
            activity.clock.advance(days: 89)
            await activity.change([RecipeID(UUID())], from: 2)
            try await store.sweep(at: activity.clock.now)
            #expect(try await log(activity).items.count == 2)
            activity.clock.advance(days: 2)
            try await store.sweep(at: activity.clock.now)
            #expect(try await log(activity).items.count == 1)

            var sequence: Int64 = 3
            while sequence < LogSQL.most + 2 * LogSQL.slack {
                #expect(await activity.change((0..<100).map { _ in RecipeID(UUID()) }, from: sequence) == 204)
                sequence += 100
            }
            let count = try await activity.db.across(.sweep).query("SELECT count(*) FROM log_entry")[0].int(0)
            #expect((LogSQL.most...LogSQL.most + LogSQL.slack).contains(count))
            let newest = try await log(activity, "?limit=1").items.first?.event
            #expect(newest == "recipe.changed")
        }
    }
}
