import FoundationEssentials
import HTTP
import Identity
import Values

extension Dependencies {
    /// Writes into the audit log that a request has done something; the one call that routes make.
    ///
    /// After the change itself: that it cannot be noted does not undo it, but is logged. A sign-in stands in the books of
    /// the user's households as well, without the address, which is the user's own affair.
    func note(
        _ kind: AuditKind,
        by actor: UserID?,
        in books: [AuditBook],
        subject: UUID? = nil,
        detail: String? = nil,
        of request: Request
    ) async {
        let entry = AuditEntry(
            id: AuditID(newID()),
            kind: kind,
            actor: actor,
            subject: subject.map { AuditID($0) },
            detail: detail,
            address: request.remoteAddress,
            userAgent: request.headers["User-Agent"].map { Session.shortened(userAgent: $0) },
            at: now()
        )
        do {
            guard kind.isPersonal else { return try await store.note(entry, in: books) }
            var plain = entry
            plain.address = nil
            plain.userAgent = nil
            try await store.note(entry, in: books.filter(\.isUsers))
            try await store.note(plain, in: books.filter { !$0.isUsers })
        } catch {
            auditFailed(error)
        }
    }

    /// Notes, behind the answer, that a password was wrong; a name that nobody has must not be answered sooner.
    func noteFailedSignIn(_ email: EmailAddress?, of request: Request) {
        Task.detached { [self] in
            guard let email, let user = try? await accounts.store.password(of: email)?.user else { return }
            await note(.signInFailed, by: nil, in: [.user(user)], of: request)
        }
    }

    /// Notes that somebody has signed in or up.
    func noteSignIn(_ kind: AuditKind, _ signedIn: SignedIn, of request: Request) async {
        let households = signedIn.memberships.map { AuditBook.household($0.household.id) }
        let user = signedIn.session.user
        await note(kind, by: user, in: [.user(user)] + households, subject: signedIn.session.id.uuid, of: request)
    }
}

extension AuditKind {
    /// Whether it is about one person's way in rather than about the household.
    fileprivate var isPersonal: Bool {
        switch self {
        case .signedUp, .signedIn, .signInFailed, .signedOut, .sessionEnded, .sessionsEnded, .passwordChanged,
            .passwordReset, .exported:
            true
        case .tokenCreated, .tokenRevoked, .appPasswordCreated, .invited, .invitationRevoked, .handedOver, .joined,
            .left, .removed, .roleChanged,
            .shareCreated, .shareRevoked, .feedCreated, .feedRevoked, .entitlementChanged:
            false
        }
    }
}

extension AuditBook {
    fileprivate var isUsers: Bool {
        switch self {
        case .user: true
        case .household: false
        }
    }
}
