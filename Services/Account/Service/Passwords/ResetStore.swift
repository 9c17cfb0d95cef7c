import Database
import Identity
import Values

/// Mails with links, and passwords that are set by them.
extension SQLAccountStore {
    /// Keeps a mail that is to be sent.
    func insert(_ mail: NewMail) async throws {
        try await checkQueue()
        try await db.execute(MailSQL.insert(mail))
    }

    /// Throws if too many mails wait; as many more as are asked for at this moment may get through.
    func checkQueue() async throws {
        guard try await db.query(MailSQL.waiting)[0].int(0) < mostMails else { throw AccountError.mailBusy }
    }

    /// Keeps the token of a link that resets a user's password.
    func insert(_ reset: NewReset) async throws {
        try await db.execute(NameSQL.insertReset(reset))
    }

    /// Uses up a reset's link: sets the password and ends all sessions, unless somebody was faster.
    func reset(
        _ tokenHash: [UInt8],
        of user: UserID,
        to hash: Secret,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws {
        try await transaction(revoking: [.tokens(of: user, at: now)], at: now) { tx in
            guard try await tx.query(NameSQL.useReset(tokenHash, at: now)).count == 1 else {
                throw AccountError.linkNotGood
            }
            _ = try await tx.run(
                [
                    NameSQL.setPassword(hash, of: user, at: now),
                    // Who opened the link reads the mail.
                    NameSQL.verifyAddress(of: user, at: now),
                    NameSQL.deleteSessions(of: user, except: nil),
                    NameSQL.deleteResets(of: user),
                    EmailSQL.delete(of: user),
                ] + AuditSQL.note(.own(.passwordReset, of: user, from: origin), at: now)
            )
        }
    }
}
