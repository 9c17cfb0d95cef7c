import Foundation
import Testing

/// The loop of the demo, driven over HTTP against the real executables.
@Suite(.serialized) struct WholeLoopTests {
    @Test(.timeLimit(.minutes(3)))
    func `the whole loop runs on one process with SQLite`() async throws {
        let fleet = try Fleet()
        let port = freePorts(1)[0]
        do {
            try await fleet.start(
                "larder",
                [
                    "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "warning",
                    "LARDER_DATA": fleet.scratch.appendingPathComponent("data").path,
                ]
            )
            let demo = try await fleet.run(
                script: "Scripts/demo.sh",
                ["LARDER_URL": "http://127.0.0.1:\(port)"]
            )
            let log = await fleet.log("larder")
            #expect(demo.status == 0, "\(demo.output)\n\(log)")
            #expect(demo.output.contains("The whole loop works."))
            let stop = try #require(await fleet.terminate("larder"))
            #expect(stop.status == 0)
            #expect(stop.seconds < 10)
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    @Test(.timeLimit(.minutes(3)))
    func `the whole loop runs on separate services with PostgreSQL`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url)
        do {
            let demo = try await stack.fleet.run(script: "Scripts/demo.sh", stack.demoEnvironment)
            #expect(demo.status == 0, "\(demo.output)")
            #expect(demo.output.contains("The whole loop works."))
            for service in Stack.services {
                let stop = try #require(await stack.fleet.terminate("\(service)-service"))
                #expect(stop.status == 0, "\(service) left with \(stop.status)")
                #expect(stop.seconds < 10)
            }
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }
}
