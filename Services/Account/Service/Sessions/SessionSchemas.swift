import HTTP
import Identity

extension Router {
    /// The shapes of bodies about sessions.
    mutating func addSessionSchemas() {
        let common = [
            Property("expires_in", .integer(min: 1), description: "Seconds until the access token expires."),
            Property("user", .ref("User")), Property("household", .nullable(.ref("Household"))),
        ]
        let inBody = [
            Property("access_token", .text), Property("token_type", .enumeration(["Bearer"], name: "TokenType")),
            Property("refresh_token", .text, description: "Valid for one exchange within 90 days."),
        ]
        let csrf = Property("csrf", .text, description: "To be sent as Larder-CSRF with requests that write.")
        schema(
            "Tokens",
            .oneOf([
                .object(inBody + common),
                .described(.object([csrf] + common), "For `Larder-Session: cookie`: the tokens are cookies."),
            ])
        )
        schema(
            "CurrentSession",
            .object([
                Property("user", .ref("User")), Property("id", .uuid), Property("household_id", .nullable(.uuid)),
                Property("csrf", .nullable(.text), description: "Null if the token is no cookie."),
                Property("expires_at", .instant, description: "When the access token expires."),
            ])
        )
        schema(
            "Session",
            .object([
                Property("id", .uuid), Property("created_at", .instant), Property("refreshed_at", .instant),
                Property("user_agent", .nullable(.text)), Property("current", .boolean),
            ])
        )
        schema(
            "APIToken",
            .object([
                Property("id", .uuid), Property("kind", .words(of: APIToken.Kind.self)),
                Property("name", .text),
                Property("scopes", .array(of: .enumeration(Scope.all.map(\.name), name: "TokenScope"))),
                Property("household_id", .nullable(.uuid)), Property("created_at", .instant),
                Property("expires_at", .nullable(.instant)), Property("last_used_at", .nullable(.instant)),
                Property("token", .text, required: false, description: "Shown only once."),
            ])
        )
        let revocation = Schema.object([
            Property("kind", .enumeration(["session", "user", "plan"], name: "RevocationKind")),
            Property("subject", .uuid),
            Property(
                "plan",
                .words(of: Plan.self),
                required: false,
                description: "The plan that the household has now."
            ),
            Property("before", .instant, description: "Tokens of the subject issued before this are invalid."),
        ])
        schema(
            "Revocations",
            .object([
                Property("revocations", .array(of: revocation)),
                Property("plans", .array(of: revocation), required: false), Property("next", .integer(min: 0)),
                Property("more", .boolean),
            ])
        )
    }
}

extension Parameter {
    /// `Larder-Session: cookie`, with which a browser asks for cookies.
    static let sessionKind = Parameter(
        SessionCookies.header,
        .text,
        place: .header,
        description: "`cookie`: the tokens come as cookies, which no script can read. Anything else means nothing."
    )
}
