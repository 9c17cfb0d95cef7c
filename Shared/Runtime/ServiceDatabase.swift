import Database
import Events
import Glibc
import Loop
import Synchronization
import Values

/// A service's own database: a file of the data folder, or a schema of the server.
struct ServiceDatabase: Sendable {
    let service: any HostedService.Type
    let db: any SQLDatabase
    private let opener: DatabaseOpener
    private let trial = Trial()

    /// Opens the database of a service; SQLite's file is made if it is not there.
    init(of service: any HostedService.Type, in opener: DatabaseOpener) throws(StartError) {
        self.service = service
        self.opener = opener
        db = service.migrations.isEmpty ? NoDatabase() : try opener.open(service.name)
    }

    /// The schema's name; a hyphen would have to be quoted everywhere.
    static func schema(of service: String) -> String {
        service.map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// SQLite's file, by its name; nil on a server.
    var file: String? { isUsed && db.dialect == .sqlite ? "\(service.name).sqlite" : nil }

    /// Whether the service writes events; one that only reads from its neighbours may do without their tables.
    var hasEvents: Bool {
        service.migrations.contains { migration in Outbox.migrations.contains { $0.name == migration.name } }
    }

    /// Whether the service keeps things of households.
    var hasHouseholds: Bool { service.migrations.contains { $0.name == HouseholdErasure.migration.name } }

    /// Whether the service's replicas share what they know of clients that ask too often.
    var isLimiting: Bool { service.migrations.contains { $0.name == SharedBuckets.migration.name } }

    /// Whether the service keeps anything.
    var isUsed: Bool { !service.migrations.isEmpty }

    /// The service's own.
    var migrations: [Migration] { ServiceDatabase.migrations(of: service) }

    /// A service's history, after the tables that the runtime gives every service.
    static func migrations(of service: any HostedService.Type) -> [Migration] {
        service.migrations.isEmpty ? [] : IdempotencyStore.migrations + service.migrations
    }

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
            if let passwords { try await passwords.grant(to: service.name, on: owner) }
            await owner.close()
            // The role may be a moment old, and the attempts to connect as it have failed so far.
            (db as? PostgresDatabase)?.reconnect()
        } catch {
            await owner.close()
            throw error
        }
    }

    /// Whether the schema is what the program expects; somebody else brings it up to date.
    func isMigrated() async throws(DatabaseError) -> Bool {
        let expected = migrations.map(\.name)
        if expected.isEmpty { return true }
        do {
            let rows = try await db.query("SELECT name FROM schema_migrations ORDER BY position")
            return rows.map { $0.string(0) } == expected
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
        _ = try await db.read(["SELECT 1"])
        guard let trouble = db.health?.trouble else { return }
        // Nobody may send requests meanwhile that would show its end. What is written is a page of the file, which
        // keeps its content; a damaged one needs more than that.
        if db.dialect == .sqlite, trouble.fault != .damaged, trial.isDue() {
            _ = try await db.query("PRAGMA user_version = 0")
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

/// Opens databases where the settings say they are.
struct DatabaseOpener {
    private let settings: Settings
    private let loop: EventLoop
    /// SQLite's threads, which all services of a process share.
    private let threads: SQLiteThreads?

    init(_ settings: Settings, loop: EventLoop, services: Int) {
        self.settings = settings
        self.loop = loop
        switch settings.storage {
        // A database has one writer; two threads let one service write while another waits for its disk.
        case .folder: threads = SQLiteThreads(writers: services > 1 ? 2 : 1, readers: 3)
        case .postgres: threads = nil
        }
    }

    /// The threads of databases, to be watched.
    var pools: [ThreadPool] { threads.map { [$0.readers, $0.writers] } ?? [] }

    func open(_ service: String) throws(StartError) -> any SQLDatabase {
        switch settings.storage {
        case .folder(let folder):
            try DatabaseOpener.makeFolder(folder)
            let path = "\(folder)/\(service).sqlite"
            DataFolder.makeFile(path)
            var sqlite = SQLiteSettings(path: path, threads: threads ?? SQLiteThreads())
            sqlite.statementTimeout = settings.statementTimeout
            sqlite.isDurable = settings.isDurable
            do {
                return try SQLiteDatabase(sqlite, loop: loop)
            } catch {
                let file = "\(service).sqlite"
                guard let fault = error.fault, fault != .unreachable && fault != .slow else {
                    throw StartError("The database file \(path) cannot be opened: \(error.diagnostic).")
                }
                let words = fault.words(of: service, file: file)
                throw StartError("\(words) \(fault.advice(file: file)) (\(path): \(error.diagnostic))")
            }
        case .postgres(let url):
            let schema = ServiceDatabase.schema(of: service)
            return try open(url, schema, as: Walls.role(of: schema))
        }
    }

    /// The database as its owner sees it, for migrations; nil where there are no roles.
    ///
    /// The caller closes it.
    func openAsOwner(_ service: String) throws(StartError) -> (any SQLDatabase)? {
        guard case .postgres(let url) = settings.storage else { return nil }
        return try open(url, ServiceDatabase.schema(of: service), as: nil)
    }

    /// A schema of the server, over connections that take on a role.
    private func open(_ url: Secret, _ schema: String, as role: String?) throws(StartError) -> any SQLDatabase {
        var postgres = PostgresSettings(url: url, schema: schema)
        postgres.role = role
        postgres.password = settings.databasePassword
        postgres.statementTimeout = settings.statementTimeout
        if role == nil {
            // Migrations may take their time.
            postgres.readConnections = 1
            postgres.endsSilentTransactions = false
        }
        do {
            return try PostgresDatabase(postgres, loop: loop)
        } catch {
            // Not the URL itself: it may hold a password.
            throw StartError("LARDER_DATABASE_URL cannot be used: \(error.diagnostic).")
        }
    }

    /// Makes a folder and those above it, for this user only: other users of the machine have no business there.
    static func makeFolder(_ path: String) throws(StartError) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            if mkdir(made, 0o700) != 0, errno != EEXIST {
                throw StartError("The data folder \(path) cannot be made: \(String(cString: strerror(errno))).")
            }
        }
        guard access(path, R_OK | W_OK | X_OK) == 0 else {
            throw StartError("The data folder \(path) cannot be used: \(String(cString: strerror(errno))).")
        }
    }
}
