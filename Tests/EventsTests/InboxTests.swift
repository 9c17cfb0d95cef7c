import Crypto
import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import JSON
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

/// Two neighbours that tell of the same.
@ServiceEvent("recipe")
private enum RecipeTells {
    case recipeDeleted(Details)

    static func isTold(_ kind: Kind) -> Bool { false }
}

@ServiceEvent("menu")
private enum MenuTells {
    case recipeDeleted(Details)

    static func isTold(_ kind: Kind) -> Bool { false }
}

@Suite
struct InboxTests {
    private let secret = InternalSecret(Secret("a secret of at least thirty-two characters"))
    private let table = Migration(
        "0001_seen",
        ["CREATE TABLE seen (number {int} NOT NULL) {strict}"],
        rowSecurity: ["seen": .service]
    )

    private func event(_ number: Int, _ household: HouseholdID, source: String = "recipe") -> ReceivedEvent {
        ReceivedEvent(
            id: UUID(),
            household: household,
            sequence: Int64(number),
            source: source,
            kind: "recipe.deleted",
            subject: UUID(),
            at: .now,
            payload: Details(number: number).jsonBytes()
        )
    }

    private func receiver(_ db: any SQLDatabase) -> EventReceiver {
        EventReceiver(secret: secret, db: db, logger: quietLogger, metrics: Metrics())
    }

    private func router(_ db: any SQLDatabase) -> Router {
        var router = Router()
        let sources = [
            EventSource { (event: RecipeTells, _, tx) in
                switch event {
                case .recipeDeleted(let details):
                    try await tx.execute("INSERT INTO seen (number) VALUES (\(details.number))")
                }
            },
            EventSource { (event: MenuTells, _, tx) in
                switch event {
                case .recipeDeleted(let details):
                    try await tx.execute("INSERT INTO seen (number) VALUES (\(details.number))")
                }
            },
        ]
        router.receiveEvents(for: "menu", as: receiver(db), from: sources)
        return router
    }

    private func send(_ event: ReceivedEvent, to router: Router, secret: String? = nil) async -> Int {
        var headers: Headers = ["Content-Type": "application/json"]
        headers[InternalSecret.header] = secret ?? self.secret.secret.exposed
        let request = Request(.post, "/internal/v1/events/menu", headers: headers, body: event.jsonBytes())
        return await router.respond(to: request).status
    }

    private func seen(_ db: any SQLDatabase) async throws -> [Int] {
        try await db.query("SELECT number FROM seen ORDER BY number").values(as: Int.self)
    }

    @Test(arguments: Engine.allCases)
    func `an event that arrives twice is handled once`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations + [table]) { db async throws in
            let router = router(db)
            let household = newHousehold()
            for number in [1, 2, 2, 1, 3] { #expect(await send(event(number, household), to: router) == 204) }
            #expect(try await seen(db) == [1, 2, 3])
        }
    }

    @Test(arguments: Engine.allCases)
    func `events of another household or another source are counted for themselves`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations + [table]) { db async throws in
            let router = router(db)
            let household = newHousehold()
            #expect(await send(event(7, household), to: router) == 204)
            #expect(await send(event(5, household, source: "menu"), to: router) == 204)
            #expect(await send(event(4, newHousehold()), to: router) == 204)
            #expect(try await seen(db) == [4, 5, 7])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same event at the same time on many connections is handled once`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations + [table]) { db async throws in
            let router = router(db)
            let event = event(1, newHousehold())
            let statuses = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<12 { group.addTask { await send(event, to: router) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.allSatisfy { $0 == 204 })
            #expect(try await seen(db) == [1])
        }
    }

    @Test(arguments: Engine.allCases)
    func `an event whose handling fails is not remembered, and is handled when it comes again`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations + [table]) { db async throws in
            struct Failure: Error {}
            let failures = Mutex(1)
            var router = Router()
            let source = EventSource { (_: RecipeTells, event, tx) in
                try await tx.execute("INSERT INTO seen (number) VALUES (\(event.sequence))")
                let fails = failures.withLock { left in
                    defer { left -= 1 }
                    return left > 0
                }
                if fails { throw Failure() }
            }
            router.receiveEvents(for: "menu", as: receiver(db), from: [source])
            let event = event(1, newHousehold())
            #expect(await send(event, to: router) == 500)
            #expect(try await seen(db).isEmpty)
            #expect(await send(event, to: router) == 204)
            #expect(try await seen(db) == [1])
        }
    }

    @Test func `nobody but a service may send events`() async throws {
        try await withDatabase(.sqlite, migrations: Outbox.migrations + [table]) { db async throws in
            let router = router(db)
            let event = event(1, newHousehold())
            #expect(await send(event, to: router, secret: "a guess") == 403)
            let bare = Request(
                .post,
                "/internal/v1/events/menu",
                headers: ["Content-Type": "application/json"],
                body: event.jsonBytes()
            )
            #expect(await router.respond(to: bare).status == 404)
            #expect(try await seen(db).isEmpty)
        }
    }

    @Test func `an event comes through its wire form unchanged`() throws {
        let event = event(1, newHousehold())
        let copy = try JSONReader.read(ReceivedEvent.self, from: event.jsonBytes())
        #expect(copy.jsonBytes() == event.jsonBytes())
        #expect(try JSONReader.read(Details.self, from: copy.payload) == Details(number: 1))
    }
}
