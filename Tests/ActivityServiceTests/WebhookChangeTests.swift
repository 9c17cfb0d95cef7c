import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import Runtime
import Synchronization
import TestSupport
import Testing
import Values

@testable import ActivityService

/// What owners change while a webhook is called, and who answers for it.
@Suite struct WebhookChangeTests {
    private static let path = "/api/v1/household-webhooks"

    @Test(arguments: Engine.allCases, [#"{"state":"paused"}"#, #"{"url":"https://example.com/new"}"#, nil])
    func `a webhook that is paused, moved or deleted during a turn is not called on`(
        engine: Engine,
        change: String?
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            let path = "\(Self.path)/\(hook.id)"
            await activity.change((0..<3).map { _ in RecipeID(UUID()) }, from: 1)
            activity.receiver.during { [client = activity.client] in
                let answer =
                    if let change { await client.send(.patch, path, change) } else { await client.send(.delete, path) }
                #expect([200, 204].contains(answer.status))
            }
            while try await activity.worker.run() > 0 {}
            #expect(activity.receiver.calls.count { $0.url == hook.url } == 1)
            #expect(
                activity.receiver.calls.count { $0.url.hasSuffix("/new") } == (change?.contains("url") == true ? 3 : 0)
            )
            let now = try await activity.hook(hook.id)
            #expect(now?.state == (change == nil ? nil : change?.contains("paused") == true ? "paused" : "active"))
            #expect(try await activity.stored(hook)?.dueAt == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a stopped webhook keeps its reason until an owner decides about it`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            activity.receiver.answers(410)
            await activity.change([RecipeID(UUID())], from: 1)
            try await activity.worker.run()
            let moved = try await activity.patch(hook, #"{"url":"https://example.com/new"}"#)
            #expect(moved.state == "stopped" && moved.stopReason == "gone")
            let paused = try await activity.patch(hook, #"{"state":"paused"}"#)
            #expect(paused.state == "paused" && paused.stopReason == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a new address is called at once, and one event that is not wanted any more holds up nothing`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            activity.receiver.answers(503, retryAfter: "3600")
            await activity.change([RecipeID(UUID())], from: 1)
            try await activity.worker.run()
            #expect(try await activity.worker.run() == 0)
            let moved = try await activity.patch(hook, #"{"url":"https://example.com/new"}"#)
            #expect(moved.failingSince == nil, "that was another receiver")
            try await activity.worker.run()
            #expect(activity.receiver.calls.map(\.url) == [hook.url, "https://example.com/new"])
            _ = try await activity.patch(hook, #"{"kinds":["grocery_list"]}"#)
            activity.clock.advance(seconds: 3601)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 2)
            let stored = try await activity.stored(hook)
            #expect(stored?.cursor == 1 && stored?.attempts == 0 && stored?.dueAt == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `whoever has given the address answers for it, and whoever starts it again after they left`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            let other = UserID(.version7())
            let client = activity.identity.client(of: activity.router, household: activity.household, user: other)
            let path = "\(Self.path)/\(hook.id)"
            #expect(await client.send(.patch, path, #"{"url":"https://example.com/theirs"}"#).status == 200)
            await activity.leave(activity.user, 1)
            #expect(try await activity.hook(hook.id)?.state == "active", "it leads to the other one now")
            await activity.leave(other, 2)
            #expect(try await activity.hook(hook.id)?.stopReason == "maker_left")
            let third = UserID(.version7())
            let starting = activity.identity.client(of: activity.router, household: activity.household, user: third)
            #expect(await starting.send(.patch, path, #"{"state":"active"}"#).status == 200)
            activity.clock.advance(seconds: 7200)
            await activity.leave(other, 3)
            #expect(try await activity.hook(hook.id)?.state == "active")
            await activity.leave(third, 4)
            #expect(try await activity.hook(hook.id)?.stopReason == "maker_left")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a webhook made with a token from before its maker left is stopped; a later one is not`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let left = activity.clock.now
            activity.clock.advance(seconds: 3500)
            let early = try await activity.makeHook()
            activity.clock.advance(seconds: 200)
            let late = try await activity.makeHook()
            await activity.leave(activity.user, 1, at: left)
            #expect(try await activity.hook(early.id)?.stopReason == "maker_left")
            #expect(try await activity.hook(late.id)?.state == "active")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a webhook that is made while an event is written waits for its number`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let (db, household) = (activity.db, activity.household)
            let (began, begin) = AsyncStream<Void>.makeStream()
            let draft = EventDraft(passingOn: "recipe.changed", subject: UUID(), at: activity.clock.now, payload: "{}")
            async let written: Void = db.of(household).transaction { tx in
                _ = try await tx.run(Outbox.statements([draft], household: household, at: .now))
                begin.finish()
                try? await Task.sleep(for: .milliseconds(300))
            }
            for await _ in began {}
            let hook = try await activity.makeHook()
            try await written
            #expect(try await activity.stored(hook)?.cursor == 1, "it is told of what comes after that event")
        }
    }

    @Test(arguments: Engine.allCases)
    func `an API token sees no more of an address than where it leads, even an owner's`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            _ = try await activity.makeHook(#"{"url":"https://example.com/secret"}"#)
            let token = activity.identity.token(
                user: activity.user,
                household: activity.household,
                scopes: Scopes(text: "read")
            )
            let client = TestClient(router: activity.router, household: activity.household, token: token)
            let seen: Listed<Hook> = try await client.get(Self.path).decode()
            #expect(seen.items.map(\.url) == ["https://example.com"])
            let whole: Listed<Hook> = try await activity.client.get(Self.path).decode()
            #expect(whole.items.map(\.url) == ["https://example.com/secret"])
        }
    }

    @Test func `the hosts that Larder may call are not those of webhooks`() throws {
        let settings = try Settings(
            environment: ["LARDER_ALLOWED_HOSTS": "id.local", "LARDER_WEBHOOK_HOSTS": "Home.local, pi.local:8123"],
            for: "activity",
            with: [WebhookSettings.self],
            needsSecret: false
        )
        #expect(ActivityService.webhookGuard(settings).allowedHosts == ["home.local", "pi.local:8123"])
    }
}
