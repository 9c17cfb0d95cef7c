import FoundationEssentials
import HTTP
import Telemetry
import Values

/// Calls webhooks with what has happened, in order, at least once, with growing pauses where the receiver fails.
///
/// A turn of a webhook is a leased row. Its events are read where the streams read them, so that nothing is written for
/// each of them, and those of a slow receiver wait for it alone.
struct WebhookSender: Sendable {
    /// How many webhooks are called at once.
    private static let portion = 16
    /// How long a turn goes on; with the last call it is shorter than the lease.
    private static let turn = Duration.seconds(20)

    let store: SQLWebhookStore
    let logger: Logger
    let now: @Sendable () -> Instant
    let newID: @Sendable () -> UUID
    /// Why an address may not be called; nil if it may.
    let refusal: @Sendable (String) -> ClientError?
    let send: @Sendable (ClientRequest) async throws(ClientError) -> ClientResponse

    /// Gives each webhook that is due a turn; how many had one.
    @discardableResult
    func run() async throws -> Int {
        let due = try await store.due(at: now(), limit: Self.portion)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for one in due { group.addTask { try await turn(of: one.id, one.household) } }
            try await group.waitForAll()
        }
        return due.count
    }

    /// Sends a test, and notes what became of it.
    func test(_ webhook: StoredWebhook, secret: [UInt8]) async throws -> StoredDelivery {
        let id = newID()
        let message = WebhookMessage(testOf: webhook.id, id: id, of: webhook.household, at: now())
        let (outcome, start) = (await call(message, webhook, secret), now())
        let delivery = delivery(
            of: webhook,
            (id, WebhookRules.testKind, 1),
            outcome.value,
            outcome.value.isDelivered ? .delivered : .failed,
            start,
            outcome.milliseconds
        )
        try await store.add(delivery, of: webhook.household)
        return delivery
    }

    private func turn(of id: WebhookID, _ household: HouseholdID) async throws {
        guard let claimed = try await store.claim(id, of: household, at: now()) else { return }
        let webhook = claimed.webhook
        let kinds = Set(webhook.thingKinds.map(\.rawValue))
        let end = now() + Self.turn
        var (course, pause) = (webhook.course, Duration.zero)
        var deliveries: [StoredDelivery] = []
        for event in try await store.events(after: course.cursor, of: household) {
            let kind = NewsPayload.thingKind(of: event.payload)
            guard let kind, kinds.isEmpty || kinds.contains(kind) else {
                if course.attempts == 0 { course.cursor = event.sequence }
                continue
            }
            let attempt = course.attempts + 1
            let start = now()
            let outcome = await call(WebhookMessage(event, of: household), webhook, claimed.secret)
            let next = course.apply(outcome.value, to: event.sequence, age: start - event.at, at: now())
            deliveries.append(
                delivery(
                    of: webhook,
                    (event.id, event.kind, attempt),
                    outcome.value,
                    next.result,
                    start,
                    outcome.milliseconds
                )
            )
            pause = next.pause
            if next.result == .retrying || course.stop != nil || now() > end { break }
        }
        if let stop = course.stop {
            logger.warning("a webhook was stopped", ["webhook": id, "reason": stop.rawValue])
        }
        try await store.settle(claimed, course, deliveries, next: now() + pause)
    }

    private func call(
        _ message: WebhookMessage,
        _ webhook: StoredWebhook,
        _ secret: [UInt8]
    ) async -> (value: WebhookOutcome, milliseconds: Int) {
        let start = now()
        let outcome: WebhookOutcome
        do throws(ClientError) {
            outcome = WebhookOutcome(try await send(message.request(to: webhook.url, secret: secret, at: start)))
        } catch {
            outcome = WebhookOutcome(error)
        }
        return (outcome, Int((now() - start) / .milliseconds(1)))
    }

    private func delivery(
        of webhook: StoredWebhook,
        _ event: (id: UUID, kind: String, attempt: Int),
        _ outcome: WebhookOutcome,
        _ result: WebhookOutcome.Result,
        _ start: Instant,
        _ milliseconds: Int
    ) -> StoredDelivery {
        StoredDelivery(
            webhookID: webhook.id,
            id: newID(),
            eventID: event.id,
            event: event.kind,
            attempt: event.attempt,
            result: result,
            status: outcome.status,
            reason: outcome.reason,
            milliseconds: milliseconds,
            sentAt: start
        )
    }
}
