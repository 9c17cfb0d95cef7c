import HTTP
import Identity

extension Router {
    /// The shapes of bodies about sessions.
    mutating func addSessionSchemas() {
        let common = [
            Property("expires_in", .integer(min: 1), description: "Seconds that the access token is good for."),
            Property("user", .ref("User")), Property("household", .nullable(.ref("Household"))),
        ]
        let inBody = [
            Property("access_token", .text), Property("token_type", .enumeration(["Bearer"])),
            Property("refresh_token", .text, description: "Good for one exchange within 90 days."),
        ]
        let csrf = Property("csrf", .text, description: "To be repeated as Larder-CSRF by what changes something.")
        schema(
            "Tokens",
            .oneOf([
                .object(inBody + common),
                .described(.object([csrf] + common), "For `Larder-Session: cookie`: the tokens are cookies."),
            ])
        )
        let revocation = Schema.object([
            Property("kind", .enumeration(["session", "user"])), Property("subject", .uuid),
            Property("before", .instant, description: "Tokens of the subject from before this are not good."),
        ])
        schema(
            "Revocations",
            .object([
                Property("revocations", .array(of: revocation)), Property("next", .integer(min: 0)),
                Property("more", .boolean),
            ])
        )
    }
}

extension Parameter {
    /// `Larder-Session: cookie`, with which a browser asks for cookies.
    static let sessionKind = Parameter(
        SessionCookies.header,
        .enumeration(["cookie"]),
        in: .header,
        description: "A browser asks for its tokens as cookies that no script can read."
    )
}
