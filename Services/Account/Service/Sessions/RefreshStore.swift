import Crypto
import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// What came of presenting a refresh token.
    private enum Outcome: Sendable {
        case signedIn(SignedIn, NewRefreshToken)
        case ended(SessionID)
        case over
    }

    /// Exchanges a refresh token for another and tells whose session it is; a stolen one ends the session.
    ///
    /// `salt` decides what the other token is, unless the exchange is an answer that is given again.
    func refresh(
        _ old: Secret,
        salt: [UInt8],
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> (SignedIn, NewRefreshToken) {
        let hash = old.tokenHash
        let outcome: Outcome = try await db.transaction { tx in
            // A statement of its own: what follows is read after the lock is had.
            _ = try await tx.query(AccountSQL.lockToken(hash))
            guard let stored = try await tx.query(AccountSQL.token(hash)).first?.refreshToken else { return .over }
            var next: StoredRefreshToken?
            if let successor = stored.successor {
                next = try await tx.query(AccountSQL.token(successor.hash)).first?.refreshToken
            }
            let session = stored.session
            switch stored.use(at: now, next: next) {
            case .expired: return .over
            case .stolen: return try await endStolen(session, at: now, from: origin, tx)
            case .again(let salt):
                // Nothing is written: it is the answer of before, with an access token of now.
                return .signedIn(try await signedIn(session, tx), NewRefreshToken(after: old, salt: salt, at: now))
            case .exchangeInstead:
                // Somebody has used the other token in this very moment: then there are two.
                guard try await tx.execute(AccountSQL.voidToken(of: session.id, at: now)) == 1 else {
                    return try await endStolen(session, at: now, from: origin, tx)
                }
            case .exchange: break
            }
            let token = NewRefreshToken(after: old, salt: salt, at: now)
            _ = try await tx.run([
                AccountSQL.replaceToken(hash, by: token, salt: salt),
                AccountSQL.insertToken(token, for: session.id),
                AccountSQL.touchSession(session.id, at: now),
                AccountSQL.forgetTokens(of: session.id),
            ])
            return .signedIn(try await signedIn(session, tx), token)
        }
        switch outcome {
        case .signedIn(let signedIn, let token): return (signedIn, token)
        case .over: throw AccountError.sessionOver
        case .ended(let session):
            revocations.add([.end(of: session, at: now)], at: now)
            throw AccountError.sessionOver
        }
    }

    /// Ends a session of which two have a token: whoever came last is not known, and what they call themselves is noted.
    ///
    /// Returned, not thrown: the end of the session has to be committed.
    private func endStolen(
        _ session: Session,
        at now: Instant,
        from origin: AuditOrigin,
        _ tx: any SQLTransaction
    ) async throws -> Outcome {
        // Of two who come with stolen tokens at once, one ends it.
        guard try await tx.execute(AccountSQL.deleteSession(session.id)) == 1 else { return .ended(session.id) }
        let households = try await tx.query(AccountSQL.memberships(of: session.user)).map {
            try $0.membership.household.id
        }
        let note = AuditNote.session(.sessionStolen, session, by: nil, in: households, from: origin)
        _ = try await tx.run(
            [RevocationSQL.insert(.end(of: session.id, at: now), at: now)] + AuditSQL.note(note, at: now)
        )
        return .ended(session.id)
    }
}
