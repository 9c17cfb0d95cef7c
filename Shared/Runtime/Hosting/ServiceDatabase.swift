import Database
import Loop
import Synchronization
import Values

/// A service's own database: a file of the data folder, or a schema of the server.
struct ServiceDatabase: Sendable {
    let service: any HostedService.Type
    let db: any SQLDatabase
    /// The history of the service's schema.
    let migrations: [Migration]
    private let opener: DatabaseOpener
    private let trial = Trial()

    /// Opens the database of a service; SQLite's file is made if it is not there.
    init(of service: any HostedService.Type, in opener: DatabaseOpener) throws(StartError) {
        self.service = service
        self.opener = opener
        migrations = service.schemaHistory
        db = migrations.isEmpty ? NoDatabase() : try opener.open(service.name)
    }

    /// The schema's name; a hyphen would have to be quoted everywhere.
    static func schema(of service: String) -> String {
        service.map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// SQLite's file, by its name; nil on a server.
    var file: String? { isUsed && db.dialect == .sqlite ? "\(service.name).sqlite" : nil }

    /// Whether the service has the runtime do something for it.
    func uses(_ kind: ServiceFeature.Kind) -> Bool { service.features.contains { $0.kind == kind } }

    /// Whether the service keeps anything.
    var isUsed: Bool { !migrations.isEmpty }

    /// Brings the schema up to date; with `passwords` the service's role can sign in by itself.
    func migrate(_ passwords: RolePasswords? = nil) async throws {
        guard isUsed else { return }
        let schema = ServiceDatabase.schema(of: service.name)
        guard let owner = try opener.openAsOwner(service.name) else {
            return try await Migrations.apply(migrations, to: db, schema: schema)
        }
        do {
            // Not only a first connection's time: the caller tells a server that is away from one that refuses.
            try await owner.waitUntilReady(for: .milliseconds(250))
            try await Migrations.apply(migrations, to: owner, schema: schema)
            // The database may just have been restored.
            try await TableStatistics.collectMissing(in: schema, on: owner)
            if let passwords { try await passwords.grant(to: service.name, on: owner) }
            await owner.close()
            // The role may be a moment old, and the attempts to connect as it have failed so far.
            (db as? PostgresDatabase)?.reconnect()
        } catch {
            await owner.close()
            throw error
        }
    }

    /// The database as the owner of its tables sees it; the same as `db` where there are no roles.
    func openAsOwner() throws(StartError) -> any SQLDatabase { try opener.openAsOwner(service.name) ?? db }

    /// Whether the schema is what the program expects; somebody else brings it up to date.
    func isMigrated() async throws(DatabaseError) -> Bool {
        let expected = migrations.map(\.name)
        if expected.isEmpty { return true }
        do {
            let rows = try await db.ofService.query("SELECT name FROM schema_migrations ORDER BY position")
            return try rows.values(as: String.self) == expected
        } catch  where error.code == .unavailable || error.code == .timeout {
            throw error
        } catch {
            // No such table or schema: the first migration has not been applied yet.
            return false
        }
    }

    /// Asks for a sign of life; throws what has failed lately and has not succeeded since.
    func ping() async throws(DatabaseError) {
        guard isUsed else { return }
        _ = try await db.ofService.read(["SELECT 1"])
        // defence: ready-faults
        guard let trouble = db.health?.trouble else { return }
        // Nobody may send requests meanwhile that would show its end. What is written is a page of the file, which
        // keeps its content; a damaged one needs more than that.
        if db.dialect == .sqlite, trouble.fault != .damaged, trial.isDue() {
            _ = try await db.ofService.query("PRAGMA user_version = 0")
        }
        if let trouble = db.health?.trouble { throw trouble.error }
    }

    /// Whether it is time to try again: once a second, however often somebody asks.
    private final class Trial: Sendable {
        private let last = Mutex<UInt64>(0)

        func isDue() -> Bool {
            let now = monotonicNanoseconds()
            return last.withLock { last in
                defer { if last + 1_000_000_000 <= now { last = now } }
                return last + 1_000_000_000 <= now
            }
        }
    }
}
