import Crypto
import Database
import Identity
import Values

extension SQLAccountStore {
    /// Keeps a sign-in that goes to a provider.
    func insert(_ attempt: ProviderAttempt) async throws {
        try await db.across(.credential).execute(ProviderAttempt.table.insert(attempt))
    }

    /// Gives a sign-in back, once, to the browser that began it.
    func take(_ state: Secret, from browser: Secret, at now: Instant) async throws -> ProviderAttempt? {
        let taking = ProviderSQL.take(state.tokenHash, browser.tokenHash, at: now)
        return try await db.across(.credential).query(taking).one()
    }

    /// The user whom a provider knows so.
    func user(of identity: ForeignIdentity) async throws -> UserID? {
        try await db.across(.credential).query(ProviderSQL.user(of: identity)).first?.id(0)
    }

    /// The providers that know a user.
    func identities(of user: UserID) async throws -> [ConnectedIdentity] {
        try await db.of(user).query(ProviderSQL.identities(of: user)).all()
    }

    /// Notes that a provider knows a user so.
    func link(_ identity: ForeignIdentity, _ act: Act) async throws {
        try await tellingTakenIdentity {
            try await db.of(act.user).atomically(
                [ProviderSQL.link(identity, to: act.user, at: act.at)] + AuditSQL.note(act.note(.providerConnected))
            )
        }
    }

    /// Makes a user whom a provider vouches for, with a household of their own, and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        as identity: ForeignIdentity,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws {
        let user = User(session.user, identity, at: token.createdAt)
        // The same person may be here in two windows at once; then the other one has made the user.
        try await tellingTakenIdentity {
            try await db.across(.credential).atomically(
                SQLAccountStore.arrival(user, session, founding: household, token, origin)
                    + [ProviderSQL.link(identity, to: user.id, at: token.createdAt)]
            )
        }
    }

    private func tellingTakenIdentity(_ body: () async throws -> [Rows]) async throws {
        do {
            _ = try await body()
        } catch let error as DatabaseError where error.isUniqueViolation {
            throw AccountError.identityTaken
        }
    }
}

/// The statements about providers, written for both databases.
enum ProviderSQL {
    /// Gives an attempt back once, and only to the browser that began it.
    static func take(_ state: [UInt8], _ browser: [UInt8], at now: Instant) -> SQL {
        """
        DELETE FROM oidc_attempt WHERE state_hash = \(state) AND browser_hash = \(browser) AND expires_at > \(now)
        RETURNING \(ProviderAttempt.table.list)
        """
    }

    static func user(of identity: ForeignIdentity) -> SQL {
        "SELECT user_id FROM oidc_identity WHERE issuer = \(identity.issuer) AND subject = \(identity.subject)"
    }

    static func link(_ identity: ForeignIdentity, to user: UserID, at now: Instant) -> SQL {
        ConnectedIdentity.table.insert(
            ConnectedIdentity(issuer: identity.issuer, subject: identity.subject, user: user, createdAt: now)
        )
    }

    static func identities(of user: UserID) -> SQL {
        "\(ConnectedIdentity.table.select) WHERE user_id = \(user) ORDER BY created_at, issuer"
    }
}
