import HTTP
import Telemetry

extension ServerSettings {
    /// What the operator has decided about the server, as far as the system allows it.
    init(_ settings: Settings, logger: Logger) {
        self.init(host: settings.host, port: settings.port)
        headerLimit = settings.limits.header
        bodyLimit = settings.limits.body
        bodyMemory = settings.limits.bodyMemory
        bodyMemoryPerClient = settings.limits.bodyMemoryPerClient
        maxConnections = settings.limits.connections
        maxConnectionsPerAddress = settings.limits.connectionsPerAddress
        idleTimeout = settings.limits.idleTime
        requestDeadline = settings.limits.requestTime
        trustedProxies = settings.trustedProxies
        if let limit = Descriptors.limit {
            maxConnections = Descriptors.connections(wanted: maxConnections, of: limit)
            if maxConnections < settings.limits.connections {
                // Or one address could have them all.
                maxConnectionsPerAddress = min(maxConnectionsPerAddress, max(1, maxConnections / 4))
                logger.warning(
                    "fewer connections than set, as the process may open too few files",
                    [
                        "connections": maxConnections, "of_one_address": maxConnectionsPerAddress,
                        "set": settings.limits.connections, "descriptors": limit,
                    ]
                )
            }
        }
        let log = ServerLog(logger)
        onNotice = { log.note($0) }
        onRefusal = { problem, _ in logger.debug("request refused by the server", ["code": problem.code]) }
    }
}
