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
        let outcome: Outcome = try await db.across(.credential).transaction { tx in
            // A statement of its own: what follows is read after the lock is had.
            let results = try await tx.run([SessionSQL.lockToken(hash), SessionSQL.presented(hash)])
            guard let row = results[1].first else { return .over }
            let stored = try StoredRefreshToken(row)
            let session = try StoredSession(row, from: StoredRefreshToken.table.width).session
            var next: StoredRefreshToken?
            if let successor = stored.successorHash { next = try await tx.query(SessionSQL.token(successor)).one() }
            switch stored.use(at: now, next: next) {
            case .expired: return .over
            case .stolen: return try await endStolen(session, at: now, from: origin, tx)
            case .again(let salt):
                // Nothing is written: it is the answer of before, with an access token of now.
                return .signedIn(try await signedIn(session, tx), NewRefreshToken(after: old, salt: salt, at: now))
            case .exchangeInstead:
                // Somebody has used the other token in this very moment: then there are two.
                guard try await tx.execute(SessionSQL.voidToken(of: session.id, at: now)) == 1 else {
                    return try await endStolen(session, at: now, from: origin, tx)
                }
            case .exchange: break
            }
            let token = NewRefreshToken(after: old, salt: salt, at: now)
            _ = try await tx.run([
                SessionSQL.replaceToken(hash, by: token, salt: salt),
                SessionSQL.insert(token, for: session.id),
                SessionSQL.touch(session.id, at: now),
                SessionSQL.forgetTokens(of: session.id),
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
        _ tx: ScopedTransaction
    ) async throws -> Outcome {
        // Of two who come with stolen tokens at once, one ends it.
        guard try await tx.execute(SessionSQL.delete(session.id, of: session.user)) == 1 else {
            return .ended(session.id)
        }
        let households = try await signedIn(session, tx).memberships.map(\.household.id)
        let note = AuditNote.session(.sessionStolen, session, by: nil, in: households, from: origin, at: now)
        _ = try await tx.run([RevocationSQL.insert(.end(of: session.id, at: now), at: now)] + AuditSQL.note(note))
        return .ended(session.id)
    }
}
