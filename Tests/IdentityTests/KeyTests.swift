import Crypto
import Foundation
import HTTP
import Identity
import JSON
import Synchronization
import Testing
import Values

@Suite struct KeyTests {
    let issuer = Issuer()

    @Test func `many first requests at once fetch the keys once`() async throws {
        let authenticator = issuer.authenticator()
        let tokens = (0..<50).map { _ in issuer.token() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for token in tokens {
                group.addTask { _ = try await authenticator.caller(of: request(token)) }
            }
            try await group.waitForAll()
        }
        #expect(issuer.fetches == 1)
    }

    @Test func `an unknown key is asked for, but not again and again`() async throws {
        let authenticator = issuer.authenticator()
        #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
        issuer.advance(.seconds(10))
        let strange = TokenSigner(key: SigningKey())
        for _ in 0..<20 {
            let token = strange.sign(issuer.claims()).exposed
            #expect(await problem { try await authenticator.caller(of: request(token)) }?.status == 401)
        }
        #expect(issuer.fetches == 2)
    }

    @Test func `tokens of a new key and of the old one are good after a rotation`() async throws {
        let authenticator = issuer.authenticator()
        let old = issuer.token()
        #expect(await problem { try await authenticator.caller(of: request(old)) } == nil)
        issuer.rotate(keepingOld: true)
        issuer.advance(.seconds(10))
        #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
        #expect(await problem { try await authenticator.caller(of: request(old)) } == nil)
    }

    @Test func `a withdrawn key ends within the hour`() async throws {
        let authenticator = issuer.authenticator()
        let signer = TokenSigner(key: issuer.state.withLock { $0.keys[0] })
        func sign() -> String { signer.sign(issuer.claims()).exposed }
        #expect(await problem { try await authenticator.caller(of: request(sign())) } == nil)
        issuer.rotate(keepingOld: false)
        issuer.advance(.seconds(3599))
        #expect(await problem { try await authenticator.caller(of: request(sign())) } == nil)
        issuer.advance(.seconds(2))
        #expect(await problem { try await authenticator.caller(of: request(sign())) }?.status == 401)
    }

    @Test func `while the keys cannot be fetched the answer is 503, and then all is well`() async throws {
        let authenticator = issuer.authenticator()
        issuer.setDown(true)
        let refused = await problem { try await authenticator.caller(of: request(issuer.token())) }
        #expect(refused?.status == 503)
        #expect(refused?.headers["Retry-After"] == "2")
        _ = await problem { try await authenticator.caller(of: request(issuer.token())) }
        #expect(issuer.fetches == 1, "an issuer that is down is left alone for a second")
        issuer.setDown(false)
        issuer.advance(.seconds(1))
        #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
    }

    @Test func `known keys outlast an issuer that is down`() async throws {
        let authenticator = issuer.authenticator()
        #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
        issuer.setDown(true)
        issuer.advance(.seconds(4000))
        #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
    }

    @Test func `a key set comes back unchanged, without keys of other kinds`() throws {
        let set = JSONWebKeySet(keys: [JSONWebKey(SigningKey().verifyingKey), JSONWebKey(SigningKey().verifyingKey)])
        #expect(JSONWebKeySet(json: set.jsonBytes()) == set)
        let text = String(decoding: set.jsonBytes(), as: UTF8.self)
        for (own, other) in [("OKP", "EC"), ("Ed25519", "X25519"), ("\"x\"", "\"y\"")] {
            #expect(JSONWebKeySet(json: Array(text.replacing(own, with: other).utf8))?.keys.isEmpty == true, "\(own)")
        }
        let mixed = #"{"keys":[{"kty":"RSA","n":"AQAB","e":"AQAB"},{"kty":"OKP","crv":"X25519","x":"AA"}]}"#
        #expect(JSONWebKeySet(json: Array(mixed.utf8))?.keys.isEmpty == true)
        #expect(JSONWebKeySet(json: Array("[]".utf8)) == nil)
    }

    @Test func `a key's name is its thumbprint as RFC 8037 computes it`() throws {
        // RFC 8037, appendix A.3.
        let bytes = try #require([UInt8](base64URL: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"))
        let key = JSONWebKey(try #require(VerifyingKey(bytes: bytes)))
        #expect(key.id == "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")
    }

    @Test func `keys go on being believed for hours while nobody answers`() async throws {
        let authenticator = issuer.authenticator()
        #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
        issuer.setDown(true)
        for minutes in [10, 60, 600] {
            issuer.advance(.seconds(minutes * 60))
            #expect(await problem { try await authenticator.caller(of: request(issuer.token())) } == nil)
        }
        let tries = issuer.fetches
        for _ in 0..<100 { _ = try await authenticator.caller(of: request(issuer.token())) }
        #expect(issuer.fetches == tries, "and nobody waits for it each time")
    }
}
