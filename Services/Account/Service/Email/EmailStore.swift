import Crypto
import Database
import Identity
import Values

extension SQLAccountStore {
    /// Keeps a wish, and the mails that are to tell both addresses of it.
    func insert(_ change: EmailChange, mails: [NewMail], from origin: AuditOrigin) async throws {
        if !mails.isEmpty { try await checkQueue() }
        let note = AuditNote.own(.emailChangeRequested, of: change.user, from: origin)
        _ = try await db.atomically(
            [EmailSQL.insert(change)] + mails.map { MailSQL.insert($0) } + AuditSQL.note(note, at: change.createdAt)
        )
    }

    /// Gives the newest wish for an address the token of a link; false if there is none.
    func setToken(_ token: Secret, forChangeTo email: EmailAddress, at now: Instant) async throws -> Bool {
        guard let user: UserID = try await db.query(EmailSQL.newest(for: email, at: now)).first?.id(0) else {
            return false
        }
        return try await db.execute(EmailSQL.setToken(token, of: user, to: email, at: now)) == 1
    }

    /// Gives a user the address of a link, which is used up, and keeps the mail that tells the old address.
    func changeEmail(
        _ tokenHash: [UInt8],
        notice: MailID?,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws {
        try await tellingTakenAddress {
            try await db.transaction { tx in
                guard let row = try await tx.query(EmailSQL.use(tokenHash, at: now)).first else {
                    throw AccountError.linkNotGood
                }
                let (user, email) = (try row.id(0, as: UserID.self), EmailAddress(stored: try row.string(1)))
                let old = try await tx.query(NameSQL.password(of: user)).first?.optionalString(1)
                var statements = [
                    EmailSQL.setEmail(email, of: user, at: now),
                    // Links that lie in the old mailbox open nothing any more.
                    NameSQL.deleteResets(of: user),
                ]
                statements += AuditSQL.note(.own(.emailChanged, of: user, from: origin), at: now)
                if let old, let notice {
                    let address = EmailAddress(stored: old)
                    let mail = NewMail(id: notice, kind: .emailChanged, recipient: address, createdAt: now)
                    statements.append(MailSQL.insert(mail))
                }
                _ = try await tx.run(statements)
            }
        }
    }
}
