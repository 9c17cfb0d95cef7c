import AccountAPI
import HTTP
import Identity
import Values

/// Other passwords.
extension Dependencies {
    func changePassword(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let body = try request.decode(PasswordChangeBody.self)
        do {
            try await signInThrottle.attempt(by: claims.user) {
                try await accounts.changePassword(
                    act(claims, request),
                    keeping: claims.session,
                    knowing: Secret(body.current),
                    to: body.new
                )
            }
        } catch let fault as Password.Fault {
            throw fault.problem(at: "/new")
        }
        return .noContent()
    }

    func requestPasswordReset(_ request: Request) async throws -> Response {
        let body = try request.decode(ResetRequestBody.self)
        let email = try CredentialReading.email(body.email)
        let requester = try await mails?.requester(request) ?? ""
        try await accounts.requestReset(of: email, by: requester)
        return .mailSent
    }

    func resetPassword(_ request: Request) async throws -> Response {
        let body = try request.decode(LinkBody.self)
        try await accounts.reset(Secret(body.token), to: body.password, from: AuditOrigin(request))
        return .noContent()
    }
}

extension Operation {
    static let changePassword = Operation(
        "changePassword",
        summary: "Changes the caller's password and ends their other sessions.",
        tag: "account",
        body: .object([Property("current", .text), Property("new", .password)]),
        answers: [.noContent],
        errors: [403, 409, 503]
    )
    static let requestPasswordReset = Operation(
        "requestPasswordReset",
        summary: "Sends a link to set a new password for an address, valid once and for an hour.",
        tag: "sign-in",
        security: .none,
        body: .object([.email]),
        answers: [.mailSent],
        rate: .signIn
    )
    static let resetPassword = Operation(
        "resetPassword",
        summary: "Sets a new password with a link, and ends all sessions.",
        tag: "sign-in",
        security: .none,
        body: .linkBody,
        answers: [.noContent],
        errors: [404, 503],
        rate: .signIn
    )
}
