import HTTP

/// How the route of those who look at a list is documented.
extension Operation {
    static let getListPresence = Operation(
        "getListPresence",
        summary:
            "Says who looks at a list: who has a stream of it open. The stream tells it as it changes (`presence`).",
        tag: "grocery lists",
        answers: [.ok(.ref("ListPresence"), "Those who look at it, 30 at most.")],
        errors: [404]
    )
}

/// The schema of those who look at a list.
enum PresenceSchemas {
    static let presence = Schema.object([
        Property("list_id", .uuid), Property("count", .integer(min: 0, max: Viewers.most)),
        Property("members", .array(of: .object([Property("user_id", .uuid)]))),
        Property(
            "guests",
            .array(of: .object([Property("name", .nullable(.string(maxLength: SyncBody.longestName)))])),
            description: "Those with a link, by the names that they have given."
        ),
    ])
}
