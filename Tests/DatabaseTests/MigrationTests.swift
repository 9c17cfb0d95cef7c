import Database
import Foundation
import TestSupport
import Testing
import Values

@Suite struct MigrationTests {
    let first = Migration("0001_a", ["CREATE TABLE a (id {uuid} PRIMARY KEY, at {instant}) {strict}"])
    let second = Migration(
        "0002_b",
        ["CREATE TABLE b (n {int})", "INSERT INTO b VALUES (\(7))", "CREATE INDEX b_by_n ON b (n)"]
    )
    let third = Migration("0003_c", ["CREATE TABLE c (n {int})"])

    @Test(arguments: Engine.allCases)
    func `what is missing is applied in order, and nothing twice`(engine: Engine) async throws {
        try await withSchema(engine) { db, schema in
            for list in [[first], [first], [first, second], [first, second, third], [first, second, third]] {
                try await Migrations.apply(list, to: db, schema: schema, hasRowSecurity: false)
                let recorded = try await db.query("SELECT position, name FROM schema_migrations ORDER BY position")
                #expect(try recorded.values(1, as: String.self) == list.map(\.name))
                #expect(try recorded.values(as: Int.self) == Array(1...list.count))
            }
            #expect(try await db.query("SELECT n FROM b").values(as: Int.self) == [7])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a database of a later version is refused`(engine: Engine) async throws {
        try await withSchema(engine) { db, schema in
            try await Migrations.apply([first, second], to: db, schema: schema, hasRowSecurity: false)
            await #expect(throws: MigrationError.unknown("0002_b")) {
                try await Migrations.apply([first], to: db, schema: schema, hasRowSecurity: false)
            }
            await #expect(throws: MigrationError.unknown("0002_b")) {
                try await Migrations.apply([first, third], to: db, schema: schema, hasRowSecurity: false)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `migrations in another order, or one before those applied, are refused`(engine: Engine) async throws {
        try await withSchema(engine) { db, schema in
            try await Migrations.apply([first, second], to: db, schema: schema, hasRowSecurity: false)
            for list in [[second, first], [third, first, second], [first, third, second]] {
                let error = await #expect(throws: MigrationError.self) {
                    try await Migrations.apply(list, to: db, schema: schema, hasRowSecurity: false)
                }
                guard case .reordered = error else {
                    Issue.record("not refused for its order: \(String(describing: error))")
                    continue
                }
            }
            await #expect(throws: MigrationError.duplicate("0001_a")) {
                try await Migrations.apply([first, first], to: db, schema: schema, hasRowSecurity: false)
            }
            #expect(try await db.query("SELECT 1 FROM schema_migrations").count == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a migration that fails leaves nothing of itself, and those before it applied`(engine: Engine) async throws {
        try await withSchema(engine) { db, schema in
            try await Migrations.apply([first], to: db, schema: schema, hasRowSecurity: false)
            let broken = Migration("0002_broken", ["CREATE TABLE d (n {int})", "INSERT INTO nowhere VALUES (1)"])
            let error = await #expect(throws: MigrationError.self) {
                try await Migrations.apply([first, broken, third], to: db, schema: schema, hasRowSecurity: false)
            }
            guard case .failed(let name, let statement, let diagnostic) = error else {
                Issue.record("unexpected: \(String(describing: error))")
                return
            }
            #expect(name == "0002_broken" && statement == 2 && !diagnostic.isEmpty)
            #expect(try await db.query("SELECT name FROM schema_migrations").values(as: String.self) == ["0001_a"])
            #expect(await code { _ = try await db.query("SELECT 1 FROM d") } == .other)
            try await Migrations.apply([first, second], to: db, schema: schema, hasRowSecurity: false)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a new database gets all migrations or none`(engine: Engine) async throws {
        try await withSchema(engine) { db, schema in
            let broken = Migration("0002_broken", ["INSERT INTO nowhere VALUES (1)"])
            await #expect(throws: MigrationError.self) {
                try await Migrations.apply([first, broken], to: db, schema: schema, hasRowSecurity: false)
            }
            #expect(await code { _ = try await db.query("SELECT 1 FROM schema_migrations") } == .other)
            try await Migrations.apply([first, second, third], to: db, schema: schema, hasRowSecurity: false)
            #expect(try await db.query("SELECT 1 FROM schema_migrations").count == 3)
        }
    }

    @Test(arguments: Engine.allCases, [true, false])
    func `of four replicas that start at once each migration is applied by one`(
        engine: Engine,
        isNew: Bool
    ) async throws {
        let migrations = (1...12).map { number in
            Migration("m\(number)", ["CREATE TABLE t\(unescaped: "\(number)") (n {int})"])
        }
        try await withReplicas(engine, 4) { replicas, schema in
            if !isNew {
                try await replicas[0].waitUntilReady()
                try await Migrations.apply([migrations[0]], to: replicas[0], schema: schema, hasRowSecurity: false)
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for db in replicas {
                    group.addTask {
                        try await db.waitUntilReady()
                        try await Migrations.apply(migrations, to: db, schema: schema, hasRowSecurity: false)
                    }
                }
                try await group.waitForAll()
            }
            let recorded = try await replicas[0].query("SELECT name FROM schema_migrations ORDER BY position")
            #expect(try recorded.values(as: String.self) == migrations.map(\.name))
        }
    }

    @Test func `placeholders become each database's types, and other braces stay`() async throws {
        try await withSchema(.sqlite) { db, schema in
            let migration = Migration(
                "types",
                [
                    """
                    CREATE TABLE types (a {uuid}, b {int}, c {bool}, d {instant}, e {date}, f {double}, g {blob},
                        h TEXT DEFAULT '{}', i TEXT DEFAULT '{other}') {strict}
                    """
                ]
            )
            try await Migrations.apply([migration], to: db, schema: schema, hasRowSecurity: false)
            try await db.execute("INSERT INTO types (a) VALUES ('x')")
            let row = try await db.query("SELECT h, i FROM types")[0]
            #expect(try row.string(0) == "{}" && row.string(1) == "{other}")
        }
    }

    /// One database without any migration.
    private func withSchema(
        _ engine: Engine,
        _ body: (any SQLDatabase, String) async throws -> Void
    ) async throws {
        try await withReplicas(engine, 1) { replicas, schema in
            try await replicas[0].waitUntilReady()
            try await body(replicas[0], schema)
        }
    }

    /// One database as several processes would open it.
    private func withReplicas(
        _ engine: Engine,
        _ count: Int,
        _ body: ([any SQLDatabase], String) async throws -> Void
    ) async throws {
        let schema = uniqueName("replicas")
        switch engine {
        case .sqlite:
            try await withTemporaryFolder { folder in
                let threads = SQLiteThreads(writers: count, readers: 2)
                defer { threads.stop() }
                let settings = SQLiteSettings(path: folder + "/db.sqlite", threads: threads)
                let replicas = try (0..<count).map { _ in try SQLiteDatabase(settings, loop: TestLoop.shared) }
                try await body(replicas, schema)
                for db in replicas { await db.close() }
            }
        case .postgres:
            let settings = PostgresSettings(url: Secret(try testPostgresURL()), schema: schema)
            let replicas = try (0..<count).map { _ in try PostgresDatabase(settings, loop: TestLoop.shared) }
            try await body(replicas, schema)
            try await replicas[0].execute("DROP SCHEMA IF EXISTS \(unescaped: schema) CASCADE")
            for db in replicas { await db.close() }
        }
    }
}
