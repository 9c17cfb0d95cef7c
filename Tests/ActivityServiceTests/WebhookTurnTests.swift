import Database
import Events
import FoundationEssentials
import HTTP
import TestSupport
import Testing
import Values

@testable import ActivityService

/// Who has a turn when, and what becomes of events that come too late.
@Suite struct WebhookTurnTests {
    @Test(arguments: Engine.allCases)
    func `a slow receiver keeps nobody else's webhooks waiting`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let slow = try await activity.makeHook(#"{"url":"https://example.com/slow"}"#)
            let other = HouseholdID(.version7())
            let client = activity.identity.client(of: activity.router, household: other)
            let made = await client.post("/api/v1/household-webhooks", #"{"url":"https://example.com/quick"}"#)
            #expect(made.status == 201)
            let release = activity.receiver.holds(slow.url)
            await activity.change([RecipeID(UUID())], from: 1)
            async let run = activity.worker.run()
            func quick(_ count: Int) async throws {
                for _ in 0..<500 where activity.receiver.calls.count(where: { $0.url.hasSuffix("/quick") }) < count {
                    try await Task.sleep(for: .milliseconds(10))
                }
                #expect(activity.receiver.calls.count { $0.url.hasSuffix("/quick") } == count)
            }
            await activity.change([RecipeID(UUID())], from: 1, to: other)
            try await quick(1)
            await activity.change([RecipeID(UUID())], from: 2, to: other)
            try await quick(2)
            #expect(try await activity.calls(of: slow).isEmpty, "it is called still")
            release()
            #expect(try await run == 3)
            #expect(try await activity.calls(of: slow).count == 1)
        }
    }

    @Test func `so many webhooks have a turn at once, and so many of one household`() {
        var turns = CallTurns()
        let household = HouseholdID(UUID())
        let ids = (0..<3).map { _ in UUID() }
        for id in ids.prefix(2) {
            #expect(turns.admits(id, of: household))
            turns.begin(id, of: household)
        }
        #expect(!turns.admits(ids[2], of: household) && turns.admits(ids[2], of: HouseholdID(UUID())))
        turns.running[ids[0]] = nil
        #expect(turns.admits(ids[2], of: household))
        turns.failed.insert(ids[2])
        #expect(!turns.admits(ids[2], of: household), "it is not tried again and again")
        while turns.admits(UUID(), of: HouseholdID(UUID())) {
            turns.begin(UUID(), of: HouseholdID(UUID()))
        }
        #expect(turns.running.count == CallTurns.most)
    }

    @Test(arguments: Engine.allCases)
    func `a turn ends after a slow call, and a call that is cancelled is no failure`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            await activity.change([RecipeID(UUID()), RecipeID(UUID())], from: 1)
            activity.receiver.during { [clock = activity.clock] in clock.advance(seconds: 3) }
            #expect(try await activity.worker.run() == 2, "one for each event")
            activity.receiver.fails(.cancelled)
            await activity.change([RecipeID(UUID())], from: 3)
            try await activity.worker.run()
            #expect(try await activity.calls(of: hook).count == 2)
            #expect(try await activity.hook(hook.id)?.failingSince == nil)
            activity.receiver.answers(200)
            activity.clock.advance(seconds: 1)
            try await activity.worker.run()
            #expect(try await activity.calls(of: hook).map(\.attempt) == [1, 1, 1])
            activity.receiver.during { [clock = activity.clock] in clock.advance(seconds: 2) }
            let start = activity.clock.now
            #expect(await activity.client.post("/api/v1/household-webhooks/\(hook.id)/test").status == 200)
            let id = try #require(WebhookID(hook.id))
            let test = try await SQLWebhookStore(db: activity.db).deliveries(of: id, activity.household).first {
                $0.event == WebhookRules.testKind
            }
            #expect(test?.sentAt == start && test?.milliseconds == 2000)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a webhook that falls behind for most of a day is stopped, not one that Larder has not called`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            await activity.change([RecipeID(UUID())], from: 1)
            activity.clock.advance(seconds: 21 * 3600)
            activity.receiver.answers(503)
            try await activity.worker.run()
            #expect(try await activity.hook(hook.id)?.state == "active")
            activity.receiver.answers(200)
            activity.clock.advance(seconds: 6)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 2)
            // It takes all, but as if each call took most of a day.
            await activity.change([RecipeID(UUID()), RecipeID(UUID())], from: 2)
            activity.receiver.during { [clock = activity.clock] in clock.advance(seconds: 21 * 3600) }
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 3)
            let stopped = try await activity.hook(hook.id)
            #expect(stopped?.state == "stopped" && stopped?.stopReason == "unreachable")
        }
    }

    @Test(arguments: Engine.allCases, [true, false])
    func `events that were deleted before they could be sent hold up nothing`(
        engine: Engine,
        isFailing: Bool
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let hook = try await activity.makeHook()
            await activity.change([RecipeID(UUID())], from: 1)
            if isFailing {
                activity.receiver.answers(503)
                try await activity.worker.run()
                activity.clock.advance(seconds: 6)
            }
            activity.receiver.answers(200)
            activity.receiver.forget()
            _ = try await Outbox.sweep(activity.db, before: activity.clock.now + .seconds(1))
            #expect(try await activity.worker.run() == 1)
            let stored = try await activity.stored(hook)
            #expect(stored?.cursor == 1 && stored?.dueAt == nil && activity.receiver.calls.isEmpty)
            #expect(stored?.stopReason == (isFailing ? .unreachable : nil), "what was lost is told")
            guard !isFailing else { return }
            await activity.change([RecipeID(UUID())], from: 2)
            try await activity.worker.run()
            #expect(activity.receiver.calls.count == 1)
        }
    }
}
