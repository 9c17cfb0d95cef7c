import HTTP

extension Operation {
    static let followHousehold = Operation(
        "followHousehold",
        summary: "Streams everything that happens in the household; an event's id is a cursor of `/api/v1/changes`.",
        tag: "activity",
        query: [
            .thingKind,
            Parameter(
                "after",
                .string(),
                description: "A cursor to go on from, where `Last-Event-ID` cannot be sent."
            ),
        ],
        answers: [
            .events(
                """
                Events named by what happened. The data has `thing` (`kind`, `id`, `deleted`, `url`), `kind`, `subject`, \
                `at`, and the details. `ready` begins; `reset` says that too much was missed: ask `/api/v1/changes`.
                """
            )
        ]
    )
}
