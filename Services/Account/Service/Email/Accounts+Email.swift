import Crypto
import Identity
import Values

extension Accounts {
    /// Notes that somebody who knows their password wants another address; it counts once its link has been opened.
    ///
    /// With mail, whether somebody has the address is looked up when the mail is made, so that the answer does not tell.
    func requestEmail(_ email: EmailAddress, _ act: Act, knowing password: Secret) async throws {
        let user = try await checkPassword(of: act.user, password)
        guard let old = user.email else { throw AccountError.noPassword }
        var mails: [QueuedMail] = []
        if confirmsByMail {
            var (link, notice) = (mail(.emailChange, to: email, at: act.at), mail(.emailNotice, to: old, at: act.at))
            link.user = user.id
            (link.requester, notice.requester) = ("user:\(user.id)", "user:\(user.id)")
            // Word to the old address never goes missing: rather than that, nothing is changed.
            guard try await admits(notice) else { throw AccountError.tooManyMails(.seconds(1800)) }
            mails = try await admits(link) ? [link, notice] : [notice]
        } else if let owner = try await store.user(email), owner.id != user.id {
            throw AccountError.emailTaken
        }
        try await store.insert(EmailChange(user: user.id, email: email, at: act.at), mails: mails, act)
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
