import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// Signing up and signing in.
extension Dependencies {
    func signInAnonymously(_ request: Request) async throws -> Response {
        let body = try request.decodeIfPresent(AnonymousSignInBody.self, default: AnonymousSignInBody())
        let wishes = try HouseholdReading.change(body, isTimeZone: isTimeZone).completed(for: request)
        let (now, origin) = (now(), AuditOrigin(request))
        let (newcomer, household) = accounts.newcomer(wishes, origin, at: now)
        let token = NewRefreshToken(at: now)
        try await store.signUp(newcomer.session, founding: household, token, from: origin)
        return await sessionAnswer(for: newcomer, token, to: request, status: 201)
    }

    func listKeys(_ request: Request) async throws -> Response {
        .json(await signing.published(at: now())).with("Cache-Control", "public, max-age=300")
    }

    func listSignInMethods(_ request: Request) async throws -> Response {
        .json { json in
            json.object { json in
                json.member("mail", accounts.confirmsByMail)
                json.member("provider", provider?.settings.name)
            }
        }
    }

    func signUp(_ request: Request) async throws -> Response {
        var wish = try CredentialReading.signUp(try request.decode(SignUpBody.self), isTimeZone: isTimeZone)
        wish.household = wish.household.completed(for: request)
        wish.origin = AuditOrigin(request)
        let session = try await sessionIfSignedIn(request)
        wish.requester = try await mails?.requester(request) ?? ""
        switch try await accounts.signUp(wish, claiming: session) {
        case .signedIn(let signedIn, let token):
            var response = await sessionAnswer(for: signedIn, token, to: request, status: 201)
            await signInThrottle.remember(wish.email.text, request, in: &response)
            return response
        case .mailSent: return .mailSent
        }
    }

    func confirmSignUp(_ request: Request) async throws -> Response {
        let body = try request.decode(LinkBody.self)
        let (signedIn, token) = try await accounts.confirmSignUp(
            Secret(body.token),
            password: Secret(body.password),
            from: AuditOrigin(request)
        )
        return await sessionAnswer(for: signedIn, token, to: request, status: 201)
    }

    func signIn(_ request: Request) async throws -> Response {
        let body = try request.decode(SignInBody.self)
        let email = EmailAddress(body.email)
        do {
            let (signedIn, token) = try await signInThrottle.attempt(on: body.email, request) {
                try await accounts.signIn(email, password: Secret(body.password), from: AuditOrigin(request))
            }
            var response = await sessionAnswer(for: signedIn, token, to: request)
            await signInThrottle.remember(body.email, request, in: &response)
            return response
        } catch AccountError.wrongCredentials {
            noteFailedSignIn(email, of: request)
            throw AccountError.wrongCredentials
        }
    }

    /// The session that a request comes from; nil if it carries no credential at all.
    private func sessionIfSignedIn(_ request: Request) async throws -> Session? {
        guard request.headers.contains("Authorization") || cookies.areSent(with: request) else { return nil }
        return session(of: try await authenticator.claims(of: request, sessionOnly: true))
    }
}

extension Response {
    /// Says that a mail is on its way, if there is anybody to send it to.
    static var mailSent: Response { .secret(status: 202) { $0.member("status", "mail_sent") } }
}
