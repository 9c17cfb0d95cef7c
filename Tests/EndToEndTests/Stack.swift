import Foundation
import Identity

/// The services as executables of their own over one PostgreSQL database, with a tap on every call between them.
struct Stack {
    static let services = ServiceNames.all

    let fleet: Fleet
    let ports: [String: UInt16]
    /// What stands before each service for its neighbours.
    let taps: [String: Tap]

    /// Starts all of them.
    init(database: String, _ settings: [String: String] = [:]) async throws {
        fleet = try Fleet()
        ports = Dictionary(uniqueKeysWithValues: zip(Stack.services, freePorts(Stack.services.count)))
        var taps: [String: Tap] = [:]
        for (name, port) in ports { taps[name] = try Tap(to: port) }
        self.taps = taps
        for name in Stack.services {
            try await fleet.start("\(name)-service", environment(name, database).merging(settings) { $1 })
        }
    }

    /// Where a test reaches a service.
    func url(_ service: String) -> String { "http://127.0.0.1:\(ports[service] ?? 0)" }

    /// The settings by which the demo finds each service.
    var demoEnvironment: [String: String] {
        Dictionary(uniqueKeysWithValues: Stack.services.map { (Stack.setting($0), url($0)) })
    }

    func end() async {
        await fleet.end()
        for tap in taps.values { tap.close() }
    }

    private func environment(_ name: String, _ database: String) -> [String: String] {
        var environment = [
            "LARDER_HOST": "127.0.0.1",
            "LARDER_PORT": String(ports[name] ?? 0),
            "LARDER_DATABASE_URL": database,
            "LARDER_ORIGIN": url(name),
            "LARDER_INTERNAL_SECRET": internalSecret,
            "LARDER_LOG_LEVEL": "warning",
        ]
        for (neighbour, tap) in taps {
            environment[Stack.setting(neighbour)] = "http://127.0.0.1:\(tap.port)"
        }
        return environment
    }

    private static func setting(_ service: String) -> String {
        "LARDER_\(service.uppercased().replacingOccurrences(of: "-", with: "_"))_URL"
    }
}
