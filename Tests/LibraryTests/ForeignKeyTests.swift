import Crypto
import Testing
import Values

/// Signatures made by OpenSSL.
@Suite struct ForeignKeyTests {
    private static let modulus =
        "zuluznJRbqrlmZle3vtIsYv6Xrbjzu-TJi7fFrayHWbNzeFQQ2zrPiaUg8cZOU-EBPQFTWAbDgpY3_80lyasBb0sR8W3dpfo"
        + "w5vEXxaBVt9Ja58w8vsp4JOsraBzfY0EFM8pXHwW_7z7T68-78sAaUkC74dGwt0ddd_SO6_CMola_esLk73kRstVrszSD1dv"
        + "PPyfFmyS87vWkPSf7AdexSDKuBRdz3NA6IKZ5OWP6DI8uPu-S0gS2Nf6k0Lilgmv-u87Jlnye5qiEgZJmdv_PgpZCRGXQ3Fn"
        + "Ifvgde70yOgzaA0K5c19lscXnkWpc4QouTRYIYkddxrXSiV6xECeqQ"
    private static let rsaSignature =
        "h6ysi2IdcecQOHgwELqk5bd419ZG-_JMGVsOYdQk285-R96g-l7am345d0OOl1FajHYEvln8OanlEGD0DlPn-91EMCu-VRWe"
        + "EzB4y9tK9Z0F3PdXnGfaurPisn2sYsYYbf0JPHD6VsbPQ0ym3Hlm2UiN8kRdQuwrBNEQaX1ydUDzDOJKhkPWsdPo3u3zwXC9"
        + "RgSL7tVMxlMs7RS6yte94qdyxLHRcNYIKHp6hMWtFIxRIsMyj6C1ZiKR7hTi3h8w_7STVZkgOCZBkfrOyqb3IiPhAZGB37Vb"
        + "gp-DxrWiKf5LEwGBbk23YgW7En1dzyc-KbGNSfqYRIXxZvn-cYPHKA"
    private static let x =
        "8YIxbo-Kuw41yC6OvNgyQWKfkTH5QZxsJlYl-PUMnhw"
    private static let y =
        "Tmh4X8UtKQ7jQHPz9VWL3LtjA652LnX3U-30cxG2wt8"
    private static let p256Signature =
        "0JvgeaujrboIxlDzq3j4brTXbmo0JNXd0pxLyPHe4U4ggZFlRR6FWVy3SyonaOwsMp1hG3oZyOCQevWTdvtFIw"

    private static let message = Array("a message of somebody else".utf8)

    private static func bytes(_ text: String) throws -> [UInt8] { try #require([UInt8](base64URL: text)) }

    private static func signed() throws -> [(key: ForeignKey, signature: [UInt8])] {
        [
            (.rsa(modulus: try bytes(modulus), exponent: [1, 0, 1]), try bytes(rsaSignature)),
            (.p256(x: try bytes(x), y: try bytes(y)), try bytes(p256Signature)),
        ]
    }

    @Test func `signatures of RSA and P-256 are confirmed, and no bit of them may differ`() throws {
        for (key, signature) in try Self.signed() {
            #expect(key.confirms(signature, of: Self.message))
            #expect(!key.confirms(signature, of: Self.message + [0]))
            for place in [0, signature.count / 2, signature.count - 1] {
                var other = signature
                other[place] ^= 1
                #expect(!key.confirms(other, of: Self.message))
            }
            for wrong in [[], [0], Array(signature.dropLast()), signature + [0], [UInt8](repeating: 0, count: 64)] {
                #expect(!key.confirms(wrong, of: Self.message))
            }
        }
    }

    @Test func `keys that are weak or no keys confirm nothing`() throws {
        let signature = try Self.bytes(Self.rsaSignature)
        let modulus = try Self.bytes(Self.modulus)
        let even = Array(modulus.dropLast()) + [modulus[modulus.count - 1] & 0xFE]
        let keys: [ForeignKey] = [
            .rsa(modulus: [], exponent: [3]), .rsa(modulus: Array(modulus.prefix(128)), exponent: [1, 0, 1]),
            .rsa(modulus: modulus, exponent: [1]), .rsa(modulus: modulus, exponent: []),
            .rsa(modulus: even, exponent: [1, 0, 1]), .p256(x: [1], y: [2]),
            .p256(x: [UInt8](repeating: 1, count: 32), y: [UInt8](repeating: 1, count: 32)),
        ]
        for key in keys {
            #expect(!key.confirms(signature, of: Self.message))
            #expect(!key.confirms([UInt8](repeating: 1, count: 64), of: Self.message))
        }
    }

    @Test func `passwords are confirmed by their hash, and by that of the same cost`() throws {
        let hash = try #require(PasswordHash.make("correct horse".secret, cost: .interactive))
        #expect(hash.exposed.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
        #expect(PasswordHash.confirms(hash, "correct horse".secret))
        #expect(!PasswordHash.confirms(hash, "wrong horse".secret))
        #expect(!PasswordHash.isOutdated(hash, cost: .interactive))
        #expect(PasswordHash.isOutdated(hash, cost: .moderate))
        #expect(!PasswordHash.isOutdated(PasswordHash.Cost.moderate.nobodys, cost: .moderate))
        #expect(!PasswordHash.confirms(PasswordHash.Cost.interactive.nobodys, "".secret))
    }
}

extension String {
    fileprivate var secret: Secret { Secret(self) }
}
