public import Database
import Foundation
import Values

/// The two databases; a suite over `Engine.allCases` runs on both.
public enum Engine: String, CaseIterable, Sendable, CustomStringConvertible {
    /// A file of its own for every test.
    case sqlite
    /// A schema of its own for every test, on the server that LARDER_TEST_POSTGRES names.
    case postgres

    /// The engine's name.
    public var description: String { rawValue }
}

/// Why a test cannot have a database.
public struct TestDatabaseError: Error, CustomStringConvertible {
    /// What to do about it.
    public let description: String
}

/// Runs `body` with a fresh database that has `migrations` applied, and removes the database afterwards.
public func withDatabase<Result>(
    _ engine: Engine,
    migrations: [Migration] = [],
    schema: String = "test",
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    try await TestGate.databases.pass {
        try await withUngatedDatabase(engine, migrations, schema, body)
    }
}

private func withUngatedDatabase<Result>(
    _ engine: Engine,
    _ migrations: [Migration],
    _ schema: String,
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    switch engine {
    case .sqlite:
        return try await withTemporaryFolder { folder in
            let threads = SQLiteThreads()
            defer { threads.stop() }
            let settings = SQLiteSettings(path: folder + "/\(schema).sqlite", threads: threads)
            let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
            return try await using(db, migrations, schema, body)
        }
    case .postgres:
        let name = uniqueName(schema)
        let db = try PostgresDatabase(
            PostgresSettings(url: Secret(testPostgresURL()), schema: name),
            loop: TestLoop.shared
        )
        return try await using(db, migrations, name) { db in
            do {
                let result = try await body(db)
                try await drop(name, on: db)
                return result
            } catch {
                try? await drop(name, on: db)
                throw error
            }
        }
    }
}

/// The server that tests use; without it they fail rather than pass unrun.
public func testPostgresURL() throws -> String {
    guard let url = ProcessInfo.processInfo.environment["LARDER_TEST_POSTGRES"], !url.isEmpty else {
        throw TestDatabaseError(
            description: "LARDER_TEST_POSTGRES is not set: run the tests through Scripts/with-postgres.sh"
        )
    }
    return url
}

/// Runs `body` with an empty folder that is removed afterwards.
public func withTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(uniqueName("larder-test")).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}

/// A name that no other test of this or another process has.
public func uniqueName(_ prefix: String) -> String {
    prefix + "_" + UUID().uuidString.lowercased().replacingOccurrences(of: "-", with: "")
}

private func using<Result>(
    _ db: any SQLDatabase,
    _ migrations: [Migration],
    _ schema: String,
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    do {
        try await db.waitUntilReady()
        try await Migrations.apply(migrations, to: db, schema: schema)
        let result = try await body(db)
        await db.close()
        return result
    } catch {
        await db.close()
        throw error
    }
}

private func drop(_ schema: String, on db: any SQLDatabase) async throws {
    try await db.execute("DROP SCHEMA IF EXISTS \(unescaped: schema) CASCADE")
}
