import Crypto
import Values

/// A sign-in that is about to go to a provider.
///
/// Of state and browser only hashes are stored; the browser's lies in a cookie of the browser that began it.
struct ProviderAttempt: Sendable {
    /// How long somebody may take at the provider's.
    static let lifetime = Duration.seconds(600)

    let state = Secret.random(bits: 256)
    let browser = Secret.random(bits: 256)
    let nonce = Secret.random(bits: 128).exposed
    let verifier = Secret.random(bits: 256).exposed
    /// The signed-in user who wants to sign in by the provider from now on; nil for who signs in by it.
    let user: UserID?
    let createdAt: Instant

    var expiresAt: Instant { createdAt + ProviderAttempt.lifetime }
}

/// An attempt whose browser has come back.
struct ReturnedAttempt: Sendable, Equatable {
    let nonce: String
    let verifier: String
    let user: UserID?
}

/// Somebody as a provider knows them.
struct ForeignIdentity: Sendable, Equatable {
    let issuer: String
    let subject: String
    /// Their address, if the provider has made sure of it.
    let verifiedEmail: EmailAddress?
    let name: String?
}
