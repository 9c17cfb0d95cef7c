import Database
import Events
import FoundationEssentials
import Glibc
import HTTP
import Loop
import Telemetry
import Values

extension Program {
    /// `migrate`: brings the schemas of all services up to date; waits a minute for a database server that starts.
    func migrate(_ settings: Settings, _ logger: Logger) async -> Int32 {
        let opener = DatabaseOpener(settings, loop: loop, services: services.count)
        let deadline = monotonicNanoseconds() + 60_000_000_000
        let passwords = settings.rolePasswords.map { RolePasswords(folder: $0) }
        do {
            try DataFolder.keepPrivate(services, settings, logger)
            try await DataFolder.keep(services, settings, logger)
            for service in services where !service.schemaHistory.isEmpty {
                let database = try ServiceDatabase(of: service, in: opener)
                try await database.migrate(passwords, patientlyUntil: deadline, on: loop)
                await database.db.close()
                logger.info("migrated", ["schema": service.name])
            }
            return EXIT_SUCCESS
        } catch {
            logger.flush()
            let reason = (error as? StartError)?.description ?? logDescription(of: error)
            say("The migrations could not be applied. \(reason)")
            return EXIT_FAILURE
        }
    }

    /// `distribute`: brings the schemas up to date, and moves the rows of those that were there before the cluster was.
    ///
    /// It can be stopped and started again.
    func distribute(_ settings: Settings, _ logger: Logger) async -> Int32 {
        guard await migrate(settings, logger) == EXIT_SUCCESS else { return EXIT_FAILURE }
        let opener = DatabaseOpener(settings, loop: loop, services: services.count)
        do {
            for service in services where !service.schemaHistory.isEmpty {
                guard let owner = try opener.openAsOwner(service.name) else {
                    throw StartError("LARDER_DATABASE_URL has no PostgreSQL server.")
                }
                try await owner.waitUntilReady()
                guard owner.dialect == .citus else {
                    throw StartError("The database does not have the extension Citus: CREATE EXTENSION citus.")
                }
                let schema = ServiceDatabase.schema(of: service.name)
                let distribution = Distribution(service.schemaHistory, schema: schema)
                try await distribution.distribute(on: owner) { table, place, count in
                    say("\(schema).\(table) (\(place) of \(count))")
                }
                await owner.close()
            }
            return EXIT_SUCCESS
        } catch {
            logger.flush()
            let reason = (error as? StartError)?.description ?? logDescription(of: error)
            say("The tables could not be distributed; what is done stays done, and you can start again. \(reason)")
            return EXIT_FAILURE
        }
    }

    /// A service's own command: runs it with the context of the service, whose schema is up to date.
    func run(
        _ command: ServiceCommand,
        of service: any HostedService.Type,
        _ settings: Settings,
        _ logger: Logger
    ) async -> Int32 {
        do {
            let assembly = try ProcessAssembly(
                [service],
                settings: settings,
                loop: loop,
                logger: logger,
                now: { .now },
                newID: { .version7() }
            )
            let text = try await assembly.perform(command, with: Array(CommandLine.arguments.dropFirst(2)))
            await assembly.close()
            let bytes = Array((text + "\n").utf8)
            _ = write(STDOUT_FILENO, bytes, bytes.count)
            return EXIT_SUCCESS
        } catch {
            logger.flush()
            say((error as? StartError)?.description ?? "The command failed: \(logDescription(of: error)).")
            return EXIT_FAILURE
        }
    }

    /// `health`: asks the program that runs on this machine with these settings whether it is ready.
    func checkHealth(_ settings: Settings) async -> Int32 {
        let client = Client(loop: loop, settings: ClientSettings(timeout: .seconds(2), retries: 0))
        let url = "http://\(localAddress(of: settings.server.host)):\(settings.server.port)/readyz"
        do {
            let response = try await client.send(ClientRequest(.get, url))
            if response.status == 200 { return EXIT_SUCCESS }
            say(Problem(json: response.body, status: response.status)?.detail ?? "It answered \(response.status).")
        } catch {
            say("Nothing answers at \(url).")
        }
        return EXIT_FAILURE
    }
}

extension ServiceCommand {
    /// The word with its arguments.
    var usage: String { ([word] + arguments).joined(separator: " ") + (repeatsLast ? "…" : "") }

    /// Whether it can be given so many arguments.
    func takes(_ count: Int) -> Bool { count == arguments.count || repeatsLast && count > arguments.count }
}

extension ServiceDatabase {
    /// Migrates; as long as the server cannot be reached and the deadline has not passed, tries again.
    fileprivate func migrate(
        _ passwords: RolePasswords?,
        patientlyUntil deadline: UInt64,
        on loop: EventLoop
    ) async throws {
        while true {
            do {
                return try await migrate(passwords)
            } catch let error as DatabaseError
                where error.code == .unavailable && monotonicNanoseconds() < deadline
            {
                await loop.pause(for: .milliseconds(50))
            }
        }
    }
}
