import HTTP

extension Parameter {
    /// Of which kinds of things; may be given several times.
    static let thingKind = Parameter(
        "kind",
        .words(of: ThingKind.self),
        description: "Only of this kind; may be given several times."
    )
}

extension Operation {
    static let listChanges = Operation(
        "listChanges",
        summary:
            "Lists what has changed in the household since a cursor: each thing once, in the order of its last change.",
        tag: "activity",
        query: [
            Parameter.page[0],
            Parameter("after", .string(), description: "The `cursor` or `next` of the last answer; absent to begin."),
            .thingKind,
        ],
        answers: [
            .ok(
                .object([
                    Property("items", .array(of: .ref("Change")), description: "None without `after`."),
                    Property("next", .nullable(.string()), description: "What to ask for if there is more."),
                    Property(
                        "cursor",
                        .string(),
                        description: "Where to go on, here with `after` or in the stream with `Last-Event-ID`."
                    ),
                ]),
                "What has changed, as much as has room."
            )
        ],
        errors: [410]
    )
}
