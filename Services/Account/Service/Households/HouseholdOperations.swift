import HTTP

/// How the routes of households are documented.
extension Operation {
    static let listHouseholds = Operation(
        "listHouseholds",
        summary: "The caller's households.",
        tag: "households",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Household")))]
    )
    static let createHousehold = Operation(
        "createHousehold",
        summary: "Creates a household; returns tokens that include it.",
        tag: "households",
        query: [.sessionKind],
        body: .ref("NewHousehold"),
        answers: [Answer.created(.ref("Tokens")).with(.location)],
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
        answers: [.ok(.ref("Household"))],
        errors: [403, 412]
    )
    static let getHouseholdFacts = Operation(
        "getHouseholdFacts",
        summary: "A household's name and time zone, for other services.",
        tag: "internal",
        answers: [.ok(.ref("HouseholdFacts"))]
    )
}
