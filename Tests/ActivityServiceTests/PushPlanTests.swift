import AccountAPI
import Events
import FoundationEssentials
import HTTP
import Runtime
import TestSupport
import Testing
import Values

@testable import ActivityService
@testable import Database

/// How the databases find devices that are told of something: by keys and indexes, whatever there is beside them.
@Suite struct PushPlanTests {
    /// Statements that sort, or go through more than they give, and why that is right.
    private static let known: [(text: String, why: String)] = [
        ("AND user_id = ?2 ORDER BY created_at, id", "a user has ten devices"),
        ("ORDER BY created_at DESC, id DESC LIMIT", "a user has eleven devices for a moment"),
    ]

    @Test(arguments: Engine.allCases)
    func `devices are found by indexes, whatever there is beside them`(engine: Engine) async throws {
        let record = StatementRecord()
        try await withDatabase(engine, migrations: ActivityService.schemaHistory, schema: "activity") { db in
            let activity = Activity(RecordingDatabase(db, record))
            defer { activity.feed.stop() }
            try await Self.fill(activity)
            _ = record.take()
            try await Self.use(activity)
            let devices = try await SQLPushStore(db: db).subscriptions(of: activity.user, in: activity.household)
            let claimed = ClaimedSubscription(subscription: try #require(devices.first), lease: activity.clock.now)
            let statements =
                record.take().filter { sql in
                    ["push_subscription", "push_key"].contains { sql.rendered(for: db.dialect).text.contains($0) }
                } + [ReminderSQL.release(claimed), PushSQL.end(claimed)]
            let reads = statements.filter { $0.rendered(for: db.dialect).text.hasPrefix("SELECT") }
            let writes = statements.filter { !$0.rendered(for: db.dialect).text.hasPrefix("SELECT") }
            let plans =
                try await StatementPlan.all(of: reads, on: db)
                + StatementPlan.all(of: writes, on: db, areWrites: true)
            for start in ["UPDATE push_subscription SET leased_until", "UPDATE push_subscription SET last_event"] {
                #expect(plans.contains { $0.text.hasPrefix(start) }, "\(start)… is looked at")
            }
            #expect(plans.count { $0.text.contains("remind_at") } >= 5)
            for plan in plans where !plan.faults.isEmpty {
                #expect(Self.known.contains { plan.text.contains($0.text) }, "\(plan.text)\n\(plan.faults)")
            }
        }
    }

    /// Everything that is done with devices.
    private static func use(_ activity: Activity) async throws {
        let anna = UserID(.version7())
        let morning = #"{"time":"07:30","day":"today"}"#
        let kept = try await activity.subscribe(Phone("kept"), reminder: morning)
        #expect(await activity.client.get("/api/v1/push-key").status == 200)
        #expect(try await activity.devices().contains { $0.id == kept.id })
        let ticks = (0..<3).map { number in
            Activity.Told.item("list.item_checked", GroceryListID(UUID()), number + 1, #","by":{"user_id":"\#(anna)"}"#)
        }
        #expect(await activity.deliver(ticks) < 300)
        let changed = Activity.Told(
            source: "account",
            sequence: 1,
            kind: "household.settings_changed",
            payload: #"{"version":2}"#
        )
        #expect(await activity.deliver([changed]) < 300)
        activity.clock.advance(seconds: 16)
        try await activity.worker.run()
        activity.clock.set(try #require(Instant("2026-11-21T07:30:00Z")))
        try await activity.worker.run()
        #expect(await activity.client.send(.delete, "/api/v1/push-subscriptions/\(kept.id)").status == 204)
        await activity.leave(anna, 2)
    }

    /// A household with some devices beside many others that have as many.
    private static func fill(_ activity: Activity) async throws {
        for number in 0..<3 {
            try await activity.subscribe(Phone("\(number)"), reminder: #"{"time":"07:30","day":"tomorrow"}"#)
        }
        activity.surroundings.plan("Soup", "dinner", on: try #require(CalendarDate("2026-11-21")))
        let id: SQL = .either(
            postgres: "CAST(lpad(to_hex(n), 8, '0') || substr(household_id::text, 9) AS uuid)",
            sqlite: "printf('%08x', n) || substr(household_id, 9)"
        )
        let rest = """
            id, user_id, session_id, endpoint, public_key, secret, kinds, created_at, cursor, last_event, attempts,
            failing_since, quiet_until, due_at, leased_until, remind_time, remind_day, remind_at
            """
        try await asOwner(of: activity.db) { owner in
            try await owner.execute(
                """
                INSERT INTO push_subscription (household_id, \(unescaped: rest))
                WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3000)
                SELECT \(id), \(unescaped: rest) FROM push_subscription, number
                """
            )
            try await owner.execute("UPDATE push_subscription SET remind_at = remind_at + 864000000")
            try await owner.execute("ANALYZE")
        }
    }
}
