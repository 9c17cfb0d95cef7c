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
            "Requests a new address for the caller's account; it takes effect when the link sent to it is opened.",
        tag: "account",
        body: .object([.email, Property("password", .text)]),
        answers: [
            Answer(
                202,
                "A link is on its way to the new address, and word of it to the old one; or, without mail, whoever "
                    + "runs this Larder can make the link.",
                types: ["application/json"],
                schema: .object([
                    Property("status", .enumeration(["mail_sent", "link_needed"], name: "EmailChangeStatus"))
                ])
            )
        ],
        errors: [403, 409, 503]
    )
    static let confirmEmailChange = Operation(
        "confirmEmailChange",
        summary: "Completes a change of address with the link that was sent to the new one.",
        tag: "account",
        security: .none,
        body: .object([Property("token", .text, description: "The part of the link after #token=.")]),
        answers: [.noContent],
        errors: [404, 409],
        rate: .signIn
    )
}
