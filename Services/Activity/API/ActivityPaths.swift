/// The paths of the activity service.
public enum ActivityPaths {
    /// What has changed in the household since a place in the order of its changes.
    public static let changes = "/api/v1/changes"
    /// The stream of everything that happens in the household.
    public static let events = "/api/v1/events"
    /// What happened in the household, in words for people.
    public static let log = "/api/v1/activity"
    /// What takes back what an entry of the log tells of, as a pattern.
    public static let undo = "/api/v1/activity/{number}/undo"
    /// The key that browsers ask for when they subscribe.
    public static let pushKey = "/api/v1/push-key"
    /// The caller's devices that are told of what happens.
    public static let pushSubscriptions = "/api/v1/push-subscriptions"
    /// The pattern of one of them.
    public static let pushSubscription = "/api/v1/push-subscriptions/{subscription_id}"
    /// The household's webhooks.
    public static let webhooks = "/api/v1/household-webhooks"
    /// The pattern of one webhook.
    public static let webhook = "/api/v1/household-webhooks/{webhook_id}"
    /// The pattern of the last calls of one.
    public static let webhookDeliveries = "/api/v1/household-webhooks/{webhook_id}/deliveries"
    /// The pattern of where a test is asked for.
    public static let webhookTest = "/api/v1/household-webhooks/{webhook_id}/test"
}
