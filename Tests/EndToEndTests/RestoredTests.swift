import Foundation
import HTTP
import Identity
import TestSupport
import Testing

/// Backups that do restore: a Larder put back from one is as it was, and lets the same people in.
@Suite(.serialized) struct RestoredTests {
    @Test(.timeLimit(.minutes(3)))
    func `a Larder on SQLite is put back from its backup by two commands`() async throws {
        let fleet = try Fleet()
        do {
            let scratch = fleet.scratch
            let old = ["LARDER_DATA": scratch.appendingPathComponent("old").path]
            let new = ["LARDER_DATA": scratch.appendingPathComponent("new").path]
            let file = scratch.appendingPathComponent("larder.tar").path
            let household = try await fill(fleet, old) { try await Census(folder: old["LARDER_DATA"] ?? "") }
            // While it runs.
            let census = { try await Census(folder: old["LARDER_DATA"] ?? "") }
            let before = try await rows(of: household, in: census) {
                try? FileManager.default.removeItem(atPath: file)
                let made = try await fleet.run("larder", ["backup", file], old)
                #expect(made.status == 0 && made.output.contains("contains 7 databases"), "\(made.output)")
            }
            _ = await fleet.terminate("larder")
            let restored = try await fleet.run("larder", ["restore", file], new)
            #expect(restored.status == 0, "\(restored.output)")
            let after = try await rows(of: household, Census(folder: new["LARDER_DATA"] ?? ""))
            #expect(before == after && !before.isEmpty)
            try await enter(fleet, new, household)
            let doctor = try await fleet.run("larder", ["doctor"], old)
            #expect(doctor.output.contains("The last backup is less than a day old."), "\(doctor.output)")
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    /// As docs/backups.md says, onto another server, which knows none of the roles yet.
    @Test(.timeLimit(.minutes(3)))
    func `a Larder on PostgreSQL is put back with PostgreSQL's tools, roles and row security included`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let fleet = try Fleet()
        do {
            let old = ["LARDER_DATABASE_URL": database.url]
            let household = try await fill(fleet, old) { try await Census(postgres: database.url) }
            let roles = fleet.scratch.appendingPathComponent("roles.sql").path
            let dump = fleet.scratch.appendingPathComponent("larder.dump").path
            let census = { try await Census(postgres: database.url) }
            let before = try await rows(of: household, in: census) {
                try tool("pg_dumpall", ["--roles-only", "--file", roles, "--dbname", database.url])
                try tool("pg_dump", ["--format=custom", "--file", dump, "--dbname", database.url])
            }
            _ = await fleet.terminate("larder")
            try await PrivateServer.with { server in
                // It complains of the superuser, who is there already.
                try tool("psql", ["--no-psqlrc", "--quiet", "--file", roles, server.url])
                try tool("pg_restore", ["--exit-on-error", "--dbname", server.url, dump])
                let after = try await rows(of: household, Census(postgres: server.url))
                #expect(before == after && !before.isEmpty)
                let new = ["LARDER_DATABASE_URL": server.url]
                try await enter(fleet, new, household)
                let doctor = try await fleet.run("larder", ["doctor"], new)
                for service in ServiceNames.keepers {
                    let words = "The \(service) service's role, rights and policies are in place."
                    #expect(doctor.output.contains(words), "\(doctor.output)")
                }
                _ = await fleet.terminate("larder")
            }
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    /// Starts a Larder and lets it make one of everything.
    private func fill(
        _ fleet: Fleet,
        _ settings: [String: String],
        _ census: () async throws -> Census
    ) async throws -> ReplayHousehold {
        let base = try await start(fleet, settings)
        let rows = try await census()
        let engine = settings["LARDER_DATABASE_URL"] == nil ? "SQLite" : "PostgreSQL"
        let stage = try await ReplayStage(engine, bases: [base], rows: rows)
        let household = try await ReplayHousehold(stage, word: "Quince")
        await rows.close()
        #expect(household.missing == [])
        return household
    }

    /// Starts a Larder and sees the household with a token, and a link, of before.
    private func enter(_ fleet: Fleet, _ settings: [String: String], _ household: ReplayHousehold) async throws {
        let probe = Probe(base: try await start(fleet, settings))
        let recipes = try await probe.send("GET", "/api/v1/recipes", token: household.owner.token)
        #expect(recipes.status == 200 && String(decoding: recipes.body, as: UTF8.self).contains("Quince soup"))
        let page = try await probe.send("GET", "/list/\(household.shares["view"] ?? "")")
        #expect(page.status == 200)
        let body = Array(#"{"refresh_token":"\#(household.owner.refreshToken)"}"#.utf8)
        #expect(try await probe.send("POST", "/api/v1/auth/refresh", body: body).status == 200)
    }

    private func start(_ fleet: Fleet, _ settings: [String: String]) async throws -> String {
        let port = freePorts(1)[0]
        let environment = [
            "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
            "LARDER_INTERNAL_SECRET": internalSecret,
        ]
        try await fleet.start("larder", environment.merging(settings) { $1 })
        return "http://127.0.0.1:\(port)"
    }

    /// The rows that a backup holds: it is made again if what the household has done goes on being carried out meanwhile.
    private func rows(
        of household: ReplayHousehold,
        in census: () async throws -> Census,
        backup: () async throws -> Void
    ) async throws -> [String: [String]] {
        for _ in 0..<20 {
            let before = try await rows(of: household, census())
            try await backup()
            if try await rows(of: household, census()) == before { return before }
        }
        throw DatabaseFailed(output: "the household's rows never rest")
    }

    private func rows(of household: ReplayHousehold, _ census: Census) async throws -> [String: [String]] {
        let owner = household.owner
        let rows = try await census.rows(of: owner.household, naming: [owner.user, owner.session])
        await census.close()
        return rows
    }

    /// Runs one of PostgreSQL's tools.
    private func tool(_ name: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw DatabaseFailed(output: "\(name): " + String(decoding: output, as: UTF8.self))
        }
    }
}
