import Database
import Events
import FoundationEssentials
import Loop
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

/// What a service is sent that takes several events at once.
@Suite struct RelayBatchTests {
    /// Starts a relay that sends batches to `activity`, and hands each to `take`.
    private func batches(
        over db: any SQLDatabase,
        _ take: @escaping @Sendable ([ReceivedEvent], String) throws(DeliveryFailure) -> Void
    ) -> Relay {
        let relay = Relay(
            source: "test",
            db: db,
            loop: TestLoop.shared,
            policy: quickPolicy(),
            logger: quietLogger,
            metrics: Metrics(),
            now: { .now },
            batching: ["activity"],
            deliver: take
        )
        relay.start()
        return relay
    }

    @Test(arguments: Engine.allCases)
    func `all that waits of a household goes at once, in order, and other services are sent one by one`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let households = [newHousehold(), newHousehold()]
            for household in households {
                try await db.write((0..<130).map { draft($0, to: ["activity", "menu"]) }, household)
            }
            let taken = Mutex<[(destination: String, household: HouseholdID, sequences: [Int64])]>([])
            let relay = batches(over: db) { events, destination in
                taken.withLock { $0.append((destination, events[0].household, events.map(\.sequence))) }
            }
            #expect(try await eventually { try await db.deliveries() == 0 })
            await relay.stop()
            for household in households {
                let batches = taken.withLock { $0.filter { $0.destination == "activity" && $0.household == household } }
                #expect(batches.map(\.sequences.count) == [100, 30])
                #expect(batches.flatMap(\.sequences) == Array(1...130))
                let singles = taken.withLock { $0.filter { $0.destination == "menu" && $0.household == household } }
                #expect(singles.map(\.sequences) == (1...130).map { [$0] })
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `an event that cannot be handled holds up nobody for ever, and is the only one given up`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            try await db.write((1...9).map { draft($0, to: ["activity"]) }, household)
            let taken = Mutex<[Int64]>([])
            let relay = batches(over: db) { events, _ throws(DeliveryFailure) in
                if events.contains(where: { $0.sequence == 4 }) { throw .refused("it answered 422") }
                taken.withLock { $0 += events.map(\.sequence) }
            }
            #expect(await eventually { taken.withLock { $0.count == 8 } })
            #expect(try await eventually { try await db.deliveries() == 1 })
            await relay.stop()
            #expect(taken.withLock { $0 } == [1, 2, 3, 5, 6, 7, 8, 9])
            let left = try await db.across(.sweep).query("SELECT sequence, failed_reason FROM outbox_delivery")[0]
            #expect(try left.int(0) == 4)
            #expect(try left.string(1) == "it answered 422")
        }
    }

    @Test(arguments: Engine.allCases)
    func `several relays hand each event over once`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let taken = Mutex<[Int64]>([])
            let relays = (0..<3).map { _ in
                batches(over: db) { events, _ in taken.withLock { $0 += events.map(\.sequence) } }
            }
            for number in 0..<40 {
                try await db.write([draft(number, to: ["activity"])], household)
                for relay in relays { relay.wake() }
            }
            #expect(try await eventually { try await db.deliveries() == 0 })
            for relay in relays { await relay.stop() }
            #expect(taken.withLock { $0 } == Array(1...40))
        }
    }
}
