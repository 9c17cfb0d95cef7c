import AccountAPI
import Crypto
import Database
import Events
import Foundation
import HTTP
import Identity
import JSON
import Runtime
import TestSupport
import Testing
import Values

@testable import AccountService

/// A year of everything that comes again and again, with every sweep that runs beside it.
@Suite struct YearTests {
    private static let day = Duration.seconds(86_400)

    /// The tables in which rows come and go again, and for how many days a row is kept at most.
    private static let kept: [String: Int] = [
        "account_user": 91, "household": 91, "membership": 91, "session": 91, "refresh_token": 91, "revocation": 1,
        "api_token": 32, "invitation": 8, "password_reset": 1, "pending_sign_up": 1, "mail": 31, "oidc_attempt": 1,
        "household_audit": 181, "user_audit": 181, "idempotency_key": 2, "outbox": 32, "outbox_delivery": 32,
        "event_stream": 97, "household_erasure": 6, "rate_bucket": 2,
    ]

    @Test(.timeLimit(.minutes(10)), arguments: Engine.allCases)
    func `after a year of use no table that is swept holds more than its time allows`(
        engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let db = account.store.db
            var user = try await account.signIn()
            let household = try #require(user.household?.id)
            var counts: [Int: [String: Int]] = [:]
            for day in ServiceYear.days {
                account.time.advance(ServiceYear.pause)
                // Somebody who comes back each time, and somebody who is never seen again.
                user = try await account.refresh(user.refreshToken).decoded()
                _ = try await account.signIn()
                _ = try await account.invite(to: household, as: user.accessToken)
                try await use(db, household, user.user.id, at: account.time.now)
                try await sweep(account)
                if day == ServiceYear.looks.middle || day == ServiceYear.looks.end { counts[day] = try await rows(db) }
            }
            for (table, days) in Self.kept.sorted(by: { $0.key < $1.key }) {
                let then = try #require(counts[ServiceYear.looks.middle]?[table])
                let now = try #require(counts[ServiceYear.looks.end]?[table])
                // Of some things there are several on a day, and every third day has some.
                #expect(now <= 8 * (days / 3 + 1), "\(table): \(now) rows after a year")
                #expect(now <= then + 8, "\(table) grows: first \(then) rows, then \(now)")
            }
            let all = counts[ServiceYear.looks.end]?.values.reduce(0, +) ?? 0
            #expect(all > 200, "there was something to sweep")
        }
    }

    /// What else comes, straight into the tables.
    private func use(_ db: any SQLDatabase, _ household: HouseholdID, _ user: UserID, at now: Instant) async throws {
        let hash = Array(UUID().uuidString.utf8)
        let soon = now + .seconds(3600)
        let fact = AccountEvent.householdChanged(HouseholdChanged(measurementSystem: nil))
        let draft = EventDraft(fact, subject: household.uuid, to: ["grocery"])
        _ = try await db.of(household).atomically(Outbox.statements([draft], household: household, at: now))
        for statement: SQL in [
            "INSERT INTO password_reset (token_hash, user_id, created_at, expires_at) VALUES (\(hash), \(user), \(now), \(soon))",
            """
            INSERT INTO pending_sign_up (id, email, email_key, password_hash, user_id, created_at, expires_at)
            VALUES (\(UUID()), 'a@b.c', 'a@b.c', 'x', \(user), \(now), \(soon))
            """,
            """
            INSERT INTO mail (id, kind, recipient, attempts, created_at, next_attempt_at, failed_reason)
            VALUES (\(UUID()), 'reset', 'a@b.c', 9, \(now), \(now), 'refused')
            """,
            """
            INSERT INTO oidc_attempt (state_hash, browser_hash, nonce, verifier, user_id, created_at, expires_at)
            VALUES (\(hash), \(hash), 'n', 'v', \(user), \(now), \(soon))
            """,
            """
            INSERT INTO api_token (id, user_id, household_id, kind, name, scopes, token_hash, created_at, expires_at)
            VALUES (\(UUID()), \(user), \(household), 'api_token', 'x', 'read', \(hash), \(now), \(soon))
            """,
            """
            INSERT INTO idempotency_key (household_id, user_id, key, request_hash, status, body, created_at)
            VALUES (\(household), \(user), \(UUID().uuidString), 'x', 201, \(hash), \(now))
            """,
            "INSERT INTO rate_bucket (key, full_at) VALUES (\(UUID().uuidString), \(now.milliseconds * 1000 + 60_000_000))",
            // No neighbour ever takes an event in this test: each is given up.
            "UPDATE outbox_delivery SET failed_reason = 'refused'",
        ] {
            try await db.across(.sweep).execute(statement)
        }
    }

    /// Every job of the service, as the runtime runs them.
    private func sweep(_ account: Account) async throws {
        let (db, now) = (account.store.db, account.time.now)
        _ = try await account.store.sweep(at: now)
        _ = try await account.store.sweepAudit(before: now - Self.day * 180)
        let abandoned = AbandonedAccounts(
            store: account.store,
            lifetime: Self.day * 90,
            now: { now },
            // As if everybody had put something in.
            holders: { _, all in Set(all) }
        )
        _ = try await abandoned.run()
        try await HouseholdErasure(db).run(at: now)
        try await Outbox.sweepFailures(db, before: now - Self.day * 30)
        try await Outbox.sweep(db, before: now - Self.day)
        try await IdempotencyStore(db).sweep(at: now)
        try await SharedBuckets(db).sweep(at: now)
    }

    private func rows(_ db: any SQLDatabase) async throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in Self.kept.keys {
            counts[table] = try await db.across(.sweep).query("SELECT count(*) FROM \(unescaped: table)")[0].int(0)
        }
        return counts
    }
}
