import Database
import Events
import Glibc
import Values

extension Doctor {
    /// What there is to say about where the data lies.
    func database() async -> [Finding] {
        switch settings.storage {
        case .folder(let folder): await self.folder(folder)
        case .postgres: await postgres()
        }
    }

    // MARK: - SQLite

    private func folder(_ folder: String) async -> [Finding] {
        guard access(folder, F_OK) == 0 else {
            return [.note("There is no data folder \(folder) yet; the first start creates it.")]
        }
        guard access(folder, R_OK | W_OK | X_OK) == 0 else {
            return [
                .bad(
                    "This user cannot write to the data folder \(folder).",
                    "Give it to the user that Larder runs as: chown -R USER \(folder)"
                )
            ]
        }
        var findings = [Finding.good("The data folder \(folder) is writable.")]
        if let disk = Finding.disk(of: folder) { findings.append(disk) }
        let files = DataFolder(folder, services)
        findings.append(DoctorRules.privacy(files.loose, in: folder))
        if !files.present.isEmpty { findings.append(DoctorRules.backup(files.lastBackup, at: .now)) }
        let opener = DatabaseOpener(settings, loop: loop, services: services.count)
        for service in services where !service.schemaHistory.isEmpty {
            guard access("\(folder)/\(service.name).sqlite", F_OK) == 0 else {
                findings.append(.note("The \(service.name) service has no database yet; its first start creates it."))
                continue
            }
            let damage = await onOwnThread { [patience] in
                SQLiteFiles.damage(of: "\(folder)/\(service.name).sqlite", within: patience * 5)
            }
            findings.append(DoctorRules.file("\(service.name).sqlite", damage: damage))
            // What is there is not to be believed.
            if damage?.isEmpty == false { continue }
            do {
                let database = try ServiceDatabase(of: service, in: opener)
                findings.append(await migrations(of: database))
                await database.db.close()
            } catch {
                findings.append(.bad(error.description, "If the file is damaged, restore it from a backup."))
            }
        }
        return findings
    }

    // MARK: - PostgreSQL

    private func postgres() async -> [Finding] {
        var findings: [Finding] = []
        let opener = DatabaseOpener(settings, loop: loop, services: services.count)
        for service in services where !service.schemaHistory.isEmpty {
            do {
                if findings.isEmpty {
                    guard let answer = try await server(opener, service.name) else { continue }
                    findings += answer
                    if answer.contains(where: { $0.mark == .bad }) { return findings }
                }
                let database = try ServiceDatabase(of: service, in: opener)
                for finding in await schema(of: database) where !(finding.mark == .note && findings.contains(finding)) {
                    findings.append(finding)
                }
                await database.db.close()
            } catch {
                findings.append(.bad(logDescription(of: error), "Check LARDER_DATABASE_URL."))
                return findings
            }
        }
        return findings
    }

    /// The server itself, as whoever is in the URL.
    private func server(_ opener: DatabaseOpener, _ service: String) async throws -> [Finding]? {
        guard let owner = try opener.openAsOwner(service) else { return nil }
        do throws(DatabaseError) {
            try await owner.waitUntilReady(for: patience)
            let row = try await owner.query(
                """
                SELECT current_setting('server_version_num')::bigint,
                    (extract(epoch FROM clock_timestamp()) * 1000)::bigint
                """
            )[0]
            let now = Instant.now
            await owner.close()
            return [
                try DoctorRules.postgresVersion(row.int(0)),
                try DoctorRules.clock(now, row.instant(1), of: "the database"),
            ]
        } catch {
            await owner.close()
            return [
                .bad(
                    "The database does not answer: \(error.diagnostic).",
                    "Start PostgreSQL, or correct LARDER_DATABASE_URL and its password."
                )
            ]
        }
    }

    /// The same for every service of one URL.
    private static func connectsAsOwner(_ user: String) -> Finding {
        .note(
            "The database user \(user) could bypass the policies, and uses the services' roles instead.",
            "docs/database.md describes how each service connects with its own role."
        )
    }

    /// A service's schema, as the service has it.
    private func schema(of database: ServiceDatabase) async -> [Finding] {
        let name = database.service.name
        let schema = ServiceDatabase.schema(of: name)
        do {
            try await database.db.waitUntilReady(for: patience)
        } catch {
            return [
                .bad(
                    "The \(name) service cannot connect as \(RowSecurity.role(of: schema)): \(error.diagnostic).",
                    "Run `larder migrate` with the owner's URL: it creates the role and its rights."
                )
            ]
        }
        var findings = [await migrations(of: database)]
        // Tables that are still to come have no row security yet.
        guard findings[0].mark == .good else { return findings }
        do {
            let report = try await RowSecurityReport.inspect(database.migrations, schema: schema, on: database.db)
            for fault in report.faults {
                findings.append(
                    .bad("In the \(name) service's schema \(fault).", "Run `larder migrate` with the owner's URL.")
                )
            }
            for right in report.foreignRights {
                findings.append(.bad("The role \(right), which it should not have.", "Revoke that (REVOKE)."))
            }
            if report.faults.isEmpty && report.foreignRights.isEmpty {
                findings.append(.good("The \(name) service's role, rights and policies are in place."))
            }
            if report.canBypassPolicies { findings.append(Doctor.connectsAsOwner(report.user)) }
        } catch {
            findings.append(
                .bad("The \(name) service's policies cannot be read: \(logDescription(of: error)).", "Try again.")
            )
        }
        return findings
    }

    private func migrations(of database: ServiceDatabase) async -> Finding {
        var recorded: [String] = []
        // Without the table nothing has been applied.
        if let rows = try? await database.db.ofService.query("SELECT name FROM schema_migrations ORDER BY position") {
            recorded = rows.compactMap { try? $0.string(0) }
        }
        return DoctorRules.migrations(
            of: database.service.name,
            expected: database.migrations.map(\.name),
            recorded: recorded
        )
    }
}
