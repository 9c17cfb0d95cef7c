import Crypto
import Database
import Identity
import Values

extension SQLAccountStore {
    /// Keeps a sign-in that goes to a provider.
    func insert(_ attempt: ProviderAttempt) async throws {
        try await db.execute(ProviderSQL.insert(attempt))
    }

    /// Gives a sign-in back, once, to the browser that began it.
    func take(_ state: Secret, from browser: Secret, at now: Instant) async throws -> ReturnedAttempt? {
        try await db.query(ProviderSQL.take(state.tokenHash, browser.tokenHash, at: now)).first.map {
            ReturnedAttempt(nonce: try $0.string(0), verifier: try $0.string(1), user: try $0.optionalID(2))
        }
    }

    /// The user whom a provider knows so.
    func user(of identity: ForeignIdentity) async throws -> UserID? {
        try await db.query(ProviderSQL.user(of: identity)).first?.id(0)
    }

    /// Notes that a provider knows a user so.
    func link(_ identity: ForeignIdentity, to user: UserID, from origin: AuditOrigin, at now: Instant) async throws {
        let note = AuditNote.own(.providerConnected, of: user, from: origin)
        do {
            _ = try await db.atomically(
                [ProviderSQL.link(identity, to: user, at: now)] + AuditSQL.note(note, at: now)
            )
        } catch  where error.isUniqueViolation {
            throw AccountError.identityTaken
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
        let now = token.createdAt
        do {
            _ = try await db.atomically(
                [
                    ProviderSQL.insertUser(session.user, identity, at: now),
                    ProviderSQL.link(identity, to: session.user, at: now),
                ] + SQLAccountStore.arrival(session, founding: household, token, origin)
            )
        } catch  where error.isUniqueViolation {
            // The same person in two windows at once; the other one has made the user.
            throw AccountError.identityTaken
        }
    }
}

/// The statements about providers, written for both databases.
enum ProviderSQL {
    static func insert(_ attempt: ProviderAttempt) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            INSERT INTO oidc_attempt (state_hash, browser_hash, nonce, verifier, user_id, created_at, expires_at)
            VALUES (\(attempt.state.tokenHash), \(attempt.browser.tokenHash), \(attempt.nonce), \(attempt.verifier),
                \(attempt.user), \(attempt.createdAt), \(attempt.expiresAt))
            """
        )
    }

    /// Gives an attempt back once, and only to the browser that began it.
    static func take(_ state: [UInt8], _ browser: [UInt8], at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            DELETE FROM oidc_attempt
            WHERE state_hash = \(state) AND browser_hash = \(browser) AND expires_at > \(now)
            RETURNING nonce, verifier, user_id
            """
        )
    }

    static func user(of identity: ForeignIdentity) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "SELECT user_id FROM oidc_identity WHERE issuer = \(identity.issuer) AND subject = \(identity.subject)"
        )
    }

    static func link(_ identity: ForeignIdentity, to user: UserID, at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            INSERT INTO oidc_identity (issuer, subject, user_id, created_at)
            VALUES (\(identity.issuer), \(identity.subject), \(user), \(now))
            """
        )
    }

    static func identities(of user: UserID) -> SQL {
        "SELECT issuer, subject, created_at FROM oidc_identity WHERE user_id = \(user) ORDER BY created_at, issuer"
    }

    static func insertUser(_ user: UserID, _ identity: ForeignIdentity, at now: Instant) -> SQL {
        let email = identity.verifiedEmail
        return """
            INSERT INTO account_user (id, created_at, email, email_key, email_verified_at, name)
            VALUES (\(user), \(now), \(email?.text), \(email?.key), \(email == nil ? nil : now), \(identity.name))
            """
    }
}
