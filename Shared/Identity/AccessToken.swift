import Crypto
import JSON

/// The parts of an access token: a JSON Web Token signed with Ed25519 (RFC 7519, 8037), and nothing else.
struct AccessToken {
    /// Which key signed it.
    let keyID: String
    /// What the signature is of: header and claims as they were sent.
    let signed: [UInt8]
    let signature: [UInt8]
    /// The claims' JSON; not to be believed before the signature is confirmed.
    let claims: [UInt8]

    /// Nothing of ours is longer: some forty households fit.
    static let longest = 8192

    /// Takes a token apart; nil unless it has exactly our form.
    ///
    /// No other algorithm is understood, so none can be chosen by who sends the token.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= AccessToken.longest else { return nil }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, let header = [UInt8](base64URL: parts[0]), let claims = [UInt8](base64URL: parts[1]),
            let signature = [UInt8](base64URL: parts[2]),
            let header = try? JSONReader.read(WrittenHeader.self, from: header), header.alg == "EdDSA"
        else { return nil }
        self.keyID = header.kid
        self.signed = Array(bytes[..<parts[1].endIndex])
        self.signature = signature
        self.claims = claims
    }
}

/// The header as a token holds it.
@JSONObject(.readOnly)
private struct WrittenHeader {
    var alg: String
    var kid: String
}
