/// Somebody as a provider knows them.
struct ForeignIdentity: Sendable, Equatable {
    let issuer: String
    let subject: String
    /// Their address, if the provider has made sure of it.
    let verifiedEmail: EmailAddress?
    let name: String?
}
