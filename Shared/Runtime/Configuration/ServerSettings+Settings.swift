import HTTP
import Telemetry

extension Settings {
    /// What is said about the server, of one service or of all of Larder.
    static func server(_ reader: inout SettingsReader, for service: String?) -> ServerSettings {
        let port = service.flatMap { Settings.defaultPorts[$0] } ?? 8080
        var server = ServerSettings(
            host: reader.text(.host) ?? (service == nil ? "0.0.0.0" : "127.0.0.1"),
            port: reader.integer(.port, default: port, in: 0...65_535)
        )
        server.headerLimit = reader.integer(.maxHeader, in: 1024...1_048_576)
        server.bodyLimit = reader.integer(.maxBody, in: 1024...1_073_741_824)
        // One page has to find room.
        let memory = 16_777_216...1_073_741_824
        server.bodyMemory = reader.integer(.bodyMemory, in: memory)
        server.bodyMemoryPerClient = reader.integer(.bodyMemoryPerClient, in: memory)
        server.requestDeadline = .seconds(reader.integer(.requestTimeout, in: 1...3600))
        server.idleTimeout = .seconds(reader.integer(.idleTimeout, in: 1...3600))
        server.maxConnections = reader.integer(.maxConnections, in: 1...1_000_000)
        server.maxConnectionsPerAddress = reader.integer(.maxConnectionsPerAddress, in: 1...1_000_000)
        server.crossOrigin = Settings.crossOrigin(&reader)
        guard let text = reader.text(.trustedProxies) else { return server }
        if let proxies = ServerSettings.TrustedProxies(text) {
            server.trustedProxies = proxies
        } else {
            reader.report(
                .trustedProxies,
                "must be \"none\", \"private\", or addresses and networks such as 10.0.0.7 and 10.0.0.0/8, not \"\(text)\""
            )
        }
        return server
    }
}

extension ServerSettings {
    /// What the operator has decided about the server, as far as the system allows it.
    init(_ settings: Settings, logger: Logger) {
        self = settings.server
        let wanted = maxConnections
        if let limit = Descriptors.limit {
            maxConnections = Descriptors.connections(wanted: wanted, of: limit)
            if maxConnections < wanted {
                // Or one address could have them all.
                maxConnectionsPerAddress = min(maxConnectionsPerAddress, max(1, maxConnections / 4))
                logger.warning(
                    "fewer connections than set, as the process may open too few files",
                    [
                        "connections": maxConnections, "of_one_address": maxConnectionsPerAddress,
                        "set": wanted, "descriptors": limit,
                    ]
                )
            }
        }
        let log = ServerLog(logger)
        onNotice = { log.note($0) }
        onRefusal = { problem, _ in logger.debug("request refused by the server", ["code": problem.code]) }
    }
}
