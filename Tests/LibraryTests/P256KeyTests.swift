import Crypto
import Testing

/// Keys and secrets of the vectors of RFC 8291 and NIST SP 800-38D.
@Suite struct P256KeyTests {
    private static func bytes(_ text: String) throws -> [UInt8] { try #require([UInt8](base64URL: text)) }

    @Test func `two keys agree on a secret, and their public keys are those of RFC 8291`() throws {
        let one = try #require(P256Key(bytes: try Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
        let other = try #require(P256Key(bytes: try Self.bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")))
        let point = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
        #expect(one.publicKey == (try Self.bytes(point)))
        let secret = try Self.bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs")
        #expect(one.secret(sharedWith: other.publicKey) == secret)
        #expect(other.secret(sharedWith: one.publicKey) == secret)
    }

    @Test func `what is no key and no point of the curve has no secret`() throws {
        for bytes in [[], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 255, count: 32), [1]] {
            #expect(P256Key(bytes: bytes) == nil)
        }
        let (key, other) = (P256Key(), P256Key().publicKey)
        var beside = other
        beside[64] ^= 1
        let nothing = [UInt8](repeating: 0, count: 65)
        let others = [Array(other.dropLast()), other + [0], beside, [2] + other.dropFirst(), nothing]
        for point in others + [[], [4] + nothing.dropLast()] {
            #expect(key.secret(sharedWith: point) == nil)
        }
    }

    @Test func `what a key signs is confirmed by its public key and no other`() throws {
        let message = Array("a message".utf8)
        let key = P256Key()
        let signature = key.sign(message)
        func confirms(_ key: P256Key) -> Bool {
            ForeignKey.p256(x: Array(key.publicKey[1..<33]), y: Array(key.publicKey[33...]))
                .confirms(signature, of: message)
        }
        #expect(confirms(key))
        #expect(try confirms(#require(P256Key(bytes: key.bytes))))
        #expect(!confirms(P256Key()))
        #expect(key.sign(message) != signature)
    }

    @Test func `a text is sealed as in test cases 1 and 2 of the specification of GCM`() throws {
        let zeros = [UInt8](repeating: 0, count: 16)
        let nonce = Array(zeros.prefix(12))
        #expect(AES128GCM.seal([], key: zeros, nonce: nonce) == (try Self.bytes("WOL8zvp-MGE2fx1XpOdFWg")))
        let sealed = try Self.bytes("A4jazmC2o5LzKMK5cbL-eKtuR9Qs7BO99TpnshJXvd8")
        #expect(AES128GCM.seal(zeros, key: zeros, nonce: nonce) == sealed)
    }
}
