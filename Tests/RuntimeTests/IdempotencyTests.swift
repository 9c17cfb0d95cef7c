import Database
import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing
import Values

@testable import Runtime

/// Requests that carry an `Idempotency-Key`, on both databases.
@Suite struct IdempotencyTests {
    /// Counts how often its one route is really carried out, and says whatever it is told to.
    private final class Counter: Sendable {
        let calls = Mutex(0)
        let answers = Mutex<Response>(.text("made", status: 201))
        let clock = Mutex(Instant(milliseconds: 1_795_176_000_000))
    }

    private func withCounter(
        _ engine: Engine,
        _ body: (TestIdentity, Router, Counter) async throws -> Void
    ) async throws {
        try await withCounter(engine, IdempotencyStore.Bounds()) { identity, router, counter, _ in
            try await body(identity, router, counter)
        }
    }

    private func withCounter(
        _ engine: Engine,
        _ bounds: IdempotencyStore.Bounds,
        _ body: (TestIdentity, Router, Counter, any SQLDatabase) async throws -> Void
    ) async throws {
        let migrations = IdempotencyStore.migrations + [IdempotencyStore.bounds]
        try await withDatabase(engine, migrations: migrations, schema: "keys") { db async throws in
            let identity = TestIdentity()
            let counter = Counter()
            var router = Router()
            router.add(
                IdempotencyMiddleware(
                    store: IdempotencyStore(db, bounds),
                    authenticator: identity.authenticator,
                    now: { counter.clock.withLock { $0 } }
                )
            )
            for path in ["/things", "/others", "/questions"] {
                let operation = Operation(
                    "make",
                    summary: "Makes.",
                    tag: "test",
                    answers: [.noContent],
                    reads: path == "/questions"
                )
                router.on(.post, path, operation) { _ in
                    let number = counter.calls.withLock { count in
                        count += 1
                        return count
                    }
                    return counter.answers.withLock { $0 }.with("X-Number", String(number))
                }
            }
            try await body(identity, router, counter, db)
        }
    }

    private func post(
        _ client: TestSupport.TestClient,
        _ body: String,
        key: String,
        path: String = "/things"
    ) async -> TestAnswer {
        await client.send(.post, path, body, headers: ["Idempotency-Key": key])
    }

