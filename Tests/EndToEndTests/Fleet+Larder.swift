import Foundation
import HTTP

/// What the services of these tests know each other by.
let internalSecret = "a-secret-of-the-end-to-end-tests-only"

/// Runs `body` against one `larder` on a port of its own and an empty folder, with more settings if need be; gives the
/// folder too.
func withLarder(_ settings: [String: String] = [:], _ body: (Probe, String) async throws -> Void) async throws {
    let fleet = try Fleet()
    do {
        let port = freePorts(1)[0]
        let data = fleet.scratch.appendingPathComponent("data").path
        let environment = [
            "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
            "LARDER_DATA": data, "LARDER_INTERNAL_SECRET": internalSecret,
        ]
        try await fleet.start("larder", environment.merging(settings) { $1 })
        try await body(Probe(base: "http://127.0.0.1:\(port)"), data)
    } catch {
        await fleet.end()
        throw error
    }
    await fleet.end()
}
