import HTTP

extension Operation {
    static let listWebhooks = Operation(
        "listWebhooks",
        summary:
            "Lists the household's webhooks; of their addresses only owners who have signed in see more than the host.",
        tag: "webhooks",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Webhook")), "The webhooks, oldest first.")]
    )
    static let createWebhook = Operation(
        "createWebhook",
        summary: "Makes a webhook: an address that is called with what happens in the household from now on.",
        tag: "webhooks",
        body: .object([
            Property(
                "url",
                .string(minLength: 1, maxLength: WebhookRules.longestURL),
                description: "An `http` or `https` address outside, or at a host that the operator allows."
            ),
            Property(
                "kinds",
                .array(of: .words(of: ThingKind.self), maxItems: ThingKind.allCases.count),
                required: false,
                description: "Only about these kinds of things; all if absent or empty."
            ),
        ]),
        example: #"{"url":"https://example.com/larder","kinds":["grocery_list"]}"#,
        answers: [.created(.ref("Webhook"), "The webhook with its secret, which is not shown again.")]
    )
    static let changeWebhook = Operation(
        "changeWebhook",
        summary: "Changes a webhook's address or kinds, pauses it or starts it again.",
        tag: "webhooks",
        body: .object([
            Property("url", .string(minLength: 1, maxLength: WebhookRules.longestURL), required: false),
            Property(
                "kinds",
                .array(of: .words(of: ThingKind.self), maxItems: ThingKind.allCases.count),
                required: false
            ),
            Property(
                "state",
                .words(of: WantedState.self),
                required: false,
                description: "What happened before it is active again is not sent."
            ),
        ]),
        example: #"{"state":"paused"}"#,
        answers: [.ok(.ref("Webhook"), "The webhook.")],
        errors: [404]
    )
    static let deleteWebhook = Operation(
        "deleteWebhook",
        summary: "Deletes a webhook; it is not called any more.",
        tag: "webhooks",
        answers: [.noContent("It is deleted.")],
        errors: [404]
    )
    static let listWebhookDeliveries = Operation(
        "listWebhookDeliveries",
        summary: "Lists the last calls of a webhook, newest first.",
        tag: "webhooks",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("WebhookDelivery")), "The calls; at most \(WebhookRules.deliveries) are kept.")],
        errors: [404]
    )
    static let testWebhook = Operation(
        "testWebhook",
        summary: "Calls a webhook once with an event `webhook.test`, and says what became of it.",
        tag: "webhooks",
        answers: [.ok(.ref("WebhookDelivery"), "The call.")],
        errors: [404]
    )
}

extension Schema {
    /// A webhook.
    static let webhook = Schema.object([
        Property("id", .uuid),
        Property(
            "url",
            .string(),
            description: "Its address; for others than owners who have signed in without path and query."
        ),
        Property("kinds", .array(of: .words(of: ThingKind.self)), description: "Empty for all."),
        Property("state", .words(of: WebhookState.self)),
        Property("stop_reason", .words(of: WebhookStop.self), required: false, description: "Why Larder stopped it."),
        Property(
            "failing_since",
            .instant,
            required: false,
            description: "Since when its receiver takes nothing; absent if the last call went well."
        ),
        Property("next_attempt_at", .instant, required: false, description: "When it is tried again."),
        Property("created_at", .instant),
        Property("created_by", .uuid),
        Property(
            "secret",
            .string(),
            required: false,
            description: "The signing secret (`whsec_…`); only in the answer that makes the webhook."
        ),
    ])

    /// A call of a webhook.
    static let webhookDelivery = Schema.object([
        Property("id", .uuid),
        Property("event_id", .uuid, description: "The `webhook-id` that the receiver was sent."),
        Property("event", .string(), description: "The kind of the event."),
        Property("attempt", .integer(min: 1)),
        Property("result", .words(of: WebhookOutcome.Result.self)),
        Property("status", .integer(min: 100), required: false, description: "The receiver's answer, if any."),
        Property("reason", .string(), required: false, description: "Why there was none: `timeout`, `unreachable`, …"),
        Property("milliseconds", .integer(min: 0)),
        Property("sent_at", .instant),
    ])
}
