import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// Another address for an account.
extension Dependencies {
    func requestEmailChange(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let body = try request.decode(EmailChangeBody.self)
        let email = try CredentialReading.email(body.email)
        try await signInThrottle.attempt(by: claims.user) {
            try await accounts.requestEmail(email, act(claims, request), knowing: Secret(body.password))
        }
        return .secret(status: 202) { $0.member("status", accounts.confirmsByMail ? "mail_sent" : "link_needed") }
    }

    func confirmEmailChange(_ request: Request) async throws -> Response {
        let body = try request.decode(EmailLinkBody.self)
        try await accounts.confirmEmail(Secret(body.token), from: AuditOrigin(request))
        return .noContent()
    }
}

extension Operation {
    static let requestEmailChange = Operation(
        "requestEmailChange",
        summary:
            "Asks for another address for the caller's account; it counts once the link that is sent there is opened.",
        tag: "account",
        body: .object([.email, Property("password", .text)]),
        answers: [
            Answer(
                202,
                "A link is on its way to the new address, and word of it to the old one; or, without mail, whoever "
                    + "runs this Larder can make the link.",
                types: ["application/json"],
                schema: .object([Property("status", .enumeration(["mail_sent", "link_needed"]))])
            )
        ],
        errors: [403, 409, 503]
    )
    static let confirmEmailChange = Operation(
        "confirmEmailChange",
        summary: "Gives an account the address that a link was sent to; the old one counts no more.",
        tag: "account",
        security: .none,
        body: .object([Property("token", .text, description: "What stands behind #token= in the link.")]),
        answers: [.noContent],
        errors: [404, 409],
        rate: .signIn
    )
}
