import HTTP

/// How the account service's routes are documented.
extension Operation {
    static let signInAnonymously = Operation(
        "signInAnonymously",
        summary: "Signs in without a name; makes a user with a household of their own.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: .object([
            Property("household_name", .householdName, required: false),
            Property("time_zone", .string(maxLength: 64), required: false),
        ]),
        isBodyOptional: true,
        answers: [.created(.ref("Tokens"))],
        rate: .signIn
    )
    static let refreshTokens = Operation(
        "refreshTokens",
        summary: "Exchanges a refresh token, of the body or a browser's cookie, for fresh tokens.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: .object([Property("refresh_token", .text)]),
        answers: [.ok(.ref("Tokens"))],
        errors: [401, 403]
    )
    static let getMe = Operation(
        "getMe",
        summary: "Who the caller is, and in which households.",
        tag: "sign-in",
        answers: [.ok(.ref("Me"))]
    )
    static let listKeys = Operation(
        "listKeys",
        summary: "The public keys that confirm access tokens (RFC 7517).",
        tag: "sign-in",
        security: .none,
        answers: [.ok(.ref("KeySet"))]
    )

    static let listHouseholds = Operation(
        "listHouseholds",
        summary: "The caller's households.",
        tag: "households",
        answers: [.ok(.page(of: .ref("Household")))]
    )
    static let createHousehold = Operation(
        "createHousehold",
        summary: "Founds a household; answers with tokens that know it.",
        tag: "households",
        query: [.sessionKind],
        body: .ref("NewHousehold"),
        answers: [.created(.ref("Tokens"))],
        errors: [403]
    )
    static let getHousehold = Operation(
        "getHousehold",
        summary: "One household.",
        tag: "households",
        query: [.ifNoneMatch],
        answers: [.ok(.ref("Household")), .notModified]
    )
    static let changeHousehold = Operation(
        "changeHousehold",
        summary: "Renames a household, or sets its time zone or measurement system.",
        tag: "households",
        query: [.ifMatch],
        body: .ref("HouseholdChange"),
        bodyTypes: ["application/json", "application/merge-patch+json"],
        answers: [.ok(.ref("Household"))],
        errors: [403, 412]
    )
    static let getHouseholdFacts = Operation(
        "getHouseholdFacts",
        summary: "A household's name and time zone, for other services.",
        tag: "internal",
        security: .internalOnly,
        answers: [.ok(.ref("HouseholdFacts"))]
    )

    static let listMemberships = Operation(
        "listMemberships",
        summary: "Who belongs to a household.",
        tag: "memberships",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Membership")))]
    )
    static let changeMembership = Operation(
        "changeMembership",
        summary: "Gives somebody another role; for owners.",
        tag: "memberships",
        body: .object([Property("role", .ref("Role"))]),
        answers: [.ok(.ref("Membership"))],
        errors: [403, 409]
    )
    static let endMembership = Operation(
        "endMembership",
        summary:
            "Leaves a household, or takes somebody out of it; their invitations and calendar addresses end with it.",
        tag: "memberships",
        query: [
            Parameter(
                "links",
                .enumeration(["end", "keep"]),
                description: "What becomes of what they have given out: `end` ends calendar addresses and links to "
                    + "lists, `keep` neither. Left out, the addresses end and the links stay."
            )
        ],
        answers: [
            .ok(
                .object([
                    Property("invitations", .integer(min: 0), description: "How many of theirs were taken back."),
                    Property("feeds", .boolean, description: "Whether their calendar addresses end, within seconds."),
                    Property("links", .boolean, description: "Whether their links to lists end, within seconds."),
                ])
            )
        ],
        errors: [403, 409]
    )
    static let invite = Operation(
        "invite",
        summary: "Makes a code with which one person can join within seven days; for owners.",
        tag: "memberships",
        body: .object([Property("role", .ref("Role"), required: false)]),
        isBodyOptional: true,
        answers: [.created(.ref("Invitation"))],
        errors: [403]
    )
    static let join = Operation(
        "join",
        summary: "Joins a household with a code; answers with tokens that know it.",
        tag: "memberships",
        query: [.sessionKind],
        body: .object([Property("code", .text)]),
        answers: [.ok(.ref("Tokens"))],
        errors: [403, 404]
    )
}
