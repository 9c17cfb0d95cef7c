import Database
import Events
import FoundationEssentials
import JSON
import Loop
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@Suite
struct RelayTests {
    @Test(arguments: Engine.allCases)
    func `events reach each destination once and in order, with everything they carry`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let receiver = Receiver()
            let relay = relay(over: db, to: receiver)
            let subject = UUID()
            let time = Instant(milliseconds: 1_790_000_000_123)
            let first = EventDraft(
                TestEvent.recipeDeleted(Details(number: 0)),
                subject: subject,
                to: ["menu", "grocery"]
            )
            try await db.write([first], household, at: time)
            for number in 1..<20 { try await db.write([draft(number, to: ["menu"])], household) }
            relay.wake()
            #expect(try await eventually { try await db.deliveries() == 0 })
            await relay.stop()
            #expect(receiver.numbers(household, at: "menu") == Array(0..<20))
            #expect(receiver.numbers(household, at: "grocery") == [0])
            let event = try #require(receiver.events.first { $0.destination == "grocery" }?.event)
            #expect(event.id == first.id)
            #expect(event.kind == "recipe.deleted")
            #expect(event.subject == subject)
            #expect(event.source == "test")
            #expect(event.sequence == 1)
            #expect(event.at == time)
            #expect(try JSONReader.read(Details.self, from: event.payload) == Details(number: 0))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a receiver that fails now and then gets every event, in order`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let receiver = Receiver()
            receiver.fail([.unreachable("away"), .refused("500"), .unreachable("away"), .refused("500")])
            let relay = relay(over: db, to: receiver)
            for number in 0..<10 { try await db.write([draft(number, to: ["menu"])], household) }
            #expect(try await eventually { try await db.deliveries() == 0 })
            await relay.stop()
            #expect(receiver.numbers(household, at: "menu") == Array(0..<10))
        }
    }

    @Test(arguments: Engine.allCases)
    func `an event that is refused again and again is given up in the open, and the next goes on`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let receiver = Receiver()
            receiver.fail(Array(repeating: .refused("it answered 422"), count: 5))
            let relay = relay(over: db, to: receiver)
            try await db.write([draft(1, to: ["menu"]), draft(2, to: ["menu"])], household)
            #expect(await eventually { receiver.numbers(household, at: "menu") == [2] })
            #expect(try await eventually { try await db.deliveries() == 1 })
            await relay.stop()
            let row = try await db.across(.sweep).query(
                "SELECT sequence, attempts, failed_reason FROM outbox_delivery"
            )[0]
            #expect(try row.int(0) == 1)
            #expect(try row.int(1) == 5)
            #expect(try row.string(2) == "it answered 422")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a relay that dies between sending and marking loses nothing: another sends again`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let clock = Mutex(Instant.now)
            try await db.write([draft(1, to: ["menu"]), draft(2, to: ["menu"])], household)
            // What a killed relay leaves: it leased the first delivery and sent it, and never came back.
            let lease = clock.withLock { $0 } + .seconds(30)
            try await db.execute(
                """
                UPDATE outbox_delivery SET leased_until = \(lease), attempts = 1
                WHERE household_id = \(household) AND sequence = 1
                """
            )
            let receiver = Receiver()
            let relay = relay(over: db, to: receiver) { clock.withLock { $0 } }
            try await Task.sleep(for: .milliseconds(100))
            #expect(receiver.events.isEmpty, "while the lease holds, neither it nor what follows is sent")
            clock.withLock { $0 = $0 + .seconds(31) }
            #expect(try await eventually { try await db.deliveries() == 0 })
            await relay.stop()
            #expect(receiver.numbers(household, at: "menu") == [1, 2])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a destination that hangs holds up neither other destinations nor other events of theirs`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let household = newHousehold()
            let receiver = Receiver()
            let isOpen = Mutex(false)
            let relay = Relay(
                source: "test",
                db: db,
                loop: TestLoop.shared,
                policy: quickPolicy(),
                logger: quietLogger,
                metrics: .init(),
                now: { .now }
            ) { events, destination throws(DeliveryFailure) in
                while destination == "slow", !isOpen.withLock({ $0 }) {
                    await TestLoop.shared.pause(for: .milliseconds(5))
                }
                for event in events { try receiver.take(event, destination) }
            }
            relay.start()
            for number in 0..<5 { try await db.write([draft(number, to: ["slow", "quick"])], household) }
            #expect(await eventually { receiver.numbers(household, at: "quick") == Array(0..<5) })
            #expect(receiver.numbers(household, at: "slow").isEmpty)
            isOpen.withLock { $0 = true }
            #expect(await eventually { receiver.numbers(household, at: "slow") == Array(0..<5) })
            await relay.stop()
        }
    }

    @Test(arguments: Engine.allCases)
    func `several relays over one database deliver each event once`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db in
            let households = (0..<8).map { _ in newHousehold() }
            let receiver = Receiver()
            let relays = (0..<3).map { _ in relay(over: db, to: receiver) }
            for number in 0..<10 {
                for household in households { try await db.write([draft(number, to: ["menu"])], household) }
                for relay in relays { relay.wake() }
            }
            #expect(try await eventually { try await db.deliveries() == 0 })
            for relay in relays { await relay.stop() }
            for household in households { #expect(receiver.numbers(household, at: "menu") == Array(0..<10)) }
        }
    }
}
