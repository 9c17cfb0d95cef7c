import Values

/// Who a user is: as themselves see it.
struct UserProfile: Sendable, Equatable {
    let id: UserID
    /// Nil for who has not signed up.
    var email: EmailAddress?
    /// What they want to be called.
    var name: String?
    var hasPassword: Bool
    var createdAt: Instant
}

/// What a sign-in needs to know of a user.
struct StoredPassword: Sendable, Equatable {
    let user: UserID
    let email: EmailAddress?
    /// Nil for who signs in by another provider only.
    let hash: Secret?
}

/// A name, an address and a password that somebody signs up with.
struct NewCredentials: Sendable {
    let email: EmailAddress
    let name: String?
    let passwordHash: Secret
    /// Whether mail to the address has been read.
    var isVerified = false
}
