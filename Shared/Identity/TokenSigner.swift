public import Crypto
import JSON
public import Values

/// Makes access tokens; the account service's side.
public struct TokenSigner: Sendable {
    /// The public half, for the key set.
    public let publicKey: JSONWebKey
    private let key: SigningKey
    /// The first part of every token, which is always the same.
    private let header: String

    /// A signer with a key.
    public init(key: SigningKey) {
        self.key = key
        publicKey = JSONWebKey(key.verifyingKey)
        header = Array("{\"alg\":\"EdDSA\",\"typ\":\"at+jwt\",\"kid\":\"\(publicKey.id)\"}".utf8).base64URL
    }

    /// What the pages of a session repeat to show that they are ours; always the same for one session and key.
    public func csrf(of session: SessionID) -> String {
        SHA256.hash(key.sign(Array("larder csrf \(session)".utf8))).prefix(18).base64URL
    }

    /// The access token that says this.
    public func sign(_ claims: AccessClaims) -> Secret {
        let signed = "\(header).\(claims.jsonBytes().base64URL)"
        return Secret("\(signed).\(key.sign(Array(signed.utf8)).base64URL)")
    }
}
