import Crypto
import Testing
import Values

@testable import AccountService

/// Which ID tokens are believed (OpenID Connect Core, section 3.1.3.7), claim by claim and at each limit.
@Suite struct IDTokenTests {
    private let now = Instant(milliseconds: 1_800_000_000_000)
    private let key = SigningKey()

    private static let usual: [String: String] = [
        "iss": #""https://id.example.org""#, "sub": #""ada-1""#, "aud": #""larder""#, "exp": "1800000300",
        "nonce": #""n""#,
    ]

    private func token(_ claims: [String: String?], header: String = #"{"alg":"EdDSA","kid":"k"}"#) -> String {
        let all = Self.usual.merging(claims.compactMapValues { $0 }) { $1 }.filter { claims[$0.key] != .some(nil) }
        let body = "{" + all.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
        let signed = Array(header.utf8).base64URL + "." + Array(body.utf8).base64URL
        return signed + "." + key.sign(Array(signed.utf8)).base64URL
    }

    private func read(_ text: String, keyNamed id: String? = "k") throws(IDToken.Refusal) -> IDToken {
        try IDToken(
            text,
            issuer: "https://id.example.org",
            client: "larder",
            nonce: "n",
            keys: [ProviderKey(id: id, key: .ed25519(key.verifyingKey))],
            now: now
        )
    }

