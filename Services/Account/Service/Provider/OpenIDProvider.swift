import Crypto
import FoundationEssentials
import HTTP
import JSON
import Synchronization
import Values

/// A provider that vouches for people by OpenID Connect: authorization code with PKCE (RFC 7636).
final class OpenIDProvider: Sendable {
    /// What the operator has said of it.
    struct Settings: Sendable {
        var issuer: String
        var clientID: String
        var clientSecret: Secret?
        var name: String
        /// Where it sends browsers back to.
        var redirect: String
    }

    private struct Known {
        var discovery: (document: Discovery, at: Instant)?
        var keys: (list: [ProviderKey], at: Instant)?
        /// When the keys were last asked for because of a token that none of them had signed.
        var askedAnew: Instant?
    }

    let settings: Settings
    private let send: @Sendable (ClientRequest) async throws(ClientError) -> ClientResponse
    private let now: @Sendable () -> Instant
    private let known = Mutex(Known())

    /// A provider that is called through `send`, the guarded client.
    init(
        _ settings: Settings,
        now: @escaping @Sendable () -> Instant,
        send: @escaping @Sendable (ClientRequest) async throws(ClientError) -> ClientResponse
    ) {
        self.settings = settings
        self.now = now
        self.send = send
    }

    /// Where a browser is sent to sign in there.
    func address(of attempt: ProviderAttempt, state: Secret) async throws -> String {
        let endpoint = try await discovery().authorization
        let challenge = SHA256.hash(attempt.verifier).base64URL
        let query = OpenIDProvider.form([
            ("response_type", "code"), ("client_id", settings.clientID), ("redirect_uri", settings.redirect),
            ("scope", "openid email profile"), ("state", state.exposed), ("nonce", attempt.nonce),
            ("code_challenge", challenge), ("code_challenge_method", "S256"),
        ])
        return endpoint + (endpoint.contains("?") ? "&" : "?") + query
    }

    /// Exchanges a code for what the provider says of the person.
    func identity(code: String, verifier: String, nonce: String) async throws -> IDToken {
        let discovery = try await discovery()
        var fields = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", settings.redirect),
            ("client_id", settings.clientID), ("code_verifier", verifier),
        ]
        var request = ClientRequest(.post, discovery.token, maxBody: 262_144)
        request.headers["Content-Type"] = "application/x-www-form-urlencoded"
        request.headers["Accept"] = "application/json"
        if let secret = settings.clientSecret {
            let methods = discovery.authentication ?? ["client_secret_basic"]
            if methods.contains("client_secret_basic") {
                // Both encoded first (RFC 6749, section 2.3.1).
                let pair = "\(Neighbour.escaped(settings.clientID)):\(Neighbour.escaped(secret.exposed))"
                request.headers["Authorization"] = "Basic \(Data(pair.utf8).base64EncodedString())"
            } else {
                fields.append(("client_secret", secret.exposed))
            }
        }
        request.body = Array(OpenIDProvider.form(fields).utf8)
        let token = try await fetch(request, Tokens.self).idToken
        let keys = try await keys(at: discovery.keys, mayBeOld: true)
        let refusal: IDToken.Refusal
        do throws(IDToken.Refusal) {
            return try read(token, nonce, keys)
        } catch {
            refusal = error
        }
        // It may have been signed with a key that is new.
        guard refusal.isOfUnknownKey else { throw refusal }
        let fresh = try await self.keys(at: discovery.keys, mayBeOld: false)
        guard fresh != keys else { throw refusal }
        return try read(token, nonce, fresh)
    }

    private func read(_ token: String, _ nonce: String, _ keys: [ProviderKey]) throws(IDToken.Refusal) -> IDToken {
        try IDToken(
            token,
            issuer: settings.issuer,
            client: settings.clientID,
            nonce: nonce,
            keys: keys,
            now: now()
        )
    }

    private func discovery() async throws -> Discovery {
        let time = now()
        if let known = known.withLock({ $0.discovery }), time - known.at < .seconds(3600) { return known.document }
        let base = settings.issuer.hasSuffix("/") ? String(settings.issuer.dropLast()) : settings.issuer
        let request = ClientRequest(.get, base + "/.well-known/openid-configuration", maxBody: 262_144)
        let document = try await fetch(request, Discovery.self)
        guard document.issuer == settings.issuer else {
            throw IDToken.Refusal(reason: "the discovery document has another issuer")
        }
        // What begins in private does not go on in the open.
        let scheme = settings.issuer.prefix { $0 != ":" } + "://"
        let addresses = [document.authorization, document.token, document.keys]
        guard addresses.allSatisfy({ $0.hasPrefix("https://") || $0.hasPrefix(scheme) }) else {
            throw IDToken.Refusal(reason: "the discovery document names insecure addresses")
        }
        known.withLock { $0.discovery = (document, time) }
        return document
    }

    private func keys(at url: String, mayBeOld: Bool) async throws -> [ProviderKey] {
        let time = now()
        let (kept, asked) = known.withLock { ($0.keys, $0.askedAnew) }
        if mayBeOld {
            if let kept, time - kept.at < .seconds(3600) { return kept.list }
        } else {
            // Tokens with invented keys do not make us ask more than every few seconds.
            if let kept, let asked, time - asked < .seconds(10) { return kept.list }
            known.withLock { $0.askedAnew = time }
        }
        let response = try await answer(ClientRequest(.get, url, maxBody: 262_144))
        guard let keys = ProviderKey.read(response) else { throw Problem.unavailable(code: "provider_unavailable") }
        known.withLock { $0.keys = (keys, time) }
        return keys
    }

    private func fetch<Value: JSONReadable>(_ request: ClientRequest, _ type: Value.Type) async throws -> Value {
        // Apart from each other: that it cannot be reached is not that it answers nonsense.
        let body = try await answer(request)
        guard let value = try? JSONReader.read(type, from: body) else {
            throw IDToken.Refusal(reason: "the provider's response cannot be read")
        }
        return value
    }

    private func answer(_ request: ClientRequest) async throws -> [UInt8] {
        do {
            let response = try await send(request)
            guard response.status == 200 else { throw IDToken.Refusal(reason: "it answered \(response.status)") }
            return response.body
        } catch is ClientError {
            throw Problem.unavailable(
                retryAfter: 5,
                code: "provider_unavailable",
                "\(settings.name) cannot be reached at the moment."
            )
        }
    }

    private static func form(_ fields: [(String, String)]) -> String {
        fields.map { "\($0.0)=\(Neighbour.escaped($0.1))" }.joined(separator: "&")
    }
}

/// The part of a provider's discovery document that is needed.
@JSONObject(.readOnly)
private struct Discovery: Sendable {
    var issuer: String
    @Key("authorization_endpoint") var authorization: String
    @Key("token_endpoint") var token: String
    @Key("jwks_uri") var keys: String
    @Key("token_endpoint_auth_methods_supported") var authentication: [String]?
}

@JSONObject(.readOnly)
private struct Tokens {
    var idToken: String
}
