import FoundationEssentials
import HTTP
import Telemetry
import Values

/// Calls webhooks with what has happened, in order, at least once, with growing pauses where the receiver fails.
///
/// A turn of a webhook is a leased row. Its events are read where the streams read them, so that nothing is written for
/// each of them, and those of a slow receiver wait for it alone.
struct WebhookSender: Sendable {
    /// How long a turn goes on; with the last call it is shorter than the lease.
    private static let turn = Duration.seconds(20)
    /// After a call that took longer than this, others have their turn.
    private static let slow = 2_000

    let store: SQLWebhookStore
    let logger: Logger
    let now: @Sendable () -> Instant
    let newID: @Sendable () -> UUID
    /// Why an address may not be called; nil if it may.
    let refusal: @Sendable (String) -> ClientError?
    let send: @Sendable (ClientRequest) async throws(ClientError) -> ClientResponse

    /// The webhooks as the worker takes them.
    var queue: CallQueue {
        CallQueue(name: "webhook", due: WebhookSQL.due) { id, household in
            guard let claimed = try await store.claim(WebhookID(id), of: household, at: now()) else { return nil }
            return { try await turn(of: claimed) }
        }
    }

    /// Sends a test, and notes what became of it.
    func test(_ webhook: StoredWebhook, secret: [UInt8]) async throws -> StoredDelivery {
        let (id, start) = (newID(), now())
        let message = WebhookMessage(testOf: webhook.id, id: id, of: webhook.household, at: start)
        let outcome = try await call(message, webhook, secret)
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

    private func turn(of claimed: ClaimedWebhook) async throws {
        let webhook = claimed.webhook
        let kinds = Set(webhook.thingKinds.map(\.rawValue))
        let end = now() + Self.turn
        var (course, pause) = (webhook.course, Duration.zero)
        var deliveries: [StoredDelivery] = []
        let events = try await store.events(after: course.cursor, of: webhook.household)
        var hasAll = events.count < WebhookRules.portion
        for event in events {
            let kind = NewsPayload.thingKind(of: event.payload)
            guard let kind, kinds.isEmpty || kinds.contains(kind) else {
                course.pass(event.sequence)
                continue
            }
            course.stopIfBehind(by: (webhook.dueAt ?? now()) - event.writtenAt)
            // Who has paused, moved or deleted it is not made to wait for the end of the turn.
            var goesOn = course.stop == nil
            if goesOn, !deliveries.isEmpty { goesOn = try await store.holds(claimed) }
            guard goesOn else {
                hasAll = false
                break
            }
            let attempt = course.attempts + 1
            let start = now()
            let outcome: (value: WebhookOutcome, milliseconds: Int)
            do {
                outcome = try await call(WebhookMessage(event, of: webhook.household), webhook, claimed.secret)
            } catch {
                // This process ends; the receiver has not failed.
                (hasAll, pause) = (false, CallWorker.look)
                break
            }
            let next = course.apply(outcome.value, to: event.sequence, age: start - event.writtenAt, at: now())
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
            if next.result == .retrying || course.stop != nil || now() > end || outcome.milliseconds > Self.slow {
                hasAll = false
                break
            }
        }
        if hasAll, course.cursor < claimed.lastEvent {
            logger.warning("events were deleted before a webhook was called with them", ["webhook": webhook.id])
            course.lose(upTo: claimed.lastEvent)
        }
        if let stop = course.stop {
            logger.warning("a webhook was stopped", ["webhook": webhook.id, "reason": stop.rawValue])
        }
        try await store.settle(claimed, course, deliveries, next: now() + pause)
    }

    /// Calls a receiver; throws if this process has ended the call.
    private func call(
        _ message: WebhookMessage,
        _ webhook: StoredWebhook,
        _ secret: [UInt8]
    ) async throws(CancellationError) -> (value: WebhookOutcome, milliseconds: Int) {
        let start = now()
        let outcome: WebhookOutcome
        do throws(ClientError) {
            outcome = WebhookOutcome(try await send(message.request(to: webhook.url, secret: secret, at: start)))
        } catch {
            if error.code == .cancelled { throw CancellationError() }
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
