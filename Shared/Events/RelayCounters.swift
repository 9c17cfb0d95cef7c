import Telemetry

/// The relay's counters, by destination.
struct RelayCounters: Sendable {
    private let metrics: Metrics
    private let source: String

    init(_ metrics: Metrics, source: String) {
        self.metrics = metrics
        self.source = source
    }

    func delivered(_ count: Int, to destination: String) {
        metrics.counter(
            "larder_events_delivered_total",
            "Events delivered to other services.",
            labels(destination)
        ).add(count)
    }

    func postponed(for destination: String) {
        metrics.counter(
            "larder_events_postponed_total",
            "Failed attempts to deliver an event that will be repeated.",
            labels(destination)
        ).add()
    }

    func gaveUp(on destination: String) {
        metrics.counter(
            "larder_events_failed_total",
            "Events whose delivery was given up.",
            labels(destination)
        ).add()
    }

    private func labels(_ destination: String) -> Metrics.Labels {
        [("source", source), ("destination", destination)]
    }
}
