import FoundationEssentials
import HTTP
import Telemetry
import Values

/// Why a service does not take a neighbour's event.
struct EventRefusal: Error {
    /// What is wrong with it.
    enum Cause: String {
        /// It comes from a service that this one does not listen to.
        case unknownSource = "unknown_source"
        /// Its source is not known to tell such a thing, as where that is newer than this service.
        case unknownKind = "unknown_kind"
        /// Its details are not those of its kind.
        case malformedPayload = "malformed_payload"
    }

    let cause: Cause
    /// Where and what, without anything that the event holds.
    let detail: String

    init(_ cause: Cause, _ detail: String = "") {
        self.cause = cause
        self.detail = detail
    }
}

extension EventReceiver {
    /// Logs, counts and throws a refusal, at which the sender keeps the event and sends it again, for as long as its
    /// `DeliveryPolicy` says.
    func refuse(_ event: ReceivedEvent, _ refusal: EventRefusal, isKnown: Bool) throws(Problem) {
        // Both are a service's own words, or nonsense of any length.
        let (source, kind) = (String(event.source.prefix(50)), String(event.kind.prefix(50)))
        // A warning, as the fault is its sender's, which logs an error when it gives the event up.
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