    @Test(arguments: Engine.allCases)
    func `the same request again gets the first answer and does nothing`(engine: Engine) async throws {
        try await withCounter(engine) { identity, router, counter in
            let client = identity.client(of: router)
            let first = await post(client, "{}", key: "one")
            let again = await post(client, "{}", key: "one")
            #expect(first.status == 201)
            #expect(again.status == 201)
            #expect(again.text == first.text)
            #expect(again.headers["Idempotency-Replayed"] == "true")
            #expect(counter.calls.withLock { $0 } == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same key with another body or path is refused`(engine: Engine) async throws {
        try await withCounter(engine) { identity, router, counter in
            let client = identity.client(of: router)
            _ = await post(client, "{}", key: "one")
            #expect(await post(client, "{\"a\":1}", key: "one").code == "idempotency_key_reused")
            #expect(await post(client, "{}", key: "one", path: "/others").status == 422)
            #expect(counter.calls.withLock { $0 } == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a key counts for its user alone`(engine: Engine) async throws {
        try await withCounter(engine) { identity, router, counter in
            let first = identity.client(of: router)
            _ = await post(first, "{}", key: "one")
            let second = identity.client(of: router, household: first.household)
            for (client, body) in [(second, "{}"), (identity.client(of: router), "{\"other\":1}")] {
                let answer = await post(client, body, key: "one")
                #expect(answer.status == 201 && answer.headers["Idempotency-Replayed"] == nil)
            }
            #expect(counter.calls.withLock { $0 } == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a failure of ours is not kept, and neither is a secret`(engine: Engine) async throws {
        try await withCounter(engine) { identity, router, counter in
            let client = identity.client(of: router)
            counter.answers.withLock { $0 = Response.text("down", status: 503) }
            #expect(await post(client, "{}", key: "one").status == 503)
            counter.answers.withLock { $0 = Response.text("token").with("Cache-Control", "no-store") }
            #expect(await post(client, "{}", key: "one").status == 200)
            #expect(await post(client, "{}", key: "one").headers["Idempotency-Replayed"] == nil)
            #expect(counter.calls.withLock { $0 } == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `after a day a key is new again`(engine: Engine) async throws {
        try await withCounter(engine) { identity, router, counter in
            let client = identity.client(of: router)
            _ = await post(client, "{}", key: "one")
            counter.clock.withLock { $0 = $0 + .seconds(24 * 3600 - 1) }
            _ = await post(client, "{}", key: "one")
            #expect(counter.calls.withLock { $0 } == 1)
            counter.clock.withLock { $0 = $0 + .seconds(1) }
            #expect(await post(client, "{\"new\":1}", key: "one").status == 201)
            #expect(counter.calls.withLock { $0 } == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `of many at once with one key exactly one is carried out`(engine: Engine) async throws {
        try await withCounter(engine) { identity, router, counter in
            let client = identity.client(of: router)
            let statuses = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        await client.send(.post, "/things", "{}", headers: ["Idempotency-Key": "race"]).status
                    }
                }
                return await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(counter.calls.withLock { $0 } == 1)
            #expect(statuses.allSatisfy { $0 == 201 || $0 == 409 }, "\(statuses)")
        }
    }

    @Test func `what is no key is a 400, and without a token nothing is remembered`() async throws {
        try await withCounter(.sqlite) { identity, router, counter in
            var client = identity.client(of: router)
            #expect(await post(client, "{}", key: "two words").code == "bad_idempotency_key")
            #expect(await post(client, "{}", key: String(repeating: "x", count: 256)).status == 400)
            client.token = nil
            _ = await post(client, "{}", key: "one")
            _ = await post(client, "{}", key: "one")
            #expect(counter.calls.withLock { $0 } == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a POST that only reads keeps no answer, and neither does one that leads nowhere`(engine: Engine) async throws
    {
        try await withCounter(engine, IdempotencyStore.Bounds()) { identity, router, counter, db in
            let client = identity.client(of: router)
            for path in ["/questions", "/nowhere"] {
                let first = await post(client, "{}", key: "one", path: path)
                let again = await post(client, "{}", key: "one", path: path)
                #expect(first.status == again.status && again.headers["Idempotency-Replayed"] == nil)
            }
            #expect(counter.calls.withLock { $0 } == 2)
            let all = try await kept(db)
            #expect(all.keys == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an answer too large to keep is said to have been given, and the request is not carried out again`(
        engine: Engine
    ) async throws {
        var bounds = IdempotencyStore.Bounds()
        bounds.body = 100
        try await withCounter(engine, bounds) { identity, router, counter, db in
            let client = identity.client(of: router)
            let large = Response.text(String(repeating: "x", count: 101), status: 201).with("Location", "/things/7")
            counter.answers.withLock { $0 = large }
            #expect(await post(client, "{}", key: "one").status == 201)
            let again = await post(client, "{}", key: "one")
            #expect(again.status == 409 && again.code == "answer_not_kept")
            #expect(again.headers["Location"] == "/things/7")
            let all = try await kept(db)
            #expect(all.keys == 1 && all.bytes == 0)

            counter.answers.withLock {
                $0 = .text(String(repeating: "x", count: 100), status: 201).with("Location", "/8")
            }
            #expect(await post(client, "{}", key: "two").status == 201)
            let kept = await post(client, "{}", key: "two")
            #expect(kept.status == 201 && kept.text.count == 100 && kept.headers["Location"] == "/8")
            #expect(counter.calls.withLock { $0 } == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household's oldest answers make room for its newest, and touch no other's`(engine: Engine) async throws {
        var bounds = IdempotencyStore.Bounds()
        (bounds.bodies, bounds.keys, bounds.look) = (1000, 20, 1)
        try await withCounter(engine, bounds) { identity, router, counter, db in
            counter.answers.withLock { $0 = .text(String(repeating: "x", count: 100), status: 201) }
            let neighbour = identity.client(of: router)
            #expect(await post(neighbour, "{}", key: "neighbour").status == 201)
            let client = identity.client(of: router)
            for number in 1...50 {
                counter.clock.withLock { $0 = $0 + .seconds(1) }
                #expect(await post(client, "{}", key: "key-\(number)").status == 201)
                let (keys, bytes) = try await kept(db)
                #expect(keys <= 21 && bytes <= 1100, "after \(number): \(keys) keys with \(bytes) bytes")
            }
            #expect(await post(client, "{}", key: "key-50").headers["Idempotency-Replayed"] == "true")
            #expect(await post(client, "{}", key: "key-35").code == "answer_not_kept")
            #expect(await post(neighbour, "{}", key: "neighbour").headers["Idempotency-Replayed"] == "true")
            #expect(counter.calls.withLock { $0 } == 51)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the sweep deletes more keys than one portion has`(engine: Engine) async throws {
        try await withCounter(engine, IdempotencyStore.Bounds()) { identity, router, counter, db in
            let client = identity.client(of: router)
            for number in 0..<(IdempotencyStore.portion + 3) { _ = await post(client, "{}", key: "old-\(number)") }
            counter.clock.withLock { $0 = $0 + .seconds(24 * 3600 + 1) }
            _ = await post(client, "{}", key: "new")
            try await IdempotencyStore(db).sweep(at: counter.clock.withLock { $0 })
            let all = try await kept(db)
            #expect(all.keys == 1)
        }
    }

    /// How many keys and bytes of bodies are in the table, whosever they are.
    private func kept(_ db: any SQLDatabase) async throws -> (keys: Int, bytes: Int) {
        let row = try await db.across(.sweep).query(
            "SELECT count(*), coalesce(sum(length(body)), 0) FROM idempotency_key"
        )[0]
        return (try row.int(0), try row.int(1))
    }
}
