import HTTP

/// The schemas that several operations share.
enum ActivitySchemas {
    static func register(in router: inout Router) {
        router.schema("Change", change)
        router.schema("ActivityEntry", entry)
        router.schema("Actor", actor)
        router.schema("ActivitySubject", subject)
        router.schema("Undone", undone)
        router.schema("PushSubscription", .pushSubscription)
        router.schema("Webhook", .webhook)
        router.schema("WebhookDelivery", .webhookDelivery)
    }

    private static let change = Schema.object([
        Property("kind", .words(of: ThingKind.self)),
        Property("id", .uuid, description: "The thing's id; the household's for what it has one of."),
        Property("sequence", .integer(min: 1), description: "The number of its last change."),
        Property("deleted", .boolean),
        Property("version", .integer(min: 0), required: false, description: "Its version, where the change says so."),
        Property("at", .instant),
        Property("by", .ref("Actor"), required: false),
        Property("url", .string(), required: false, description: "Where to read it."),
    ])

    private static let actor = Schema.object([
        Property("user_id", .uuid, required: false, description: "Somebody of the household."),
        Property("app", .boolean, required: false, description: "Whether with an API token or app password."),
        Property(
            "guest",
            .string(),
            required: false,
            description: "What a guest with a link calls themselves, or empty."
        ),
        Property("share_id", .uuid, required: false, description: "The guest's link."),
    ])

    private static let subject = Schema.object([
        Property("kind", .words(of: SubjectKind.self)),
        Property("id", .uuid),
        Property("title", .string(), required: false, description: "What it was called then."),
    ])

    private static let undone = Schema.object([
        Property("by", .ref("Actor"), required: false, description: "Who took it back."),
        Property("at", .instant),
    ])

    private static let entry = Schema.object([
        Property("id", .string(), description: "Its number."),
        Property("at", .instant),
        Property("event", .string(), description: "What happened: the kind of the event, such as `list.item_checked`."),
        Property("by", .ref("Actor"), required: false, description: "Who did it, if it is known."),
        Property("created", .boolean, required: false, description: "True if the subject was made with it."),
        Property("subject", .ref("ActivitySubject")),
        Property("place", .ref("ActivitySubject"), required: false, description: "Where: the list, the menu."),
        Property("can_undo", .boolean, required: false, description: "True if it can be taken back, for 24 hours."),
        Property("undone", .ref("Undone"), required: false, description: "That it was taken back."),
    ])
}
