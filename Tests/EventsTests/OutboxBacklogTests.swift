import Database
import TestSupport
import Testing
import Values

@testable import Events

@Suite
struct OutboxBacklogTests {
    @Test(arguments: Engine.allCases)
    func `what waits and what was given up is counted over all households`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let empty = try await Outbox.backlog(db)
            #expect(empty == OutboxBacklog(waiting: 0, oldest: nil, givenUp: 0))
            let (first, second) = (newHousehold(), newHousehold())
            let old = Instant(milliseconds: 1_790_000_000_000)
            try await db.write([draft(1, to: ["menu", "grocery"])], first, at: old + .seconds(60))
            try await db.write([draft(2, to: ["menu"]), draft(3)], second, at: old)
            #expect(try await Outbox.backlog(db) == OutboxBacklog(waiting: 3, oldest: old, givenUp: 0))
            // It is tried later, and no younger for that.
            try await db.of(second).execute(
                "UPDATE outbox_delivery SET next_attempt_at = \(old + .seconds(9000)) WHERE household_id = \(second)"
            )
            #expect(try await Outbox.backlog(db).oldest == old)
            try await db.of(second).execute(
                "UPDATE outbox_delivery SET failed_reason = 'refused' WHERE household_id = \(second)"
            )
            let backlog = try await Outbox.backlog(db)
            #expect(backlog == OutboxBacklog(waiting: 2, oldest: old + .seconds(60), givenUp: 1))
        }
    }

    @Test(arguments: Engine.allCases)
    func `no more than a thousand are counted`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            try await db.write((0..<340).map { draft($0, to: ["menu", "grocery", "export"]) }, household)
            #expect(try await Outbox.backlog(db).waiting == OutboxBacklog.limit + 1)
            try await db.of(household).execute(
                "UPDATE outbox_delivery SET failed_reason = 'refused' WHERE household_id = \(household)"
            )
            let backlog = try await Outbox.backlog(db)
            #expect(backlog.waiting == 0 && backlog.oldest == nil)
            #expect(backlog.givenUp == OutboxBacklog.limit + 1)
        }
    }
}
