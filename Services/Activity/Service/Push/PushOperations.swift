import HTTP

extension Operation {
    static let getPushKey = Operation(
        "getPushKey",
        summary: "Returns the public key that a browser asks for when it subscribes (VAPID).",
        tag: "push",
        answers: [.ok(.object([Property("key", .string(), description: "`applicationServerKey`, in base64url.")]))]
    )
    static let listPushSubscriptions = Operation(
        "listPushSubscriptions",
        summary: "Lists the caller's devices that are told of what others do in the household.",
        tag: "push",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("PushSubscription")), "The devices, oldest first.")]
    )
    static let createPushSubscription = Operation(
        "createPushSubscription",
        summary: "Has a device told of what others do in the household from now on.",
        tag: "push",
        body: .object([
            Property(
                "endpoint",
                .string(minLength: 1, maxLength: PushRules.longestEndpoint),
                description: "Where the browser's service takes messages: an `https` address outside."
            ),
            Property(
                "keys",
                .object([
                    Property("p256dh", .string(), description: "The device's public key, in base64url."),
                    Property("auth", .string(), description: "The device's secret of 16 bytes, in base64url."),
                ])
            ),
            Property(
                "kinds",
                .array(of: .words(of: PushKind.self), maxItems: PushKind.allCases.count),
                description: "`lists`: new lists and new things on them; `shopping`: that somebody is shopping. Empty "
                    + "only with a reminder."
            ),
            Property(
                "reminder",
                .nullable(.reminder),
                required: false,
                description: "When it is told the meals of a day; never, without it."
            ),
        ]),
        example: """
            {"endpoint":"https://push.example.com/device/1","kinds":["shopping"],"reminder":{"time":"07:30","day":"today"},"keys":{"p256dh":\
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",\
            "auth":"BTBZMqHH6r4Tts7J_aSIgg"}}
            """,
        answers: [.created(.ref("PushSubscription"), "The device; the same one if its address was known.")]
    )
    static let deletePushSubscription = Operation(
        "deletePushSubscription",
        summary: "Has one of the caller's devices told of nothing any more.",
        tag: "push",
        answers: [.noContent("It is forgotten.")],
        errors: [404]
    )
}

extension Schema {
    /// A device that is told of what happens.
    static let pushSubscription = Schema.object([
        Property("id", .uuid),
        Property("kinds", .array(of: .words(of: PushKind.self))),
        Property("reminder", .nullable(.reminder)),
        Property("created_at", .instant),
    ])

    /// When a device is told the meals of a day.
    static let reminder = Schema.object([
        Property("time", .string(minLength: 5, maxLength: 5), description: "By the household's clocks, as `07:30`."),
        Property(
            "day",
            .words(of: Reminder.Day.self),
            description: "`today`: what is still to come of the day; `tomorrow`: the next day's meals."
        ),
    ])
}
