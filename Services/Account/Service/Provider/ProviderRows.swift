import Crypto
import Database
import JSON
import Values

/// A sign-in that is at a provider's.
///
/// Of state and browser only hashes are stored; the browser's lies in a cookie of the browser that began it.
@TableRow("oidc_attempt")
struct ProviderAttempt: Sendable {
    /// How long somebody may take at the provider's.
    static let lifetime = Duration.seconds(600)

    @Column(.key) let stateHash: [UInt8]
    let browserHash: [UInt8]
    let nonce: String
    let verifier: String
    /// The signed-in user who wants to sign in by the provider from now on; nil for who signs in by it.
    @Column("user_id") let user: UserID?
    let createdAt: Instant
    let expiresAt: Instant
}

extension ProviderAttempt {
    init(state: Secret, browser: Secret, of user: UserID?, at now: Instant) {
        self.init(
            stateHash: state.tokenHash,
            browserHash: browser.tokenHash,
            nonce: Secret.random(bits: 128).exposed,
            verifier: Secret.random(bits: 256).exposed,
            user: user,
            createdAt: now,
            expiresAt: now + ProviderAttempt.lifetime
        )
    }
}

/// That a provider knows a user, and as whom.
@TableRow("oidc_identity")
struct ConnectedIdentity: Sendable {
    @Column(.key) let issuer: String
    @Column(.key) let subject: String
    @Column("user_id") let user: UserID
    let createdAt: Instant
}

extension ConnectedIdentity: JSONEncodable {
    /// As the user takes it along.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("issuer", issuer)
            json.member("subject", subject)
            json.member("connected_at", createdAt)
        }
    }
}
