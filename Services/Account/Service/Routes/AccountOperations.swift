import HTTP

/// How the routes about named accounts are documented.
extension Operation {
    private static let signUpBody = Schema.object([
        Property("email", .string(format: "email", maxLength: EmailAddress.longest)), Property("password", .password),
        Property("name", .nullable(.string(maxLength: CredentialReading.longestName)), required: false),
        Property("household_name", .householdName, required: false),
        Property("time_zone", .string(maxLength: 64), required: false),
    ])
    private static let linkBody = Schema.object([
        Property("token", .text, description: "What stands behind #token= in the link."),
        Property("password", .password),
    ])
    private static let mailSent = Answer(
        202,
        "A mail is on its way, if there is anybody to send it to; the answer does not tell.",
        types: ["application/json"],
        schema: .object([Property("status", .enumeration(["mail_sent"]))])
    )

    static let listSignInMethods = Operation(
        "listSignInMethods",
        summary: "The ways in which people can sign in here.",
        tag: "sign-in",
        security: .none,
        answers: [
            .ok(
                .object([
                    Property("mail", .boolean, description: "Whether sign-ups and resets are confirmed by mail."),
                    Property(
                        "provider",
                        .nullable(.text),
                        description: "The name of another provider, if there is one."
                    ),
                ])
            )
        ]
    )
    static let signUp = Operation(
        "signUp",
        summary: "Signs up with an address and a password; with an anonymous user's token, gives that user a name.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: signUpBody,
        answers: [.created(.ref("Tokens")), mailSent],
        errors: [401, 403, 409, 503],
        rate: .signIn
    )
    static let confirmSignUp = Operation(
        "confirmSignUp",
        summary: "Completes a sign-up with the link from its mail and the password it was made with.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: linkBody,
        answers: [.created(.ref("Tokens"))],
        errors: [403, 404, 409, 503],
        rate: .signIn
    )
    static let signIn = Operation(
        "signIn",
        summary: "Signs in with an address and a password.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: .object([Property("email", .text), Property("password", .text)]),
        answers: [.ok(.ref("Tokens"))],
        errors: [401, 503],
        rate: .signIn
    )
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
        summary: "Has a link mailed with which the password of an address can be set anew, within an hour and once.",
        tag: "sign-in",
        security: .none,
        body: .object([Property("email", .string(format: "email", maxLength: EmailAddress.longest))]),
        answers: [mailSent],
        rate: .signIn
    )
    static let resetPassword = Operation(
        "resetPassword",
        summary: "Sets a password anew with a link, and ends all sessions.",
        tag: "sign-in",
        security: .none,
        body: linkBody,
        answers: [.noContent],
        errors: [404, 503],
        rate: .signIn
    )
    static let exportMe = Operation(
        "exportMe",
        summary: "Everything that Larder has of the caller and their households, as one file.",
        tag: "account",
        answers: [.ok(.any, "The file.")],
        errors: [403, 503],
        patience: .seconds(600)
    )
    static let deleteMe = Operation(
        "deleteMe",
        summary: "Deletes the caller's account, and every household in which nobody else is.",
        tag: "account",
        body: .object([
            Property("password", .nullable(.text), required: false, description: "For who has one.")
        ]),
        isBodyOptional: true,
        answers: [.noContent],
        errors: [403, 409, 503]
    )
}

extension Schema {
    /// A password that somebody chooses.
    static let password = Schema.string(
        minLength: Password.lengths.lowerBound,
        maxLength: Password.lengths.upperBound
    )
}
