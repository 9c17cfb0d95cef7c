/// The bounds of webhooks.
enum WebhookRules {
    /// How many a household has at most.
    static let most = 5
    /// How long an address may be.
    static let longestURL = 2_000
    /// How many calls of each are remembered.
    static let deliveries = 50
    /// How many events are sent in one turn, before others have theirs.
    static let portion = 50
    /// Behind how many bytes an event's details are left out.
    static let largestDetails = 65_536
    /// What the event of a test is called.
    static let testKind = "webhook.test"
    /// What a secret begins with (Standard Webhooks).
    static let secretPrefix = "whsec_"
}
