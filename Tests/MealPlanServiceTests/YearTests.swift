import Database
import Foundation
import HTTP
import MealPlanAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// A year of planning, with the sweeps that run beside it.
@Suite struct PlanYearTests {
    @Test(.timeLimit(.minutes(10)), arguments: Engine.allCases)
    func `after a year of planning nothing but the plan has grown`(engine: Engine) async throws {
        let clock = PlanClock()
        let time: @Sendable () -> Instant = { clock.now }
        try await PlanKitchen.with(engine, now: time) { kitchen in
            let client = kitchen.client()
            let year = ServiceYear(kitchen.db)
            var counts: [Int: [String: Int]] = [:]
            for day in ServiceYear.days {
                clock.advance(ServiceYear.pause)
                try await client.plan(1 + day % 60, on: 20 + day)
                let moved = try await client.plan(1 + day % 60, on: 20 + day, "lunch")
                #expect(await client.send(.delete, MealPlanPaths.entry(moved.id)).status == 200)
                try await year.end(of: client.household, at: clock.now)
                if day == ServiceYear.looks.middle || day == ServiceYear.looks.end {
                    counts[day] = try await year.rows()
                }
            }
            let (then, now) = (
                try #require(counts[ServiceYear.looks.middle]), try #require(counts[ServiceYear.looks.end])
            )
            #expect(ServiceYear.growing(from: then, to: now, limited: ["plan_entry": ServiceYear.days.count]) == [])
            #expect(
                now["plan_entry"] == ServiceYear.days.count && PlanBook.capacity > 365,
                "what was planned is kept, up to its limit"
            )
            #expect(now["idempotency_key", default: 0] > 0, "there was more to sweep")
        }
    }
}

/// A clock that stands still until it is moved.
private final class PlanClock: Sendable {
    private let time = Mutex(Instant.test)
    var now: Instant { time.withLock { $0 } }
    func advance(_ duration: Duration) { time.withLock { $0 = $0 + duration } }
}
