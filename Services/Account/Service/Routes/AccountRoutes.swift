import AccountAPI
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Accounts with a name: sign-up, sign-in, passwords, and the end of it all.
    mutating func addAccountRoutes(_ dependencies: Dependencies) {
        let accounts = dependencies.accounts
        on(.get, AccountPaths.methods, .listSignInMethods) { _ in
            .json { json in
                json.object { json in
                    json.member("mail", accounts.confirmsByMail)
                    json.member("provider", dependencies.provider?.settings.name)
                }
            }
        }
        on(.post, AccountPaths.signUp, .signUp) { request in
            var wish = try CredentialReading.signUp(
                try request.decode(SignUpBody.self),
                isTimeZone: dependencies.isTimeZone
            )
            wish.origin = AuditOrigin(request)
            let session = try await dependencies.sessionIfSignedIn(request)
            wish.requester = try await dependencies.mails?.requester(request) ?? ""
            switch try await accounts.signUp(wish, claiming: session) {
            case .signedIn(let signedIn, let token):
                var response = await dependencies.sessionAnswer(for: signedIn, token, to: request, status: 201)
                await dependencies.guesses.remember(wish.email.text, request, in: &response)
                return response
            case .mailSent: return .secret(MailSentBody(), status: 202)
            }
        }
        on(.post, AccountPaths.confirmSignUp, .confirmSignUp) { request in
            let body = try request.decode(LinkBody.self)
            let (signedIn, token) = try await accounts.confirmSignUp(
                Secret(body.token),
                password: Secret(body.password),
                from: AuditOrigin(request)
            )
            return await dependencies.sessionAnswer(for: signedIn, token, to: request, status: 201)
        }
        on(.post, AccountPaths.signIn, .signIn) { request in
            let body = try request.decode(SignInBody.self)
            let email = EmailAddress(body.email)
            do {
                let (signedIn, token) = try await dependencies.guesses.attempt(on: body.email, request) {
                    try await accounts.signIn(
                        email,
                        password: Secret(body.password),
                        from: AuditOrigin(request)
                    )
                }
                var response = await dependencies.sessionAnswer(for: signedIn, token, to: request)
                await dependencies.guesses.remember(body.email, request, in: &response)
                return response
            } catch AccountError.wrongCredentials {
                dependencies.noteFailedSignIn(email, of: request)
                throw AccountError.wrongCredentials
            }
        }
        signedIn(.post, AccountPaths.password, dependencies.authenticator, sessionOnly: true, .changePassword) {
            request,
            claims in
            let body = try request.decode(PasswordChangeBody.self)
            do {
                let (session, origin) = (dependencies.session(of: claims), AuditOrigin(request))
                try await dependencies.guesses.attempt(by: claims.user) {
                    try await accounts.changePassword(
                        of: session,
                        knowing: Secret(body.current),
                        to: body.new,
                        from: origin
                    )
                }
            } catch let fault as Password.Fault {
                throw fault.problem(at: "/new")
            }
            return .noContent()
        }
        on(.post, AccountPaths.passwordReset, .requestPasswordReset) { request in
            let body = try request.decode(ResetRequestBody.self)
            let email = try CredentialReading.email(body.email)
            let requester = try await dependencies.mails?.requester(request) ?? ""
            try await accounts.requestReset(of: email, by: requester)
            return .secret(MailSentBody(), status: 202)
        }
        on(.post, AccountPaths.confirmPasswordReset, .resetPassword) { request in
            let body = try request.decode(LinkBody.self)
            try await accounts.reset(Secret(body.token), to: body.password, from: AuditOrigin(request))
            return .noContent()
        }
        signedIn(.get, AccountPaths.export, dependencies.authenticator, sessionOnly: true, .exportMe) {
            request,
            claims in
            guard let exports = dependencies.exports else { throw Problem.unavailable() }
            let user = claims.user
            let file = try await exports.document(of: user)
            // Before anything of it leaves: an export that is not noted is not given.
            let note = AuditNote.own(.exported, of: user, from: AuditOrigin(request))
            try await dependencies.store.note(note, at: dependencies.now())
            var response = Response(status: 200, body: .spooled(file))
            response.headers.add("Content-Type", "application/json")
            response.headers.add("Content-Disposition", "attachment; filename=\"larder-export.json\"")
            response.headers.add("Cache-Control", "no-store")
            return response
        }
        signedIn(.delete, AccountPaths.me, dependencies.authenticator, sessionOnly: true, .deleteMe) {
            request,
            claims in
            let body = try request.decodeIfPresent(DeleteAccountBody.self, default: DeleteAccountBody())
            let left = try await dependencies.guesses.attempt(by: claims.user) {
                try await accounts.delete(
                    claims.user,
                    password: body.password.map { Secret($0) },
                    from: AuditOrigin(request)
                )
            }
            for household in left { dependencies.changed(household) }
            var response = Response.noContent()
            if dependencies.usesCookies(request) { dependencies.cookies.clear(in: &response) }
            return response
        }
    }
}

extension Dependencies {
    /// The session that a request comes from; nil if it carries no credential at all.
    fileprivate func sessionIfSignedIn(_ request: Request) async throws -> Session? {
        guard request.headers.contains("Authorization") || cookies.areSent(with: request) else { return nil }
        return session(of: try await authenticator.claims(of: request, sessionOnly: true))
    }
}

/// Says that a mail is on its way, if there is anybody to send it to.
private struct MailSentBody: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { $0.member("status", "mail_sent") }
    }
}
