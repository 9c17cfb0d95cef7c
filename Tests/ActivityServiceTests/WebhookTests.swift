import Database
import FoundationEssentials
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import ActivityService

/// Addresses that are called with what happens in a household.
@Suite struct WebhookTests {
    @Test(arguments: Engine.allCases)
    func `what happens is sent signed, in order, of the kinds that are wanted`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            await activity.change([RecipeID(UUID())], from: 1)
            let all = try await activity.makeHook()
            let lists = try await activity.makeHook(#"{"url":"https://example.com/lists","kinds":["grocery_list"]}"#)
            #expect(try await activity.worker.run() == 0, "what happened before is not told")
            let list = GroceryListID(UUID())
            await activity.deliver([.item("list.item_checked", list, 1), .item("list.item_removed", list, 2)])
            await activity.change([RecipeID(UUID())], from: 2)
            while try await activity.worker.run() > 0 {}
            let calls = activity.receiver.calls
            #expect(calls.filter { $0.url.hasSuffix("/hook") }.count == 3)
            #expect(calls.filter { $0.url.hasSuffix("/lists") }.count == 2)
            for call in calls {
                let own = call.url.hasSuffix("/hook") ? all : lists
                #expect(call.isSigned(with: try #require(own.secret)), "signed with its own secret")
                #expect(!call.isSigned(with: try #require((own.id == all.id ? lists : all).secret)))
                #expect(!call.follows && call.method == .post)
            }
            let body = String(decoding: try #require(calls.first { $0.url.hasSuffix("/lists") }).body, as: UTF8.self)
            #expect(body.hasPrefix(#"{"type":"list.item_checked","timestamp":"#))
            #expect(body.contains(#""household_id":"\#(activity.household)""#) && body.contains("\(list)"))
            #expect(try await activity.calls(of: lists).map(\.event) == ["list.item_removed", "list.item_checked"])
            #expect(try await activity.calls(of: lists).allSatisfy { $0.result == "delivered" && $0.status == 204 })
        }
    }

