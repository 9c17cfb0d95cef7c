import Database
import Identity
import Values

/// Mails with links, and passwords that are set by them.
extension SQLAccountStore {
    /// Keeps a mail that is to be sent.
    func insert(_ mail: QueuedMail) async throws {
        try await checkQueue()
        try await db.across(.credential).execute(QueuedMail.table.insert(mail))
    }

    /// Throws if too many mails wait; as many more as are asked for at this moment may get through.
    func checkQueue() async throws {
        let waiting = try await db.across(.credential).query(MailSQL.waiting)[0].int(0)
        guard waiting < mostMails else { throw AccountError.mailBusy }
    }

    func insert(_ reset: PasswordReset) async throws {
        try await db.of(reset.user).execute(PasswordReset.table.insert(reset))
    }

    /// Uses up a reset's link: sets the password and ends all sessions, unless somebody was faster.
    func reset(_ tokenHash: [UInt8], to hash: Secret, _ act: Act) async throws {
        let revoked = [Revocation.tokens(of: act.user, at: act.at)]
        try await transaction(in: db.of(act.user), revoking: revoked, at: act.at) { tx in
            guard try await tx.execute(NameSQL.useReset(tokenHash, at: act.at)) == 1 else {
                throw AccountError.linkNotGood
            }
            _ = try await tx.run(
                [
                    NameSQL.setPassword(hash, of: act.user, at: act.at),
                    // Who opened the link reads the mail.
                    NameSQL.verifyAddress(of: act.user, at: act.at),
                    SessionSQL.deleteAll(of: act.user),
                    NameSQL.deleteResets(of: act.user),
                    EmailSQL.delete(of: act.user),
                ] + AuditSQL.note(act.note(.passwordReset))
            )
        }
    }
}
