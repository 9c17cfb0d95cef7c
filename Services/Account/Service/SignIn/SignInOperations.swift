import HTTP

/// How the routes of sign-up and sign-in are documented.
extension Operation {
    private static let signUpBody = Schema.object(
        [
            .email, Property("password", .password),
            Property("name", .nullable(.string(maxLength: CredentialReading.longestName)), required: false),
        ] + newHousehold
    )
    private static let newHousehold = [
        Property("household_name", .householdName, required: false),
        Property("time_zone", .string(maxLength: 64), required: false),
        Property(
            "measurement_system",
            .measurementSystem,
            required: false,
            description: "By default what is usual in the region that Accept-Language names."
        ),
        Property("language", .language, required: false, description: "By default that of Accept-Language."),
    ]
    static let signInAnonymously = Operation(
        "signInAnonymously",
        summary: "Signs in anonymously; creates a user with a household.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: .object(newHousehold),
        isBodyOptional: true,
        answers: [.created(.ref("Tokens"))],
        rate: .signIn
    )
    static let listKeys = Operation(
        "listKeys",
        summary: "The public keys that verify access tokens (RFC 7517).",
        tag: "sign-in",
        security: .none,
        answers: [.ok(.ref("KeySet"))]
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
        summary: "Signs up with an address and a password; with an anonymous user's token, adds them to that user.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: signUpBody,
        answers: [.created(.ref("Tokens")), .mailSent],
        errors: [401, 403, 409, 503],
        rate: .signIn
    )
    static let confirmSignUp = Operation(
        "confirmSignUp",
        summary: "Completes a sign-up with the link from its mail and the password it was made with.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: .linkBody,
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
}

extension Property {
    static let email = Property("email", .string(format: "email", maxLength: EmailAddress.longest))
}

extension Schema {
    /// A password that somebody chooses.
    static let password = Schema.string(
        minLength: Password.lengths.lowerBound,
        maxLength: Password.lengths.upperBound
    )

    /// A link from a mail, with a password.
    static let linkBody = Schema.object([
        Property("token", .text, description: "The part of the link after #token=."),
        Property("password", .password),
    ])
}

extension Answer {
    static let mailSent = Answer(
        202,
        "A mail is on its way; whether the address has an account is not revealed.",
        types: ["application/json"],
        schema: .object([Property("status", .enumeration(["mail_sent"], name: "SignUpStatus"))])
    )
}
