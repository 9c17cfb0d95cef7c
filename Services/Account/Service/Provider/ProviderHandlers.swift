import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

/// Signing in by a provider: there and back again.
extension Dependencies {
    func startProviderSignIn(at provider: OpenIDProvider) async throws -> Response {
        let (address, cookie) = try await begin(for: nil, at: provider)
        return redirect(to: address, cookie)
    }

    func linkProvider(_ claims: AccessClaims, at provider: OpenIDProvider) async throws -> Response {
        let (address, cookie) = try await begin(for: claims.user, at: provider)
        return .secret { $0.member("url", address) }.with("Set-Cookie", cookie)
    }

    func finishProviderSignIn(_ request: Request, at provider: OpenIDProvider) async -> Response {
        do {
            return try await signIn(request, by: provider)
        } catch {
            // A person waits before a page, not a program: the app says it in words, the log why.
            if let refusal = error as? IDToken.Refusal { providerRefused(refusal.reason) }
            let problem = (error as? any ProblemConvertible)?.problem
            let code = error is IDToken.Refusal ? "provider_refused" : problem?.code ?? "provider_refused"
            return redirect(to: "\(origin)/sign-in#error=\(code)", providerCookie(nil))
        }
    }

    /// Begins a sign-in: gives the provider's address, and the cookie that binds the sign-in to the browser.
    private func begin(for user: UserID?, at provider: OpenIDProvider) async throws -> (String, String) {
        let (state, browser) = (Secret.random(bits: 256), Secret.random(bits: 256))
        let attempt = ProviderAttempt(state: state, browser: browser, of: user, at: now())
        do {
            let address = try await provider.address(of: attempt, state: state)
            try await store.insert(attempt)
            return (address, providerCookie(browser.exposed))
        } catch let refusal as IDToken.Refusal {
            providerRefused(refusal.reason)
            throw Problem.unavailable(
                retryAfter: 60,
                code: "provider_refused",
                "Signing in with the provider does not work. Please tell the administrator."
            )
        }
    }

    private func redirect(to address: String, _ cookie: String) -> Response {
        Response(status: 302).with("Location", address).with("Cache-Control", "no-store").with("Set-Cookie", cookie)
    }

    private func signIn(_ request: Request, by provider: OpenIDProvider) async throws -> Response {
        guard let state = request.query["state"], let browser = providerCookie(in: request),
            let attempt = try await store.take(Secret(state), from: Secret(browser), at: now())
        else { throw AccountError.linkNotGood }
        guard let code = request.query["code"] else { throw IDToken.Refusal(reason: "the provider sent no code") }
        let token = try await provider.identity(code: code, verifier: attempt.verifier, nonce: attempt.nonce)
        let identity = ForeignIdentity(
            issuer: provider.settings.issuer,
            subject: token.subject,
            verifiedEmail: token.isEmailVerified ? token.email : nil,
            name: token.name
        )
        let origin = AuditOrigin(request)
        let (signedIn, refresh) = try await accounts.signIn(
            identity,
            linking: attempt.user,
            founding: Household.Change().completed(for: request),
            from: origin
        )
        var wish = request
        wish.headers[SessionCookies.header] = "cookie"
        let answer = await sessionAnswer(for: signedIn, refresh, to: wish)
        var response = redirect(to: "\(self.origin)/signed-in", providerCookie(nil))
        for cookie in answer.headers.all("Set-Cookie") { response.headers.add("Set-Cookie", cookie) }
        return response
    }

    /// Binds an attempt to the browser; nil takes the cookie away.
    private func providerCookie(_ value: String?) -> String {
        let life = value == nil ? 0 : ProviderAttempt.lifetime.components.seconds
        let path = PathPrefix(of: origin).outside("/api/v1/auth/oidc")
        return "larder_oidc=\(value ?? ""); Path=\(path); Max-Age=\(life); HttpOnly; SameSite=Lax"
            + (origin.hasPrefix("https://") ? "; Secure" : "")
    }

    private func providerCookie(in request: Request) -> String? {
        for line in request.headers.all("Cookie") {
            for pair in line.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                if pair.hasPrefix("larder_oidc=") { return String(pair.dropFirst("larder_oidc=".count)) }
            }
        }
        return nil
    }
}

extension Operation {
    private static let provider = "sign-in"

    static let startProviderSignIn = Operation(
        "startProviderSignIn",
        summary: "Redirects the browser to the sign-in provider (OpenID Connect).",
        tag: provider,
        security: .none,
        takesAnyQuery: true,
        answers: [Answer(302, "To the provider.")],
        errors: [503],
        rate: .signIn
    )
    static let linkProvider = Operation(
        "linkProvider",
        summary: "Starts connecting the caller's account with the provider; returns the address to go to.",
        tag: provider,
        answers: [.ok(.object([Property("url", .uri)]))],
        errors: [403, 503]
    )
    static let finishProviderSignIn = Operation(
        "finishProviderSignIn",
        summary: "The redirect URI of the provider; signs in and redirects to the app.",
        tag: provider,
        security: .none,
        query: [
            Parameter("state", .text), Parameter("code", .text, description: "Absent if the provider refused."),
            Parameter("error", .text),
        ],
        // Providers add what they like: iss, scope, session_state.
        takesAnyQuery: true,
        answers: [Answer(302, "To the app, signed in, or to its sign-in page with the reason.")],
        rate: .signIn
    )
}
