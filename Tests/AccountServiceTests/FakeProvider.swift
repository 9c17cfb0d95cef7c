import Crypto
import Foundation
import HTTP
import Synchronization
import Testing
import Values

@testable import AccountService

/// A small OpenID provider with real signatures, called in process.
final class FakeProvider: Sendable {
    static let issuer = "https://id.example.org"
    static let client = "larder"

    /// What it says of the person who signs in there next.
    struct Person: Sendable {
        var subject = "ada-1"
        var email: String? = "ada@example.org"
        var isVerified = true
        /// Changes the claims before they are signed.
        var issuer = FakeProvider.issuer
        var audience = "\"larder\""
        var authorizedParty: String?
        var nonce: String?
        var lifetime = 300.0
        var algorithm = "EdDSA"
        var signsWithOtherKey = false
    }

    private struct Pending: Sendable {
        let challenge: String
        let nonce: String
        let person: Person
    }

    private let current = Mutex((name: "one", key: SigningKey()))
    private let isAway = Mutex(false)
    private let other = SigningKey()
    private let now: @Sendable () -> Instant
    private let pending = Mutex<[String: Pending]>([:])
    private let asked = Mutex<[String]>([])

    init(now: @escaping @Sendable () -> Instant) {
        self.now = now
    }

    /// Signs with a new key from now on, and publishes no other.
    func rotate(to name: String) { current.withLock { $0 = (name, SigningKey()) } }

    /// Cannot be reached from now on.
    func goAway() { isAway.withLock { $0 = true } }

    /// The addresses that have been called.
    var calls: [String] { asked.withLock { $0 } }

    /// What a person's browser does there: gives the query of the address it is sent back to.
    func signIn(at address: String, as person: Person) throws -> String {
        let parts = try #require(URLComponents(string: address)?.queryItems)
        let query = Dictionary(parts.map { ($0.name, $0.value ?? "") }) { first, _ in first }
        #expect(address.hasPrefix("\(Self.issuer)/authorize?"))
        #expect(query["response_type"] == "code")
        #expect(query["code_challenge_method"] == "S256")
        #expect(query["client_id"] == Self.client)
        #expect(query["redirect_uri"] == "https://larder.example/api/v1/auth/oidc/callback")
        let code = Secret.random().exposed
        let known = Pending(
            challenge: query["code_challenge"] ?? "",
            nonce: query["nonce"] ?? "",
            person: person
        )
        pending.withLock { $0[code] = known }
        return "?code=\(code)&state=\(query["state"] ?? "")"
    }

    /// Answers Larder's own calls.
    func answer(_ request: ClientRequest) throws(ClientError) -> ClientResponse {
        asked.withLock { $0.append(request.url) }
        if isAway.withLock({ $0 }) { throw ClientError(.unreachable) }
        let (name, key) = current.withLock { $0 }
        switch request.url {
        case "\(Self.issuer)/.well-known/openid-configuration":
            return reply(
                200,
                """
                {"issuer":"\(Self.issuer)","authorization_endpoint":"\(Self.issuer)/authorize",
                "token_endpoint":"\(Self.issuer)/token","jwks_uri":"\(Self.issuer)/keys"}
                """
            )
        case "\(Self.issuer)/keys":
            let x = key.verifyingKey.bytes.base64URL
            return reply(200, #"{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"\#(name)","x":"\#(x)"}]}"#)
        case "\(Self.issuer)/token": return token(request)
        default: return reply(404, "{}")
        }
    }

    private func token(_ request: ClientRequest) -> ClientResponse {
        let form = Query(raw: String(decoding: request.body, as: UTF8.self))
        // A code is good once, for who can show what its challenge was made of.
        guard let known = pending.withLock({ $0.removeValue(forKey: form["code"] ?? "") }),
            SHA256.hash(form["code_verifier"] ?? "").base64URL == known.challenge,
            request.headers["Authorization"] == "Basic \(Data("larder:secret".utf8).base64EncodedString())"
        else { return reply(400, #"{"error":"invalid_grant"}"#) }
        let person = known.person
        let (name, key) = current.withLock { $0 }
        var claims = #""iss":"\#(person.issuer)","sub":"\#(person.subject)","aud":\#(person.audience)"#
        claims += ",\"exp\":\(Double(now().seconds) + person.lifetime),\"nonce\":\"\(person.nonce ?? known.nonce)\""
        if let email = person.email { claims += ",\"email\":\"\(email)\",\"email_verified\":\(person.isVerified)" }
        if let party = person.authorizedParty { claims += ",\"azp\":\"\(party)\"" }
        let head = Array(#"{"alg":"\#(person.algorithm)","kid":"\#(name)"}"#.utf8).base64URL
        let signed = "\(head).\(Array("{\(claims)}".utf8).base64URL)"
        let signature = (person.signsWithOtherKey ? other : key).sign(Array(signed.utf8)).base64URL
        return reply(200, #"{"id_token":"\#(signed).\#(signature)"}"#)
    }

    private func reply(_ status: Int, _ json: String) -> ClientResponse {
        ClientResponse(status: status, headers: Headers(), body: Array(json.utf8), url: "")
    }
}
