import Database
import FoundationEssentials
import Values

enum WebhookSubject {}
typealias WebhookID = Identifier<WebhookSubject>

/// An address that is called with what happens in a household.
@TableRow("webhook")
struct StoredWebhook: Sendable {
    @Column("household_id", .key) let household: HouseholdID
    @Column(.key) let id: WebhookID
    var url: String
    /// The kinds of things it is called about, each between two bars; empty for all.
    var kinds: String
    var state: WebhookState
    var stopReason: WebhookStop?
    let createdAt: Instant
    let createdBy: UserID
    /// Who answers for where it leads: who has given the address, or has taken it over from somebody who left.
    var addressBy: UserID
    var addressAt: Instant
    /// The number of the last event that is done with.
    var cursor: Int
    var attempts: Int = 0
    /// How often the receiver has refused the next event.
    var refusedAttempts: Int = 0
    var refusals: Int = 0
    var failingSince: Instant?
    /// When it is to be called; nil if there is nothing to tell.
    var dueAt: Instant?
    /// The key with which its calls are signed; it is read only for a call.
    @Column(.writeOnly) var secret: [UInt8] = []
}

extension StoredWebhook {
    /// The kinds of things it is called about; empty for all.
    var thingKinds: [ThingKind] { kinds.split(separator: "|").compactMap { ThingKind(rawValue: String($0)) } }

    /// Kinds as they are kept.
    static func text(of kinds: [ThingKind]) -> String {
        let all = ThingKind.allCases.filter(kinds.contains)
        return all.isEmpty ? "" : "|" + all.map(\.rawValue).joined(separator: "|") + "|"
    }

    /// How far it is.
    var course: WebhookCourse {
        WebhookCourse(
            cursor: cursor,
            attempts: attempts,
            refusedAttempts: refusedAttempts,
            refusals: refusals,
            failingSince: failingSince
        )
    }
}

/// A webhook whose turn it is, with its secret.
struct ClaimedWebhook: Sendable {
    let webhook: StoredWebhook
    let secret: [UInt8]
    /// The number of the last event that it is to be called with.
    let lastEvent: Int
    /// Until when nobody else has it; what it is known by.
    let lease: Instant
}

/// A call of a webhook.
@TableRow("webhook_delivery")
struct StoredDelivery: Sendable {
    @Column(.key) let webhookID: WebhookID
    @Column(.key) let id: UUID
    /// The event's id, which the receiver was told.
    let eventID: UUID
    let event: String
    /// Which attempt it was.
    let attempt: Int
    let result: WebhookOutcome.Result
    let status: Int?
    let reason: String?
    let milliseconds: Int
    let sentAt: Instant
}

/// An event that is to be sent.
struct WebhookEvent: Sendable {
    let sequence: Int
    let id: UUID
    let kind: String
    let payload: [UInt8]
    /// When it happened, as its source says.
    let at: Instant

    /// When this service has written it, which can be much later; its id says so.
    var writtenAt: Instant { id.version7Instant }
}

extension WebhookState: SQLReadable {}
extension WebhookStop: SQLReadable {}
extension WebhookOutcome.Result: SQLReadable {}
