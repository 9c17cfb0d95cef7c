/// The limits of a client.
public struct ClientSettings: Sendable {
    /// The time a call may take in all.
    public var timeout: Duration
    /// The time to connect.
    public var connectTimeout: Duration
    /// The largest answer to accept, in bytes after decompression.
    public var maxBody: Int
    /// How often an idempotent call is tried again after a transport failure or a 503.
    public var retries: Int
    /// The pause before the first retry; it doubles each time.
    public var backoff: Duration
    /// The most connections to one host.
    public var connectionsPerHost: Int
    /// The slowest acceptable speed in bytes a second, measured over ten seconds; 0 for no limit.
    public var lowestSpeed: Int
    /// What names mean, as libcurl's `CURLOPT_RESOLVE` has it, asked for each call; for tests.
    var resolving: (@Sendable () -> [String])?

    /// Limits that suit calls between services.
    public init(
        timeout: Duration = .seconds(10),
        connectTimeout: Duration = .seconds(3),
        maxBody: Int = 16 << 20,
        retries: Int = 2,
        backoff: Duration = .milliseconds(50),
        connectionsPerHost: Int = 64,
        lowestSpeed: Int = 0
    ) {
        self.timeout = timeout
        self.connectTimeout = connectTimeout
        self.maxBody = maxBody
        self.retries = retries
        self.backoff = backoff
        self.connectionsPerHost = connectionsPerHost
        self.lowestSpeed = lowestSpeed
    }

    /// Limits for calls to the outside: 20 s in all, 10 MB, no retries, no dripping.
    public static let outbound = ClientSettings(
        timeout: .seconds(20),
        connectTimeout: .seconds(8),
        maxBody: 10_000_000,
        retries: 0,
        connectionsPerHost: 4,
        lowestSpeed: 500
    )
}
