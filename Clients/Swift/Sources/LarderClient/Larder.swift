import Foundation

/// A Larder server, with the household that calls are about.
///
/// A value of it is cheap to copy; copies share the session.
public struct Larder: Sendable {
    let api: API

    /// A server.
    ///
    /// - Parameters:
    ///   - url: Its address, such as `https://larder.example.org` or `https://home.example/larder`.
    ///   - tokens: Where the tokens of the session are kept.
    ///   - language: In which language the server speaks to people, as in `Accept-Language`; nil leaves it to the household.
    ///   - transport: What carries requests.
    ///   - retries: How often calls are tried again that are safe to repeat.
    public init(
        _ url: URL,
        tokens: any TokenStore,
        language: String? = nil,
        transport: any HTTPTransport = URLSessionTransport(),
        retries: RetryPolicy = RetryPolicy()
    ) {
        var origin = url.absoluteString
        while origin.hasSuffix("/") { origin.removeLast() }
        let unsigned = API(
            origin: origin,
            transport: transport,
            session: LarderSession(store: MemoryTokenStore()) { _ in throw LarderError.signedOut },
            language: language,
            retries: retries
        )
        let session = LarderSession(store: tokens) { token in
            // Sent again within a minute, an exchange gives the same tokens.
            let call = try Call.post("/api/v1/auth/refresh", ["refresh_token": token]).anonymous.repeated(.safe)
            return try await unsigned.read(call, as: TokenAnswer.self).tokens()
        }
        api = API(
            origin: origin,
            transport: transport,
            session: session,
            language: language,
            retries: retries
        )
    }

    private init(api: API) { self.api = api }

    /// The same server and session, for calls about another household of the user's.
    public func household(_ id: UUID) -> Larder {
        var api = api
        api.household = id
        return Larder(api: api)
    }

    /// The tokens of the session.
    public var session: LarderSession { api.session }
}
