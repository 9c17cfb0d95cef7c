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
///
/// On PostgreSQL the database is seen as a service sees it: in its role, behind row security; as the owner sees it if
/// `hasRowSecurity` is false.
public func withDatabase<Result>(
    _ engine: Engine,
    migrations: [Migration] = [],
    schema: String = "test",
    hasRowSecurity: Bool = true,
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    try await TestGate.databases.pass {
        do {
            let hasRows = hasRowSecurity && !migrations.isEmpty
            return try await withUngatedDatabase(engine, migrations, schema, hasRows, body)
        } catch {
            // The error itself says nothing of what the database has said.
            if let error = error as? DatabaseError { print("\(engine): \(error.diagnostic)") }
            throw error
        }
    }
}

private func withUngatedDatabase<Result>(
    _ engine: Engine,
    _ migrations: [Migration],
    _ schema: String,
    _ hasRowSecurity: Bool,
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    switch engine {
    case .sqlite:
        return try await withTemporaryFolder { folder in
            let threads = SQLiteThreads()
            defer { threads.stop() }
            let settings = SQLiteSettings(path: folder + "/\(schema).sqlite", threads: threads)
            let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
            return try await using(db) { db in
                try await Migrations.apply(migrations, to: db, schema: schema)
                return try await body(db)
            }
        }
    case .postgres:
        let name = uniqueName(schema)
        return try await using(try postgres(name, as: nil)) { owner in
            try await Migrations.apply(migrations, to: owner, schema: name, hasRowSecurity: hasRowSecurity)
            do {
                let result =
                    hasRowSecurity
                    ? try await using(postgres(name, as: RowSecurity.role(of: name)), body) : try await body(owner)
                try await drop(name, on: owner)
                return result
            } catch {
                try? await drop(name, on: owner)
                throw error
            }
        }
    }
}

/// Runs `body` with the same database as the owner of its tables sees it.
public func asOwner<Result>(
    of db: any SQLDatabase,
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    guard db.dialect != .sqlite else { return try await body(db) }
    let schema = try await db.ofService.query("SELECT current_schema()::text")[0].string(0)
    return try await using(postgres(schema, as: nil), body)
}

/// A schema of the tests' server, over connections that take on a role.
private func postgres(_ schema: String, as role: String?) throws -> any SQLDatabase {
    var settings = PostgresSettings(url: Secret(try testPostgresURL()), schema: schema)
    settings.role = role
    return try PostgresDatabase(settings, loop: TestLoop.shared)
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
    _ body: (any SQLDatabase) async throws -> Result
) async throws -> Result {
    do {
        try await db.waitUntilReady()
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
    try await db.execute("DROP ROLE IF EXISTS \(unescaped: RowSecurity.role(of: schema))")
}
