import Database
import Events
import FoundationEssentials
import Synchronization
import TestSupport
import Testing
import Values

@Suite
struct OutboxTests {
    @Test(arguments: Engine.allCases)
    func `events are numbered from one without a gap, each household for itself`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let (first, second) = (newHousehold(), newHousehold())
            try await db.write([draft(1), draft(2)], first)
            try await db.write([draft(1)], second)
            try await db.write([draft(3)], first)
            #expect(try await db.written(first).map(\.sequence) == [1, 2, 3])
            #expect(try await db.written(second).map(\.sequence) == [1])
        }
    }

    @Test(arguments: Engine.allCases)
    func `more events than fit into one statement keep their order`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let drafts = (1...137).map { draft($0, to: $0 % 3 == 0 ? ["menu", "grocery"] : []) }
            try await db.write(drafts, household)
            let written = try await db.written(household)
            #expect(written.map(\.sequence) == (1...137).map { Int64($0) })
            #expect(written.map(\.payload) == drafts.map(\.payload))
            let deliveries = try await db.query(
                "SELECT DISTINCT sequence FROM outbox_delivery WHERE household_id = \(household) ORDER BY sequence"
            )
            #expect(try deliveries.values(as: Int64.self) == stride(from: 3, through: 137, by: 3).map { Int64($0) })
            #expect(try await db.deliveries() == 90)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a commit tells the household of its events, and the relay only if some are to be delivered`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let heard = Mutex<[Announcement]>([])
            db.onCommit { announcement in heard.withLock { $0.append(announcement) } }
            try await db.write([draft(1)], household)
            #expect(heard.withLock { $0 } == [.events(household)])
            try await db.transaction { tx in
                _ = try await tx.run(Outbox.statements([draft(2, to: ["menu"])], household: household, at: .now))
            }
            #expect(Set(heard.withLock { $0.dropFirst() }) == [.events(household), .deliveries(household)])
        }
    }

    @Test(arguments: Engine.allCases)
    func `an event is written only if its change is`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            await #expect(throws: DatabaseError.self) {
                _ = try await db.atomically(
                    Outbox.statements([draft(1)], household: household, at: .now) + ["SELECT no_such_column"]
                )
            }
            #expect(try await db.written(household).isEmpty)
            // The number is not used up either.
            try await db.write([draft(2)], household)
            #expect(try await db.written(household).map(\.sequence) == [1])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a condition that does not hold writes neither event nor delivery nor number`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            try await db.write([draft(1)], household)
            for (number, holds) in [(2, false), (3, true), (4, false)] {
                _ = try await db.atomically(
                    Outbox.statements(
                        [draft(number, to: ["menu"])],
                        household: household,
                        at: .now,
                        onlyIf: """
                            EXISTS (SELECT 1 FROM outbox WHERE household_id = \(household) AND sequence = 1
                                AND 1 = \(holds ? 1 : 0))
                            """
                    )
                )
            }
            #expect(try await db.written(household).map(\.sequence) == [1, 2])
            #expect(try await db.written(household)[1].payload.contains("\"number\":3"))
            #expect(try await db.deliveries() == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `writers at the same time leave no gap and never show a later event before an earlier one`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<16 {
                    group.addTask {
                        for number in 0..<10 { try await db.write([draft(writer * 10 + number)], household) }
                    }
                }
                group.addTask {
                    // A reader that remembers how far it has read must not miss what is committed later.
                    var seen: Int64 = 0
                    while seen < 160 {
                        let rows = try await db.query(
                            "SELECT sequence FROM outbox WHERE household_id = \(household) AND sequence > \(seen) ORDER BY sequence"
                        )
                        for row in rows {
                            #expect(try row.int64(0) == seen + 1)
                            seen = try row.int64(0)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await db.written(household).map(\.sequence) == (1...160).map { Int64($0) })
        }
    }

    @Test(arguments: Engine.allCases)
    func `the sweep deletes what is old, but nothing that still has to be delivered`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let now = Instant.now
            try await db.write([draft(1), draft(2, to: ["menu"])], household, at: now - .seconds(90_000))
            try await db.write([draft(3)], household, at: now)
            #expect(try await Outbox.sweep(db, before: now - .seconds(86_400)) == 1)
            #expect(try await db.written(household).map(\.sequence) == [2, 3])
            // Numbers go on where they were.
            try await db.write([draft(4)], household)
            #expect(try await db.written(household).map(\.sequence) == [2, 3, 4])
        }
    }
}
