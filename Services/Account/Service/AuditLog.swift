import HTTP
import Identity
import Values

extension AuditOrigin {
    /// From where a request comes.
    init(_ request: Request) {
        self.init(
            address: request.remoteAddress,
            userAgent: request.headers["User-Agent"].map { Session.shortened(userAgent: $0) }
        )
    }
}

extension Dependencies {
    /// Notes, behind the answer, that a password was wrong; a name that nobody has must not be answered sooner.
    func noteFailedSignIn(_ email: EmailAddress?, of request: Request) {
        Task.detached { [self] in
            do {
                guard let email, let user = try await accounts.store.password(of: email)?.user else { return }
                let note = AuditNote(kind: .signInFailed, books: [.user(user)], origin: AuditOrigin(request))
                try await store.note(note, at: now())
            } catch {
                auditFailed(error)
            }
        }
    }
}
