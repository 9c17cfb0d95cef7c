import HTTP

/// How the routes of aisles and shops are documented.
extension Operation {
    static let getAisles = Operation(
        "getAisles",
        summary: "Returns the household's aisles and shops, and the order of each.",
        tag: "aisles",
        query: [.ifNoneMatch],
        answers: [.ok(.ref("Aisles"), "The aisles; the six categories if nobody has changed them."), .notModified]
    )
    static let putAisles = Operation(
        "putAisles",
        summary: "Chooses six categories or finer aisles, or the usual shop; names, adds, removes and orders aisles.",
        tag: "aisles",
        query: [.ifMatch],
        body: .object([
            Property("choice", choice, required: false, description: "The usual aisles, in place of those there are."),
            Property("order", order, required: false),
            Property(
                "aisles",
                .array(
                    of: .object([
                        Property(
                            "key",
                            .text,
                            required: false,
                            description: "One of Larder's aisles, or a UUID for one of the household's own."
                        ),
                        Property("name", .nullable(.string(maxLength: 60)), required: false),
                    ]),
                    maxItems: AisleBook.mostAisles - 1
                ),
                required: false,
                description: "All aisles in order. An item of one that is missing is found where its category is."
            ),
            Property(
                "usual_shop",
                .nullable(.uuid),
                required: false,
                description: "The shop that new lists are for; null for none in particular."
            ),
        ]),
        answers: [.ok(.ref("Aisles"), "The aisles.")],
        errors: [412]
    )
    static let putShop = Operation(
        "putShop",
        summary: "Adds a shop with its own order of the aisles, or changes one.",
        tag: "aisles",
        query: [.ifMatch],
        body: .object([
            Property("name", .string(minLength: 1, maxLength: 60)), Property("order", order, required: false),
            Property(
                "aisles",
                .array(of: .text, maxItems: AisleBook.mostAisles),
                required: false,
                description: "Keys in order; those that are missing are put where they were."
            ),
        ]),
        answers: [
            .ok(.ref("Aisles"), "All aisles and shops."), .created(.ref("Aisles"), "The same, with a new shop."),
        ],
        errors: [412]
    )
    static let deleteShop = Operation(
        "deleteShop",
        summary: "Removes a shop; lists for it have the household's own order.",
        tag: "aisles",
        query: [.ifMatch],
        answers: [Answer.ok(.ref("Aisles"), "All aisles and shops.").with(.etag)],
        errors: [404, 412]
    )
    static let forgetWalks = Operation(
        "forgetWalks",
        summary: "Forgets the order learned from lists that are for no shop in particular.",
        tag: "aisles",
        answers: [Answer.ok(.ref("Aisles"), "All aisles and shops.").with(.etag)]
    )
    static let forgetShopWalks = Operation(
        "forgetShopWalks",
        summary: "Forgets the order learned in a shop.",
        tag: "aisles",
        answers: [Answer.ok(.ref("Aisles"), "All aisles and shops.").with(.etag)],
        errors: [404]
    )

    static let choice = Schema.words(of: AisleBook.Choice.self)
    static let order = Schema.words(of: AisleOrder.self)
}

extension Parameter {
    /// The shop in whose order a list is read.
    static let shop = Parameter(
        "shop",
        .uuid,
        description: "The shop in whose order to answer; the list's own if absent."
    )
}

/// The schemas of aisles.
enum AisleSchemas {
    private static let aisle = Schema.object([
        Property("key", .text), Property("title", .text, description: "What to show."),
        Property("name", .nullable(.text), description: "What somebody calls it; null for the usual name."),
        Property("own", .boolean, description: "Whether the household has added it."),
    ])
    private static let walks = Property(
        "walks",
        .integer(min: 0),
        description: "How many shopping trips the learned order is based on."
    )
    private static let walked = Property(
        "walked",
        .array(of: .text),
        description: "Keys in the order that lists have: that set by hand, or the learned one."
    )

    /// A household's aisles.
    static let aisles = Schema.object([
        Property("version", .integer(min: 0)), Property("choice", Operation.choice),
        Property("order", Operation.order, description: "Who says the order: a person, or the ticks."), walks,
        Property("aisles", .array(of: aisle), description: "In the order set by hand."), walked,
        Property("unused", .array(of: aisle), description: "Larder's aisles that the household does not have."),
        Property(
            "shops",
            .array(
                of: .object([
                    Property("id", .uuid), Property("name", .text), Property("order", Operation.order), walks,
                    Property("aisles", .array(of: .text), description: "Keys in the order set by hand."), walked,
                ])
            )
        ),
        Property(
            "usual_shop",
            .nullable(.uuid),
            description: "The shop that new lists are for: the one chosen last."
        ),
        Property(
            "placements",
            .array(of: .object([Property("item", .text), Property("aisle", .text)])),
            description: "What belongs elsewhere than where it would be by itself."
        ),
    ])
}
