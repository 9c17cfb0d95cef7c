import Crypto
import Identity
import Values

extension Accounts {
    /// Notes that somebody who knows their password wants another address; it counts once its link has been opened.
    ///
    /// With mail, whether somebody has the address is looked up when the mail is made, so that the answer does not tell.
    func requestEmail(
        _ email: EmailAddress,
        of user: UserID,
        knowing password: Secret,
        from origin: AuditOrigin
    ) async throws {
        let stored = try await checkPassword(of: user, password)
        guard let old = stored.email else { throw AccountError.noPassword }
        let now = now()
        var mails: [NewMail] = []
        if confirmsByMail {
            var (link, notice) = (mail(.emailChange, to: email, at: now), mail(.emailNotice, to: old, at: now))
            link.user = user
            (link.requester, notice.requester) = ("user:\(user)", "user:\(user)")
            // Word to the old address never goes missing: rather than that, nothing is changed.
            guard try await admits(notice) else { throw AccountError.tooManyMails(.seconds(1800)) }
            mails = try await admits(link) ? [link, notice] : [notice]
        } else if let owner = try await store.password(of: email), owner.user != user {
            throw AccountError.emailTaken
        }
        try await store.insert(EmailChange(user: user, email: email, createdAt: now), mails: mails, from: origin)
    }

    /// The token of a link that gives somebody the address that they have asked for; for an operator who cannot send
    /// mail.
    func emailToken(of email: EmailAddress) async throws -> Secret? {
        let token = Secret.random(bits: 256)
        return try await store.setToken(token, forChangeTo: email, at: now()) ? token : nil
    }

    /// Gives whoever asked for it the address that a link was sent to.
    func confirmEmail(_ token: Secret, from origin: AuditOrigin) async throws {
        // Told of what counts no more, where mail can be sent at all.
        let notice = confirmsByMail ? MailID(newID()) : nil
        try await store.changeEmail(token.tokenHash, notice: notice, from: origin, at: now())
    }
}
