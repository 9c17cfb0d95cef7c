import HTTP

extension ServerSettings {
    /// What the operator has decided about the server.
    init(_ settings: Settings) {
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
    }
}
