import Crypto
import Database
import HTTP
import Identity
import Loop
import TestSupport
import Testing
import Values

@testable import Runtime

@Suite
struct SharedBucketTests {
    private let start = Instant(milliseconds: 1_800_000_000_000)

    @Test(arguments: Engine.allCases)
    func `a bucket in the database empties and fills as one in memory`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: [SharedBuckets.migration]) { db async throws in
            let buckets = SharedBuckets(db)
            let limit = RateLimit(3, every: .seconds(30))
            for _ in 0..<3 { #expect(try await buckets.take("a", limit, at: start) == nil) }
            #expect(try await buckets.take("a", limit, at: start) == .seconds(10))
            #expect(try await buckets.take("b", limit, at: start) == nil)
            try await buckets.giveBack("a", limit)
            #expect(try await buckets.take("a", limit, at: start) == nil)
            #expect(try await buckets.take("a", limit, at: start + .seconds(4)) == .seconds(6))
            #expect(try await buckets.take("a", limit, at: start + .seconds(10)) == nil)
            // Set back by a day, the clock shuts nobody out for longer than a window.
            #expect(try await buckets.take("a", limit, at: start - .seconds(86_400)) == .seconds(10))
            #expect(try await buckets.take("a", limit, at: start - .seconds(86_390)) == nil)
            try await buckets.sweep(at: start + .seconds(60))
            #expect(try await db.query("SELECT key FROM rate_bucket").isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `replicas that race for the last tokens get exactly those there are`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: [SharedBuckets.migration]) { db async throws in
            let replicas = [SharedBuckets(db), SharedBuckets(db)]
            let limit = RateLimit(20, every: .seconds(60))
            let taken = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<200 {
                    group.addTask { try await replicas[number % 2].take("a", limit, at: start) == nil }
                }
                var taken = 0
                for try await hasTaken in group where hasTaken { taken += 1 }
                return taken
            }
            #expect(taken == 20)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is spent elsewhere is known after a portion`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: [SharedBuckets.migration]) { db async throws in
            let shared = SharedBuckets(db)
            let limit = RateLimit(10, every: .seconds(10))
            #expect(try await shared.spend(4, of: "a", limit, at: start) == start.microseconds + 4_000_000)
            #expect(try await shared.spend(4, of: "a", limit, at: start) == start.microseconds + 8_000_000)
            // More than there was: both replicas had let their own share pass.
            #expect(try await shared.spend(4, of: "a", limit, at: start) == start.microseconds + 10_000_000)
        }
    }

    @Test func `two replicas on PostgreSQL share what is known of who signs in`() async throws {
        try await withDatabase(.postgres, migrations: [SharedBuckets.migration]) { db async throws in
            let schema = try await db.query("SELECT current_schema()")[0].string(0)
            let other = try PostgresDatabase(
                PostgresSettings(url: Secret(testPostgresURL()), schema: schema),
                loop: TestLoop.shared
            )
            try await other.waitUntilReady()
            let (first, second) = (router(db), router(other))
            func signIn(_ router: Router, _ address: String) async -> Int {
                await router.respond(to: Request(.post, "/sign-in", remoteAddress: address)).status
            }
            #expect(await signIn(first, "203.0.113.1") == 204)
            #expect(await signIn(second, "203.0.113.1") == 204)
            #expect(await signIn(first, "203.0.113.1") == 204)
            #expect(await signIn(second, "203.0.113.1") == 429)
            #expect(await signIn(first, "203.0.113.1") == 429)
            #expect(await signIn(first, "203.0.113.2") == 204)
            await other.close()
        }
    }

    private func router(_ db: any SQLDatabase) -> Router {
        var router = Router()
        let start = start
        router.add(
            RouteLimits(
                rates: Settings.Rates(signIn: RateLimit(3, every: .seconds(60))),
                buckets: SharedBuckets(db),
                authenticator: TestIdentity().authenticator,
                secret: InternalSecret(.random()),
                now: { start }
            )
        )
        let operation = HTTP.Operation(
            "signIn",
            summary: "x",
            tag: "x",
            security: .none,
            answers: [.noContent],
            rate: .signIn
        )
        router.on(.post, "/sign-in", operation) { _ in .noContent() }
        return router
    }
}
