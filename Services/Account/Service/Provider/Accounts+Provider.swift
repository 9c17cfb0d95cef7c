import Identity
import Values

extension Accounts {
    /// Signs in whoever a provider vouches for: the user they are known as, or a new one.
    ///
    /// An address alone opens no account that has a password: whoever could make a provider say that it is theirs would
    /// take the account over. Its owner signs in and connects the provider.
    func signIn(
        _ identity: ForeignIdentity,
        linking user: UserID?,
        founding wishes: Household.Change = Household.Change(),
        from origin: AuditOrigin
    ) async throws -> (SignedIn, NewRefreshToken) {
        let now = now()
        if let known = try await store.user(of: identity) {
            guard user == nil || user == known else { throw AccountError.identityTaken }
            return try await begin(known, from: origin)
        }
        if let user {
            try await store.link(identity, Act(user: user, origin: origin, at: now))
            return try await begin(user, from: origin)
        }
        if let email = identity.verifiedEmail, let owner = try await store.user(email) {
            guard owner.passwordHash == nil else { throw AccountError.signInFirst }
            try await store.link(identity, Act(user: owner.id, origin: origin, at: now))
            return try await begin(owner.id, from: origin)
        }
        let (newcomer, household) = newcomer(wishes, origin, at: now)
        let token = NewRefreshToken(at: now)
        try await store.signUp(newcomer.session, founding: household, as: identity, token, from: origin)
        return (newcomer, token)
    }
}
