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
    /// Hosts inside that devices' services may be at.
    var pushHosts: Set<String>
    /// The live streams.
    var feed: LiveFeed
    var authenticator: Authenticator
    /// Where the other services' events arrive.
    var events: EventReceiver
    var now: @Sendable () -> Instant
    /// Makes ids.
    var newID: @Sendable () -> UUID
}
