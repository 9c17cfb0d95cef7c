import Values

/// A name, an address and a password that somebody signs up with.
struct NewCredentials: Sendable {
    let email: EmailAddress
    let name: String?
    let passwordHash: Secret
    /// Whether mail to the address has been read.
    var isVerified = false
}
