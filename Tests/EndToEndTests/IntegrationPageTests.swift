import Foundation
import TestSupport
import Testing

/// What `docs/recipes-for-integrations.md` shows, done with the executable.
@Suite(.serialized) struct IntegrationPageTests {
    @Test(.timeLimit(.minutes(3)))
    func `every request of the page for integrations goes as it says`() async throws {
        let fleet = try Fleet()
        let port = freePorts(1)[0]
        let origin = "http://127.0.0.1:\(port)"
        do {
            let environment = [
                "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
                "LARDER_DATA": fleet.scratch.appendingPathComponent("data").path, "LARDER_ORIGIN": origin,
                "LARDER_INTERNAL_SECRET": internalSecret,
            ]
            try await fleet.start("larder", environment)
            let run = try await fleet.run(script: "Scripts/run-page.sh", ["LARDER_URL": origin])
            #expect(run.status == 0, "\(run.output)")
            #expect(run.output.contains("addresses are the API's"))
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }
}
