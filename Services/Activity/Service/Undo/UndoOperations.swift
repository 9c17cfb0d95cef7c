import HTTP

extension Operation {
    static let undoActivity = Operation(
        "undoActivity",
        summary: """
            Takes back what an entry of the log tells of, within 24 hours and unless it has been changed again since.
            """,
        tag: "activity",
        path: [Parameter("number", .string(), place: .path, description: "The id of the entry.")],
        answers: [
            .ok(
                .object([Property("entry", .ref("ActivityEntry")), Effect.property]),
                "The entry, which says that it was undone, and what else that has changed."
            )
        ],
        errors: [404, 409, 422, 503]
    )
}
