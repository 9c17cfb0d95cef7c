import FoundationEssentials
import HTTP
import Telemetry
import Values

/// Why a service refuses another service's event.
struct EventRefusal: Error {
    /// The cause.
    enum Cause: String {
        /// This service does not receive events from its source.
        case unknownSource = "unknown_source"
        /// Its kind is unknown, for instance because the source is newer than this service.
        case unknownKind = "unknown_kind"
        /// Its details do not match its kind.
        case malformedPayload = "malformed_payload"
    }

    let cause: Cause
    /// The event's source, kind and place of the error, without any of its content.
    let detail: String

    init(_ cause: Cause, _ detail: String = "") {
        self.cause = cause
        self.detail = detail
    }
}

extension EventReceiver {
    /// Logs, counts and throws a refusal; the sender then keeps the event and retries as its `DeliveryPolicy` says.
    func refuse(_ event: ReceivedEvent, _ refusal: EventRefusal, isKnown: Bool) throws(Problem) {
        // Both are either known names, or arbitrary text of any length.
        let (source, kind) = (String(event.source.prefix(50)), String(event.kind.prefix(50)))
        // A warning, as the sender logs an error when it gives the event up.
        logger.warning(
            "an event was refused",
            [
                "source": source, "kind": kind, "event": event.id.canonical, "cause": refusal.cause.rawValue,
                "detail": refusal.detail,
            ]
        )
        metrics.counter(
            "larder_events_refused_total",
            "Events of other services that were not understood; their sender keeps them.",
            [("source", isKnown ? source : "unknown"), ("cause", refusal.cause.rawValue)]
        ).add()
        throw Problem(status: 422, code: refusal.cause.rawValue, detail: "This event is not understood.")
    }
}
