import Database
import Events
import HTTP
import Telemetry
import Values

extension ProcessAssembly {
    /// How long a database is waited for, and then its queues: together less than who asks for the status waits.
    private static let patience = Duration.milliseconds(1000)
    private static let patienceWithQueues = Duration.milliseconds(700)

    /// How the process is at the moment.
    func status() async -> ProcessStatus {
        let looks = await withTaskGroup(of: (Int, DatabaseLook).self) { group in
            for (number, database) in databases.enumerated() {
                group.addTask { [self] in (number, await look(at: database)) }
            }
            return await group.reduce(into: [Int: DatabaseLook]()) { $0[$1.0] = $1.1 }
        }
        let records = jobs.records
        let services = databases.enumerated().map { number, database in
            let name = database.service.name
            let look = looks[number] ?? DatabaseLook()
            let jobs = records.filter { $0.service == name }.map(JobStatus.init)
            return ServiceStatus(name: name, database: look.status, events: look.events, jobs: jobs)
        }
        let (problem, weaknesses) = readiness.outline
        // Why the process waits is what is wrong with its database, in other words.
        let trouble = problem ?? services.lazy.compactMap { $0.database?.problem }.first
        return ProcessStatus(
            services: services,
            ready: trouble == nil,
            problem: trouble,
            degraded: weaknesses,
            version: DocumentRoutes.apiVersion,
            startedAt: startedAt,
            residentBytes: residentBytes(),
            jobs: records.filter { $0.service == nil }.map(JobStatus.init),
            findings: findings + Set(looks.values.compactMap(\.clock)).sorted { $0.words < $1.words }
        )
    }

    /// What the doctor says of settings and of the machine, as far as somebody may want it otherwise.
    private var findings: [FindingStatus] {
        var findings = [DoctorRules.origin(settings.publicOrigin)]
        if let limit = Descriptors.limit {
            findings.append(DoctorRules.descriptors(limit, connections: settings.server.maxConnections))
        }
        if case .folder(let folder) = settings.storage {
            if let disk = Finding.disk(of: folder) { findings.append(disk) }
            let files = DataFolder(folder, services)
            if !files.present.isEmpty { findings.append(DoctorRules.backup(files.lastBackup, at: .now)) }
        }
        return findings.compactMap(FindingStatus.init)
    }

    // MARK: - Databases

    /// What was seen of a service's database.
    private struct DatabaseLook: Sendable {
        var status: DatabaseStatus?
        var events: EventStatus?
        var clock: FindingStatus?
    }

    private func look(at database: ServiceDatabase) async -> DatabaseLook {
        guard database.isUsed else { return DatabaseLook() }
        let look = await Patience.value(within: Self.patience, on: loop) { [self] () async -> DatabaseLook in
            do throws(DatabaseError) {
                try await database.ping()
                var look = DatabaseLook(status: DatabaseStatus(engine: database.engine, ready: true))
                if let theirs = try await database.clock() {
                    look.clock = FindingStatus(DoctorRules.clock(.now, theirs, of: "the database"))
                }
                return look
            } catch {
                return failed(database, error.fault ?? .unreachable)
            }
        }
        guard var look else { return failed(database, .slow) }
        guard look.status?.ready == true, database.uses(.events) else { return look }
        // Without its tables there are no events yet, which is told as the reason to wait. Of a queue that takes long to
        // count nothing is said: the database is well.
        let backlog = await Patience.value(within: Self.patienceWithQueues, on: loop) {
            try? await Outbox.backlog(database.db)
        }
        if let backlog = backlog ?? nil { look.events = EventStatus(backlog, at: contexts[0].now()) }
        return look
    }

    private func failed(_ database: ServiceDatabase, _ fault: DatabaseFault) -> DatabaseLook {
        let words = fault.words(of: database.service.name, file: database.file)
        let problem = "\(words) \(fault.advice(file: database.file))"
        return DatabaseLook(status: DatabaseStatus(engine: database.engine, ready: false, problem: problem))
    }
}

extension ServiceDatabase {
    /// What it is, as its makers write it.
    fileprivate var engine: String {
        switch db.dialect {
        case .sqlite: "SQLite"
        case .postgres: "PostgreSQL"
        case .citus: "Citus"
        }
    }

    /// What time it is there; nil where it is this machine's own.
    fileprivate func clock() async throws(DatabaseError) -> Instant? {
        guard db.dialect.isPostgres else { return nil }
        let rows = try await db.ofService.read(["SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"])
        return try rows[0][0].instant(0)
    }
}

extension FindingStatus {
    /// A finding; nil for what is as it should be.
    init?(_ finding: Finding) {
        switch finding.mark {
        case .good: return nil
        case .bad: self.init(mark: .bad, words: finding.words, advice: finding.advice)
        case .note: self.init(mark: .note, words: finding.words, advice: finding.advice)
        }
    }
}

extension JobStatus {
    init(_ record: JobRecord) {
        self.init(
            name: record.name,
            everySeconds: Int(record.interval.wholeMilliseconds / 1000),
            lastRun: record.lastRun,
            lastTook: record.lastRun.map { _ in Int(record.took.wholeMilliseconds) },
            failures: record.failures,
            lastError: record.lastError
        )
    }
}

extension EventStatus {
    init(_ backlog: OutboxBacklog, at now: Instant) {
        self.init(
            waiting: CappedCount(found: backlog.waiting, limit: OutboxBacklog.limit),
            oldestSeconds: backlog.oldest.map { max(0, Int((now - $0).wholeMilliseconds / 1000)) },
            givenUp: CappedCount(found: backlog.givenUp, limit: OutboxBacklog.limit)
        )
    }
}
