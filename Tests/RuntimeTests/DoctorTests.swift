import Database
import Events
import FoundationEssentials
import HTTP
import Telemetry
import TestSupport
import Testing
import Values

@testable import Runtime

@Suite struct DoctorTests {
    /// A service whose schema no other test has.
    private enum Larder: HostedService {
        static let name = uniqueName("doctor")
        static let features: [ServiceFeature] = [.idempotency(), .events()]
        static func routes(_ context: ServiceContext) async throws -> Router { Router() }
    }

    private static let secret = String(repeating: "s", count: 32)

    private func settings(_ environment: [String: String]) throws -> Settings {
        try Settings(
            environment: ["LARDER_HOST": "127.0.0.1", "LARDER_PORT": "1", "LARDER_INTERNAL_SECRET": Self.secret]
                .merging(environment) { $1 },
            for: "recipe"
        )
    }

    private func examine(_ settings: Settings) async -> [Finding] {
        var doctor = Doctor(services: [Larder.self], settings: settings, loop: TestLoop.shared)
        doctor.patience = .seconds(2)
        return await doctor.examine()
    }

    private func faults(_ findings: [Finding]) -> [String] { findings.filter { $0.mark == .bad }.map(\.words) }

    @Test func `a folder is well before its first start and after it, and not when it cannot be written`() async throws
    {
        try await withTemporaryFolder { folder in
            let data = folder + "/data"
            let before = await examine(try settings(["LARDER_DATA": data]))
            #expect(faults(before) == [])
            #expect(before.contains { $0.mark == .note && $0.words.contains("no data folder") })
            #expect(!FileManager.default.fileExists(atPath: data), "a doctor leaves no traces")

            let running = try settings(["LARDER_DATA": data, "LARDER_PORT": "0"])
            let host = try await Host.start([Larder.self], settings: running, loop: TestLoop.shared, logger: quiet)
            let after = await examine(
                try settings([
                    "LARDER_DATA": data, "LARDER_PORT": "\(host.port)",
                    "LARDER_ORIGIN": "http://127.0.0.1:\(host.port)",
                    "LARDER_MENU_URL": "http://127.0.0.1:\(host.port)",
                ])
            )
            #expect(faults(after) == [])
            for words in [
                "It is running and ready.", "service's migrations have been applied.", "has room", "is writable",
                "The menu service answers and has the same secret.", "Larder answers at its origin",
                "and that of the origin agree",
            ] { #expect(after.contains { $0.mark == .good && $0.words.contains(words) }, "\(words)") }

            let other = await examine(
                try settings([
                    "LARDER_DATA": data, "LARDER_INTERNAL_SECRET": Self.secret + "!",
                    "LARDER_MENU_URL": "http://127.0.0.1:\(host.port)", "LARDER_GROCERY_URL": "http://127.0.0.1:1",
                ])
            )
            #expect(
                faults(other) == [
                    "The menu service has another secret.",
                    "The grocery service does not answer at http://127.0.0.1:1.",
                ]
            )
            await host.stop()
        }
    }

    @Test func `a server without roles, with row security, and with holes in it`() async throws {
        let url = try testPostgresURL()
        let settings = try settings(["LARDER_DATABASE_URL": url])
        let schema = Larder.name
        let before = faults(await examine(settings))
        #expect(before.count == 1 && before[0].contains("cannot connect as larder_\(schema)"), "\(before)")

        let opener = DatabaseOpener(settings, loop: TestLoop.shared, services: 1)
        let database = try ServiceDatabase(of: Larder.self, in: opener)
        for _ in 0..<100 {
            do {
                try await database.migrate()
                break
            } catch let error as DatabaseError where error.code == .unavailable { continue }
        }
        let after = await examine(settings)
        #expect(faults(after) == [])
        #expect(after.contains { $0.words.contains("role, rights and policies are in place") })
        #expect(after.contains { $0.mark == .note && $0.words.contains("could bypass") })

        let owner = try #require(try opener.openAsOwner(schema))
        try await owner.waitUntilReady()
        for (damage, repair, words) in [
            (
                "ALTER TABLE outbox DISABLE ROW LEVEL SECURITY", "ALTER TABLE outbox ENABLE ROW LEVEL SECURITY",
                "the table outbox"
            ),
            (
                "GRANT TRUNCATE ON inbox TO larder_\(schema)", "REVOKE TRUNCATE ON inbox FROM larder_\(schema)",
                "the table inbox"
            ),
            ("CREATE VIEW v AS SELECT * FROM inbox", "DROP VIEW v", "the view v"),
            (
                "GRANT CREATE ON SCHEMA public TO larder_\(schema)",
                "REVOKE CREATE ON SCHEMA public FROM larder_\(schema)", "may create in the schema public"
            ),
            (
                "ALTER ROLE larder_\(schema) BYPASSRLS", "ALTER ROLE larder_\(schema) NOBYPASSRLS",
                "bypasses all policies"
            ),
            (
                "INSERT INTO schema_migrations VALUES (99, 'later', 0)",
                "DELETE FROM schema_migrations WHERE name = 'later'", "the migration later"
            ),
        ] {
            try await owner.execute(.unescaped(damage))
            let found = faults(await examine(settings))
            #expect(found.count == 1 && found.first?.contains(words) == true, "\(damage): \(found)")
            try await owner.execute(.unescaped(repair))
        }
        #expect(faults(await examine(settings)) == [])
        await database.db.close()
        try await owner.execute("DROP SCHEMA \(unescaped: schema) CASCADE")
        try await owner.execute("DROP ROLE \(unescaped: RowSecurity.role(of: schema))")
        await owner.close()

        let away = faults(await examine(try self.settings(["LARDER_DATABASE_URL": "postgres://larder@127.0.0.1:1/x"])))
        #expect(away.count == 1 && away[0].hasPrefix("The database does not answer"))
    }

    private let quiet = Logger(service: "test", level: .error, sink: LogSink { _ in })
}
