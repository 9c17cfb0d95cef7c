import Crypto
import Foundation
import Testing
import Values

@Suite struct CryptoTests {
    @Test func `random tokens have their bits, are base64url and never repeat`() {
        let tokens = Set((0..<200).map { _ in Secret.random(bits: 128).exposed })
        #expect(tokens.count == 200)
        #expect(tokens.allSatisfy { $0.utf8.count == 22 })
        #expect(Secret.random().exposed.utf8.count == 43)
        #expect([UInt8](base64URL: Secret.random().exposed)?.count == 32)
    }

    @Test func `SHA-256 agrees with the published vectors`() {
        #expect(SHA256.hash("").hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(SHA256.hash("abc").hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.hash(Array("abc".utf8).reversed()) == SHA256.hash("cba"))
        var stream = SHA256.Stream()
        #expect(stream.hash == SHA256.hash(""))
        for piece in ["a", "", "bc"] { stream.add(Array(piece.utf8)) }
        #expect(stream.hash == SHA256.hash("abc") && stream.hash == SHA256.hash("abc"))
    }

    @Test func `hex and base64url come back unchanged and take nothing else`() {
        for count in 0..<40 {
            let bytes = randomBytes(count)
            #expect([UInt8](hex: bytes.hex) == bytes)
            #expect([UInt8](base64URL: bytes.base64URL) == bytes)
            #expect(
                bytes.base64URL
                    == Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
                    .replacing("=", with: "")
            )
        }
        #expect([UInt8](hex: "abc") == nil)
        #expect([UInt8](hex: "zz") == nil)
        #expect([UInt8](base64URL: "AA==") == nil)
        #expect([UInt8](base64URL: "A") == nil)
        #expect([UInt8](base64URL: "AB") == nil, "a second spelling of one byte")
    }

    @Test func `constant-time equality is equality`() {
        #expect(constantTimeEqual([1, 2, 3], [1, 2, 3]))
        #expect(!constantTimeEqual([1, 2, 3], [1, 2, 4]))
        #expect(!constantTimeEqual([1, 2, 3], [1, 2]))
        #expect(constantTimeEqual("", ""))
        #expect(!constantTimeEqual("a", "ab"))
    }

    @Test func `Ed25519 agrees with RFC 8032 and refuses what was changed`() throws {
        // RFC 8032, section 7.1, test 2.
        let seed = try #require([UInt8](hex: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        let key = try #require(SigningKey(seed: seed))
        #expect(
            key.verifyingKey.bytes.hex == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
        )
        let signature = key.sign([0x72])
        #expect(
            signature.hex == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        )
        #expect(key.verifyingKey.confirms(signature, of: [0x72]))
        #expect(!key.verifyingKey.confirms(signature, of: [0x73]))
        #expect(!key.verifyingKey.confirms(Array(signature.dropLast()), of: [0x72]))
        #expect(!SigningKey().verifyingKey.confirms(signature, of: [0x72]))
        #expect(SigningKey(seed: [1]) == nil)
        #expect(VerifyingKey(bytes: [1]) == nil)
    }

    @Test func `a name always has the same UUID`() throws {
        // RFC 9562, appendix A.4.
        let dns = try #require(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))
        #expect(
            UUID.version5(namespace: dns, name: "www.example.com").canonical == "2ed6657d-e927-568b-95e1-2665a8aea6a2"
        )
        #expect(UUID.version5(namespace: dns, name: "a") != UUID.version5(namespace: dns, name: "b"))
    }
}
