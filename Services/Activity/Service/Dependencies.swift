import Events
import FoundationEssentials
import Identity
import Values

/// What the activity service works with.
struct Dependencies: Sendable {
    var changes: SQLChangeStore
    var log: SQLLogStore
    /// Takes back what was done.
    var undoing: Undoing
    var webhooks: SQLWebhookStore
    /// Calls webhooks.
    var sender: WebhookSender
    /// Devices that are told of what happens.
    var pushes: SQLPushStore
    /// What their services know Larder by.
    var pushKeys: PushKeys
    /// Whether an address is at a host inside that the operator lets webhooks and notifications lead to.
    var isInside: @Sendable (String) -> Bool
    /// The live streams.
    var feed: LiveFeed
    var authenticator: Authenticator
    /// Where the other services' events arrive.
    var events: EventReceiver
    var now: @Sendable () -> Instant
    /// Makes ids.
    var newID: @Sendable () -> UUID
}