    @Test(arguments: Engine.allCases)
    func `a receiver that fails is called again later with the same event, and nothing is left out`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            activity.receiver.fails(.timeout)
            await activity.change([RecipeID(UUID()), RecipeID(UUID())], from: 1)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 1, "the second waits for the first")
            #expect(try await activity.worker.run() == 0, "and not at once")
            #expect(try await activity.hook(hook.id)?.failingSince != nil)
            activity.clock.advance(seconds: 6)
            activity.receiver.answers(503, retryAfter: "600")
            try await activity.worker.run()
            activity.clock.advance(seconds: 300)
            #expect(try await activity.worker.run() == 0, "it has said when it wants to be asked")
            activity.clock.advance(seconds: 301)
            activity.receiver.answers(200)
            try await activity.worker.run()
            let ids = activity.receiver.calls.map { $0.headers["webhook-id"] }
            #expect(ids.count == 4 && Set(ids.prefix(3)).count == 1 && ids[3] != ids[2])
            #expect(try await activity.hook(hook.id)?.failingSince == nil)
            let calls = try await activity.calls(of: hook)
            #expect(calls.map(\.attempt) == [1, 3, 2, 1])
            #expect(calls.map(\.result) == ["delivered", "delivered", "retrying", "retrying"])
            #expect(calls.last?.reason == "timeout" && calls[2].status == 503)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an event that is refused is given up in the open, and many stop the webhook`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            activity.receiver.answers(400)
            await activity.change((0..<12).map { _ in RecipeID(UUID()) }, from: 1)
            for _ in 0..<60 {
                try await activity.worker.run()
                activity.clock.advance(seconds: 60)
            }
            #expect(activity.receiver.calls.count == WebhookCourse.refusalsOfOne * WebhookCourse.refusedEvents)
            let stopped = try await activity.hook(hook.id)
            #expect(stopped?.state == "stopped" && stopped?.stopReason == "refused")
            #expect(try await activity.calls(of: hook).first?.result == "failed")
            activity.receiver.answers(200)
            activity.receiver.forget()
            let path = "/api/v1/household-webhooks/\(hook.id)"
            #expect(await activity.client.send(.patch, path, #"{"state":"active"}"#).status == 200)
            #expect(try await activity.worker.run() == 0, "it goes on from now")
            await activity.change([RecipeID(UUID())], from: 13)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 1)
            activity.receiver.answers(410)
            await activity.change([RecipeID(UUID())], from: 14)
            try await activity.worker.run()
            #expect(try await activity.hook(hook.id)?.stopReason == "gone")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a webhook that is paused, deleted or that its maker leaves behind is not called`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let (paused, deleted, left) = (
                try await activity.makeHook(), try await activity.makeHook(), try await activity.makeHook()
            )
            #expect(
                await activity.client.send(.patch, "/api/v1/household-webhooks/\(paused.id)", #"{"state":"paused"}"#)
                    .status
                    == 200
            )
            await activity.change([RecipeID(UUID())], from: 1)
            #expect(await activity.client.send(.delete, "/api/v1/household-webhooks/\(deleted.id)").status == 204)
            let user = activity.user
            let ended = #"{"user":"\#(user)","actor":"\#(user)","ends_feeds":true,"ends_links":true}"#
            await activity.deliver([
                .init(source: "account", sequence: 1, kind: "household.membership_ended", payload: ended)
            ])
            try await activity.worker.run()
            #expect(activity.receiver.calls.isEmpty)
            #expect(try await activity.hook(left.id)?.stopReason == "maker_left")
        }
    }

    @Test(arguments: Engine.allCases)
    func `only owners make webhooks, at addresses outside, and so many`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let path = "/api/v1/household-webhooks"
            for url in ["http://127.0.0.1/x", "http://[::1]/", "http://example.com:22/", "ftp://example.com", "x", ""] {
                let answer = await activity.client.post(path, #"{"url":"\#(url)"}"#)
                #expect(answer.status == 422 && answer.pointers == ["/url"], "\(url): \(answer)")
            }
            let wrong = await activity.client.post(path, #"{"url":"https://example.com","kinds":["soup"]}"#)
            #expect(wrong.pointers == ["/kinds/0"])
            let hook = try await activity.makeHook(#"{"url":"https://example.com/secret?key=1"}"#)
            #expect(hook.secret?.hasPrefix("whsec_") == true)
            let again = try await activity.hook(hook.id)
            #expect(again?.secret == nil && again?.url == "https://example.com/secret?key=1")
            for role in [Role.viewer, .editor] {
                let other = activity.identity.client(of: activity.router, household: activity.household, role: role)
                #expect(await other.post(path, #"{"url":"https://example.com"}"#).status == 403)
                #expect(await other.get("\(path)/\(hook.id)/deliveries").status == 403)
                #expect(await other.send(.delete, "\(path)/\(hook.id)").status == 403)
                #expect(await other.post("\(path)/\(hook.id)/test").status == 403)
                let seen: Listed<Hook> = try await other.get(path).decode()
                #expect(seen.items.map(\.url) == ["https://example.com"], "no more than where it leads")
            }
            let stranger = activity.identity.client(of: activity.router)
            #expect(await stranger.send(.patch, "\(path)/\(hook.id)", #"{"state":"paused"}"#).status == 404)
            for _ in 1..<WebhookRules.most { _ = try await activity.makeHook() }
            let full = await activity.client.post(path, #"{"url":"https://example.com"}"#)
            #expect(full.status == 403 && full.code == "storage_full")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a test is sent at once, and its answer is told; so many calls are remembered`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            activity.receiver.answers(301)
            let moved: Call = try await activity.client.post("/api/v1/household-webhooks/\(hook.id)/test").decode()
            #expect(moved.event == "webhook.test" && moved.result == "failed" && moved.status == 301)
            activity.receiver.answers(200)
            for _ in 0...WebhookRules.deliveries {
                activity.clock.advance(seconds: 1)
                #expect(await activity.client.post("/api/v1/household-webhooks/\(hook.id)/test").status == 200)
            }
            #expect(activity.receiver.kinds.allSatisfy { $0 == "webhook.test" })
            let calls = try await activity.calls(of: hook)
            #expect(calls.count == WebhookRules.deliveries && calls.allSatisfy { $0.result == "delivered" })
        }
    }

    @Test(arguments: Engine.allCases)
    func `two replicas send each event once, and one that died is taken over from`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            let replica = activity.replica()
            await activity.change([RecipeID(UUID())], from: 1)
            async let one = activity.worker.run()
            async let other = replica.worker.run()
            _ = try await (one, other)
            #expect(activity.receiver.calls.count + replica.receiver.calls.count == 1)
            await activity.change([RecipeID(UUID())], from: 2)
            let id = try #require(WebhookID(hook.id))
            let store = SQLWebhookStore(db: activity.db)
            let taken = try await store.claim(id, of: activity.household, at: activity.clock.now)
            #expect(taken != nil)
            #expect(try await replica.worker.run() == 0, "somebody has it")
            activity.clock.advance(seconds: 91)
            try await replica.worker.run()
            #expect(activity.receiver.calls.count + replica.receiver.calls.count == 2)
            // What comes while a turn ends is not forgotten.
            await activity.change([RecipeID(UUID())], from: 3)
            let turn = try #require(await store.claim(id, of: activity.household, at: activity.clock.now))
            await activity.change([RecipeID(UUID())], from: 4)
            let course = WebhookCourse(cursor: turn.webhook.cursor + 1)
            try await store.settle(turn, course, [], next: activity.clock.now)
            #expect(try await activity.worker.run() == 1)
        }
    }
}
