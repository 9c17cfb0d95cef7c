import Crypto
import Identity
import Values

extension Accounts {
    /// Has a link mailed with which the password of an address can be set anew, if somebody has the address.
    ///
    /// Only the wish is kept here: whether the address is known is looked up when the mail is made, so that this takes
    /// the same time for all.
    func requestReset(of email: EmailAddress, by requester: String = "") async throws {
        guard confirmsByMail else { return }
        var mail = mail(.reset, to: email, at: now())
        mail.requester = requester
        if try await admits(mail) { try await store.insert(mail) }
    }

    /// A link's token for whoever has an address; for an operator who cannot send mail.
    func resetToken(of email: EmailAddress) async throws -> Secret? {
        guard let user = try await store.password(of: email)?.user else { return nil }
        let reset = NewReset(user: user, createdAt: now())
        try await store.insert(reset)
        return reset.token
    }

    /// Sets a password with a link, once, and ends all sessions.
    func reset(_ token: Secret, to text: String, from origin: AuditOrigin) async throws {
        guard let stored = try await store.isReset(token.tokenHash, at: now()) else { throw AccountError.linkNotGood }
        let password = try Password(text, for: stored.email)
        let hash = try await passwords.hash(password.secret)
        try await store.reset(token.tokenHash, of: stored.user, to: hash, from: origin, at: now())
    }
}
