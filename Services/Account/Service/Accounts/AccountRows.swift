import Crypto
import Database
import Identity
import Values

@TableRow("account_user")
struct User: Sendable, Equatable {
    @Column(.key) let id: UserID
    let createdAt: Instant
    /// Nil for who has not signed up.
    var email: EmailAddress?
    /// What addresses are compared by.
    var emailKey: String?
    var emailVerifiedAt: Instant?
    /// What they want to be called.
    var name: String?
    /// Nil for who signs in by another provider only.
    var passwordHash: String?
    var passwordChangedAt: Instant?

    var password: Secret? { passwordHash.map { Secret($0) } }
}

extension User {
    /// Somebody who signs up with an address and a password.
    init(_ id: UserID, _ credentials: NewCredentials, at now: Instant) {
        self.init(
            id: id,
            createdAt: now,
            email: credentials.email,
            emailKey: credentials.email.key,
            emailVerifiedAt: credentials.isVerified ? now : nil,
            name: credentials.name,
            passwordHash: credentials.passwordHash.exposed,
            passwordChangedAt: now
        )
    }

    /// Somebody whom a provider vouches for.
    init(_ id: UserID, _ identity: ForeignIdentity, at now: Instant) {
        self.init(
            id: id,
            createdAt: now,
            email: identity.verifiedEmail,
            emailKey: identity.verifiedEmail?.key,
            emailVerifiedAt: identity.verifiedEmail == nil ? nil : now,
            name: identity.name
        )
    }
}

@TableRow("signing_key")
struct StoredSigningKey: Sendable, Equatable {
    let seed: [UInt8]
    let createdAt: Instant
}
