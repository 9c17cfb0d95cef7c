import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Another address for an account.
    mutating func addEmailRoutes(_ dependencies: Dependencies) {
        let accounts = dependencies.accounts
        signedIn(.post, AccountPaths.email, dependencies.authenticator, sessionOnly: true, .requestEmail) {
            request,
            claims in
            let body = try request.decode(EmailChangeBody.self)
            let email = try CredentialReading.email(body.email)
            try await dependencies.guesses.attempt(by: claims.user) {
                try await accounts.requestEmail(
                    email,
                    of: claims.user,
                    knowing: Secret(body.password),
                    from: AuditOrigin(request)
                )
            }
            return .json(status: 202) { json in
                json.object { $0.member("status", accounts.confirmsByMail ? "mail_sent" : "link_needed") }
            }.with("Cache-Control", "no-store")
        }
        on(.post, AccountPaths.confirmEmail, .confirmEmail) { request in
            let body = try request.decode(EmailLinkBody.self)
            try await accounts.confirmEmail(Secret(body.token), from: AuditOrigin(request))
            return .noContent()
        }
    }
}

extension Operation {
    fileprivate static let requestEmail = Operation(
        "requestEmailChange",
        summary:
            "Asks for another address for the caller's account; it counts once the link that is sent there is opened.",
        tag: "account",
        body: .object([
            Property("email", .string(format: "email", maxLength: EmailAddress.longest)), Property("password", .text),
        ]),
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
    fileprivate static let confirmEmail = Operation(
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