    /// Why a token with these claims is refused; nil if it is not.
    ///
    /// A claim that is nil is left out.
    private func refusal(_ claims: [String: String?]) -> String? {
        do {
            _ = try read(token(claims))
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func `a token that says all it must is believed`() throws {
        let token = try read(token(["email": #""Ada@Example.org""#, "email_verified": "true", "name": #""Ada""#]))
        #expect(token.subject == "ada-1" && token.email?.text == "Ada@example.org" && token.name == "Ada")
        #expect(token.isEmailVerified)
        let bare = try read(self.token([:]))
        #expect(bare.email == nil && bare.name == nil && !bare.isEmailVerified)
    }

    @Test(
        arguments: [
            (["iss": #""https://id.example.org/""#], "the ID token has another issuer"),
            (["iss": nil], "the ID token's claims cannot be read"),
            (["aud": #""other""#], "the ID token is for another client"), (["aud": #"["larder"]"#], nil),
            (["aud": #"["larder","other"]"#], "the ID token is for another client"),
            (["aud": #"["larder","other"]"#, "azp": #""larder""#], nil),
            (["aud": #"["larder","other"]"#, "azp": #""other""#], "the ID token is for another client"),
            (["azp": #""larder""#], nil), (["azp": #""other""#], "the ID token is for another client"),
            (["aud": "[]"], "the ID token is for another client"),
            (["nonce": #""m""#], "it is for another sign-in"), (["nonce": nil], "it is for another sign-in"),
            (["sub": #""""#], "the ID token has no subject"), (["sub": #""a""#], nil),
            // A minute for clocks that differ.
            (["exp": "1799999941"], nil), (["exp": "1799999940.001"], nil),
            (["exp": "1799999940"], "the ID token is too old"),
            (["exp": "999999999999"], nil), (["exp": "1000000000000"], "the ID token is too old"),
            (["exp": "-1000000000000"], "the ID token is too old"),
        ] as [([String: String?], String?)]
    )
    func `a claim is believed to its limit`(claims: [String: String?], reason: String?) {
        #expect(refusal(claims) == reason)
    }

    @Test func `a subject has at most 255 bytes, and a name a hundred characters, none of which control anything`()
        throws
    {
        func text(_ count: Int) -> String { "\"" + String(repeating: "a", count: count) + "\"" }
        #expect(refusal(["sub": text(255)]) == nil)
        #expect(refusal(["sub": text(256)]) == "the ID token has no subject")
        func name(_ json: String) throws -> String? { try read(token(["name": json])).name }
        #expect(try name(text(100))?.count == 100)
        #expect(try name(text(101)) == nil)
        #expect(try name(#""A\u001fd\u0020a""#) == "Ad a")
        #expect(try name(#""  ""#) == nil)
    }

    @Test(arguments: [
        ("true", true), (#""true""#, true), ("false", false), (#""false""#, false), ("1", false), ("null", false),
    ])
    func `an address is verified if the provider says so, in either way of writing it`(
        json: String,
        isVerified: Bool
    ) throws {
        #expect(try read(token(["email_verified": json])).isEmailVerified == isVerified)
    }

    @Test func `only a key of its name and its algorithm confirms a token`() throws {
        for (header, id, isFound) in [
            (#"{"alg":"EdDSA","kid":"k"}"#, "k", true), (#"{"alg":"EdDSA","kid":"k"}"#, nil, true),
            (#"{"alg":"EdDSA"}"#, "other", true), (#"{"alg":"EdDSA","kid":"k"}"#, "other", false),
            (#"{"alg":"RS256","kid":"k"}"#, "k", false), (#"{"alg":"none"}"#, "k", false),
        ] as [(String, String?, Bool)] {
            do {
                _ = try read(token([:], header: header), keyNamed: id)
                #expect(isFound, "\(header)")
            } catch {
                #expect(!isFound && error.isOfUnknownKey, "\(header)")
            }
        }
        #expect(throws: IDToken.Refusal(reason: "the ID token has another issuer")) {
            try read(token(["iss": #""x""#]))
        }
    }

    @Test func `a token has three parts and at most 32 KiB`() throws {
        let good = token([:])
        for text in ["", "a.b", good + ".", good + ".x", "." + good, String(good.dropLast(3)) + "!!!", "a.b.c"] {
            #expect(throws: IDToken.Refusal.self) { try read(text) }
        }
        // Padding in a claim that nobody reads; its bytes are four for three in the token.
        func sized(_ bytes: Int) -> String {
            var count = bytes * 3 / 4 - 400
            while token(["x": "\"" + String(repeating: "a", count: count) + "\""]).utf8.count < bytes { count += 1 }
            return token(["x": "\"" + String(repeating: "a", count: count) + "\""])
        }
        let long = sized(32_766)
        #expect((32_766...32_768).contains(long.utf8.count))
        _ = try read(long)
        #expect(throws: IDToken.Refusal(reason: "the ID token is not signed")) { try read(sized(32_769)) }
    }

    private func keys(_ json: String) -> [ProviderKey]? { ProviderKey.read(Array("{\"keys\":[\(json)]}".utf8)) }

    @Test func `a key set has the keys of kinds that are known, for signatures`() throws {
        let x = key.verifyingKey.bytes.base64URL
        let okp = #""kty":"OKP","crv":"Ed25519","x":"\#(x)""#
        #expect(keys("{\(okp),\"kid\":\"a\"}") == [ProviderKey(id: "a", key: .ed25519(key.verifyingKey))])
        #expect(keys("{\(okp),\"use\":\"sig\"}")?.count == 1 && keys("{\(okp),\"use\":\"enc\"}")?.count == 0)
        #expect(
            keys(#"{"kty":"RSA","n":"AAEC","e":"AQAB"}"#) == [
                ProviderKey(id: nil, key: .rsa(modulus: [1, 2], exponent: [1, 0, 1]))
            ]
        )
        #expect(
            keys(#"{"kty":"RSA","n":"AQAB","e":"AAAD"}"#) == [
                ProviderKey(id: nil, key: .rsa(modulus: [1, 0, 1], exponent: [3]))
            ]
        )
        #expect(
            keys(#"{"kty":"EC","crv":"P-256","x":"AQ","y":"Ag"}"#) == [ProviderKey(id: nil, key: .p256(x: [1], y: [2]))]
        )
        for none in [
            #"{"kty":"RSA","n":"AQ"}"#, #"{"kty":"RSA","e":"AQ"}"#, #"{"kty":"EC","crv":"P-256","x":"AQ"}"#,
            #"{"kty":"EC","crv":"P-384","x":"AQ","y":"Ag"}"#, #"{"kty":"OKP","crv":"Ed25519"}"#, #"{"kty":"oct"}"#,
        ] {
            #expect(keys(none)?.count == 0, "\(none)")
        }
        #expect(ProviderKey.read(Array("[]".utf8)) == nil)
        let many = Array(repeating: "{\(okp)}", count: 51).joined(separator: ",")
        #expect(keys(many)?.count == 50)
    }
}
