import HTTP
import Identity

/// How the routes of sessions and API tokens are documented.
extension Operation {
    static let signOut = Operation(
        "signOut",
        summary: "Ends the session; all of its tokens are void.",
        tag: "sign-in",
        answers: [.noContent]
    )
    static let getSession = Operation(
        "getSession",
        summary: "The session that the request belongs to; a page that was loaded again learns its csrf value here.",
        tag: "sessions",
        answers: [.ok(.ref("CurrentSession"))]
    )
    static let listSessions = Operation(
        "listSessions",
        summary: "Where the caller is signed in, newest first.",
        tag: "sessions",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Session")))]
    )
    static let endSessions = Operation(
        "endSessions",
        summary: "Signs the caller out everywhere.",
        tag: "sessions",
        answers: [.noContent]
    )
    static let endSession = Operation(
        "endSession",
        summary: "Signs the caller out on one device.",
        tag: "sessions",
        answers: [.noContent]
    )
    static let listTokens = Operation(
        "listTokens",
        summary: "The caller's API tokens and app passwords, without their secrets.",
        tag: "tokens",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("APIToken")))]
    )
    static let createToken = Operation(
        "createToken",
        summary: "Makes an API token, or an app password for a calendar; its secret is shown this once.",
        tag: "tokens",
        body: .object([
            Property("kind", .enumeration(APIToken.Kind.allCases.map(\.rawValue)), required: false),
            Property("name", .string(minLength: 1, maxLength: APIToken.longestName)),
            Property(
                "scopes",
                .array(of: .enumeration(Scope.all.map(\.name)), maxItems: Scope.all.count),
                required: false,
                description: "Required for an API token; write implies read."
            ),
            Property("household_id", .nullable(.uuid), required: false, description: "All households if it is absent."),
            Property("expires_at", .nullable(.instant), required: false),
        ]),
        answers: [.created(.ref("APIToken"))],
        errors: [404, 409]
    )
    static let deleteToken = Operation(
        "deleteToken",
        summary: "Deletes an API token or app password; within seconds it is good nowhere.",
        tag: "tokens",
        answers: [.noContent]
    )
}
