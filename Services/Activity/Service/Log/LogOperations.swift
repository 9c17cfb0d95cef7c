import HTTP

extension Operation {
    static let listActivity = Operation(
        "listActivity",
        summary: "Lists what happened in the household, newest first.",
        tag: "activity",
        query: Parameter.page + [
            Parameter("subject", .uuid, description: "Only what is about this thing, or happened in it.")
        ],
        answers: [.ok(.page(of: .ref("ActivityEntry")), "What happened, as far as it is known.")]
    )
}
