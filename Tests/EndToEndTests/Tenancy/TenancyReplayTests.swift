import Foundation
import TestSupport
import Testing

/// Nobody reaches another household's data: every operation of every service, with every lesser credential and with
/// another household's ids wherever an id can be.
///
/// The operations come from the documents of the running services, so a new one is covered without being named.
@Suite struct TenancyReplayTests {
    /// Both at once, as each mostly waits.
    @Test(.timeLimit(.minutes(15)))
    func `no operation gives away or changes another household`() async throws {
        async let embedded: Void = replayOneProcess()
        async let separate: Void = replayServices()
        _ = try await (embedded, separate)
    }

    /// One process on SQLite.
    private func replayOneProcess() async throws {
        let fleet = try Fleet()
        do {
            let port = freePorts(1)[0]
            let data = fleet.scratch.appendingPathComponent("data").path
            try await fleet.start(
                "larder",
                [
                    "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
                    "LARDER_DATA": data, "LARDER_INTERNAL_SECRET": internalSecret,
                ]
            )
            let rows = try await Census(folder: data)
            try await replay(ReplayStage("SQLite", bases: ["http://127.0.0.1:\(port)"], rows: rows))
            await rows.close()
            let log = await fleet.log("larder")
            #expect(log.isEmpty, "an error was logged: \(log)")
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    /// Each service by itself, on PostgreSQL.
    private func replayServices() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url)
        do {
            let rows = try await Census(postgres: database.url)
            try await replay(ReplayStage("PostgreSQL", bases: Stack.services.map(stack.url), rows: rows))
            await rows.close()
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    private func replay(_ stage: ReplayStage) async throws {
        let doors = stage.doors
        #expect(doors.count > 90)
        #expect(stage.rows.count > 20)
        let replay = try await TenancyReplay(stage)
        try await replay.run()
        print(
            "tenancy replay on \(stage.engine): \(replay.calls) calls over \(doors.count) operations, "
                + "\(replay.places) places for ids in bodies, \(replay.ledger.samples.count) ids of the other household"
        )
        #expect(replay.calls > 2500, "only \(replay.calls) calls were made")
    }
}
