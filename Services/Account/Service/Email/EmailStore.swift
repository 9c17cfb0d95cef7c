import Crypto
import Database
import Identity
import Values

extension SQLAccountStore {
    /// Keeps a wish, and the mails that are to tell both addresses of it.
    func insert(_ change: EmailChange, mails: [QueuedMail], _ act: Act) async throws {
        if !mails.isEmpty { try await checkQueue() }
        try await db.across(.credential).atomically(
            [EmailChange.table.upsert(change)] + mails.map { QueuedMail.table.insert($0) }
                + AuditSQL.note(act.note(.emailChangeRequested))
        )
    }

    /// Gives the newest wish for an address the token of a link; false if there is none.
    func setToken(_ token: Secret, forChangeTo email: EmailAddress, at now: Instant) async throws -> Bool {
        let newest = try await db.across(.credential).query(EmailSQL.newest(for: email, at: now)).first
        guard let user: UserID = try newest?.id(0) else { return false }
        return try await db.of(user).execute(EmailSQL.setToken(token, of: user, to: email, at: now)) == 1
    }

    /// Gives a user the address of a link, which is used up, and keeps the mail that tells the old address.
    func changeEmail(
        _ tokenHash: [UInt8],
        notice: MailID?,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws {
        try await tellingTakenAddress {
            try await db.across(.credential).transaction { tx in
                guard let change = try await tx.query(EmailSQL.use(tokenHash, at: now)).one(EmailChange.self) else {
                    throw AccountError.linkNotGood
                }
                let user = change.user
                let old = try await tx.query(NameSQL.user(user)).one(User.self)?.email
                var statements = [
                    EmailSQL.setEmail(change.email, of: user, at: now),
                    // Links that lie in the old mailbox open nothing any more.
                    NameSQL.deleteResets(of: user),
                ]
                statements += AuditSQL.note(Act(user: user, origin: origin, at: now).note(.emailChanged))
                if let old, let notice {
                    var mail = QueuedMail(notice, .emailChanged, to: old, at: now)
                    // Not as its `user`, with whom it would be deleted.
                    mail.requester = "user:\(user)"
                    statements.append(QueuedMail.table.insert(mail))
                }
                _ = try await tx.run(statements)
            }
        }
    }
}
