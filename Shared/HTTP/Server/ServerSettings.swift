/// Where a server listens, and its limits.
public struct ServerSettings: Sendable {
    /// The address or name to listen on; `::` and `0.0.0.0` are all interfaces.
    public var host: String
    /// The port; 0 takes any free one.
    public var port: Int
    /// The largest header block in bytes.
    public var headerLimit = 16_384
    /// The largest body in bytes of operations that take documents; others have limits of their own (`BodySize`).
    public var bodyLimit = 1_048_576
    /// The largest body in bytes that is taken before anything is known of the client but its header.
    public var openBody = 4_096
    /// How many bytes of larger bodies may be in memory at a time.
    public var bodyMemory = 48 << 20
    /// How many of them may be one client's.
    public var bodyMemoryPerClient = 24 << 20
    /// How many bytes of large answers may be in memory at a time, until clients have read them.
    public var answerMemory = 48 << 20
    /// How many of them may be for one address.
    public var answerMemoryPerClient = 16 << 20
    /// Decides on requests with larger bodies; without one all are let in.
    public var gate: (any RequestGate)?
    /// The most connections at a time.
    public var maxConnections = 10_000
    /// The most connections of one address at a time; an IPv6 network of 64 bits is one address.
    public var maxConnectionsPerAddress = 1_000
    /// How long a connection may stay open without a request.
    public var idleTimeout = Duration.seconds(60)
    /// How long a connection may take to begin its first request, and a request's header to arrive.
    public var headerTimeout = Duration.seconds(10)
    /// How long a request may take from its first line to its answer.
    public var requestDeadline = Duration.seconds(30)
    /// How long an event stream may be silent before a heartbeat is sent.
    public var heartbeat = Duration.seconds(15)
    /// How long a graceful stop waits for requests to be answered.
    public var stopTimeout = Duration.seconds(7)
    /// How long a graceful stop waits for requests to arrive and event streams to end.
    public var stopGrace = Duration.seconds(1)
    /// Whose word about their clients' addresses is believed; they are exempt from the limit of connections per address.
    public var trustedProxies = TrustedProxies.none
    /// Whether a request's header is that of another service of ours; without it no request is.
    public var isNeighbours: (@Sendable (Headers) -> Bool)?
    /// Whose pages may read answers besides our own; nil if nobody else's may.
    public var crossOrigin: CrossOrigin?
    /// The path below which people reach the server.
    public var prefix = PathPrefix.none
    /// Decides which requests are recorded; nil if none is.
    public var tracer: Tracer?

    /// Called on the loop's thread for each request that the server refuses itself, so that no middleware sees it.
    ///
    /// It gets the problem and the peer's address.
    public var onRefusal: (@Sendable (Problem, String) -> Void)?
    /// Called on the loop's thread for what an operator may want to know; as often as it happens.
    public var onNotice: (@Sendable (ServerNotice) -> Void)?

    /// Settings for an address; limits as documented unless they are changed.
    public init(host: String = "127.0.0.1", port: Int = 0) {
        self.host = host
        self.port = port
    }

    /// How often the deadlines are looked at.
    var sweepInterval: Duration {
        min(.seconds(1), idleTimeout / 4, headerTimeout / 4, requestDeadline / 4, heartbeat / 4)
    }
}

/// Why a server could not start.
public struct ServerError: Error, CustomStringConvertible {
    /// What went wrong, for the operator.
    public let description: String
}
