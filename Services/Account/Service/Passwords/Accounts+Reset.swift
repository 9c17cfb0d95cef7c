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
        guard let user = try await store.user(email)?.id else { return nil }
        let token = Secret.random(bits: 256)
        try await store.insert(PasswordReset(token, of: user, at: now()))
        return token
    }

    /// Sets a password with a link, once, and ends all sessions.
    func reset(_ token: Secret, to text: String, from origin: AuditOrigin) async throws {
        guard let user = try await store.user(resetting: token.tokenHash, at: now()) else {
            throw AccountError.linkNotGood
        }
        let hash = try await passwords.hash(try Password(text, for: user.email).secret)
        try await store.reset(token.tokenHash, to: hash, Act(user: user.id, origin: origin, at: now()))
    }
}
