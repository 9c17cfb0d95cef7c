public import HTTP

extension Operation {
    /// How a route is documented that does what a client did to `things`, perhaps while it was offline.
    ///
    /// An operation has an id and one of the `kinds` besides its members; the answer has what became of each, as `outcome`
    /// has it, besides what is there now.
    public static func sync(
        _ id: String,
        of things: String,
        tag: String,
        kinds: Schema,
        members: [Property],
        example: String,
        outcome: Schema,
        answer: [Property],
        isHeavy: Bool = false
    ) -> Operation {
        let operation = Schema.object(
            [
                Property(
                    "id",
                    .uuid,
                    description: "Made by the client: the operation is done once, however often it is sent."
                ), Property("op", kinds),
            ] + members
        )
        return Operation(
            id,
            summary:
                "Does what a client did to \(things), perhaps while it was offline. Each operation is done once, in order, "
                + "together with what others did meanwhile; one that cannot be done is refused, and the rest is done.",
            tag: tag,
            body: .object([Property("operations", .array(of: operation, maxItems: OperationMemory.mostAtOnce))]),
            example: example,
            answers: [
                .ok(
                    .object([Property("results", .array(of: outcome))] + answer),
                    "What became of each operation, and what is there now."
                )
            ],
            errors: [503],
            bodySize: .document,
            isHeavy: isHeavy,
            isOftenSmall: isHeavy
        )
    }
}
