import Database
import Glibc
import Loop
import Telemetry
import Values

/// Opens databases where the settings say they are.
struct DatabaseOpener {
    private let settings: Settings
    private let loop: EventLoop
    /// SQLite's threads, which all services of a process share.
    private let threads: SQLiteThreads?
    private let metrics: Metrics

    init(_ settings: Settings, loop: EventLoop, services: Int, metrics: Metrics = Metrics()) {
        self.settings = settings
        self.loop = loop
        self.metrics = metrics
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
            // defence: private-files
            DataFolder.makeFile(path)
            var sqlite = SQLiteSettings(path: path, threads: threads ?? SQLiteThreads())
            sqlite.statementTimeout = settings.statementTimeout
            sqlite.isDurable = settings.isDurable
            let writes = metrics.histogram(
                "larder_sqlite_write_seconds",
                "Time for which a writer kept the others waiting.",
                [("service", service)],
                bounds: [0.001, 0.002_5, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5]
            )
            sqlite.onWrite = { writes.observe(Double($0) / 1e9) }
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
            return try open(url, service, as: RowSecurity.role(of: schema))
        }
    }

    /// The database as its owner sees it, for migrations; nil where there are no roles.
    ///
    /// The caller closes it.
    func openAsOwner(_ service: String) throws(StartError) -> (any SQLDatabase)? {
        guard case .postgres(let url) = settings.storage else { return nil }
        return try open(url, service, as: nil)
    }

    /// A schema of the server, over connections that take on a role.
    private func open(_ url: Secret, _ service: String, as role: String?) throws(StartError) -> any SQLDatabase {
        var postgres = PostgresSettings(url: url, schema: ServiceDatabase.schema(of: service))
        postgres.role = role
        postgres.password = settings.databasePassword
        postgres.statementTimeout = settings.statementTimeout
        postgres.notifyURL = settings.notifyURL
        // Reads share theirs; a single write has one, and the rest is for transactions.
        postgres.readConnections = max(1, settings.databaseConnections * 2 / 7)
        postgres.transactionConnections = settings.databaseConnections - postgres.readConnections - 1
        let labels: Metrics.Labels = [("service", service)]
        let trips = metrics.histogram(
            "larder_database_round_trip_seconds",
            "Time from a statement to PostgreSQL's answer.",
            labels
        )
        let leases = metrics.histogram(
            "larder_database_lease_seconds",
            "Time for which a transaction waited for a connection to PostgreSQL.",
            labels
        )
        postgres.onRoundTrip = { trips.observe(Double($0) / 1e9) }
        postgres.onLease = { leases.observe(Double($0) / 1e9) }
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

    /// Makes a folder and those above it, for this user only.
    static func makeFolder(_ path: String) throws(StartError) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            if mkdir(made, 0o700) != 0, errno != EEXIST {
                throw StartError("The data folder \(path) cannot be created: \(String(cString: strerror(errno))).")
            }
        }
        guard access(path, R_OK | W_OK | X_OK) == 0 else {
            throw StartError("The data folder \(path) cannot be used: \(String(cString: strerror(errno))).")
        }
    }
}
