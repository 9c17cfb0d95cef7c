import JSON

/// The limits of a client; as they are, they suit calls between services.
@MembersInit
public struct ClientSettings: Sendable {
    /// The time a call may take in all.
    public var timeout: Duration = .seconds(10)
    /// The time to connect.
    public var connectTimeout: Duration = .seconds(3)
    /// The largest answer to accept, in bytes after decompression.
    public var maxBody: Int = 16 << 20
    /// How often an idempotent call is tried again after a transport failure or a 503.
    public var retries: Int = 2
    /// The pause before the first retry; it doubles each time.
    public var backoff: Duration = .milliseconds(50)
    /// The most connections to one host.
    public var connectionsPerHost: Int = 64
    /// The slowest acceptable speed in bytes a second, measured over ten seconds; 0 for no limit.
    public var lowestSpeed: Int = 0
    /// What names mean, as libcurl's `CURLOPT_RESOLVE` has it, asked for each call; for tests.
    var resolving: (@Sendable () -> [String])? = nil

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
