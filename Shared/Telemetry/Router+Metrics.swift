public import HTTP

extension Router {
    /// Adds `GET /metrics`: all metrics of the process as Prometheus text.
    public mutating func metrics(_ metrics: Metrics) {
        let operation = Operation(
            "getMetrics",
            summary: "The service's metrics, for Prometheus.",
            tag: "operation",
            security: .none,
            answers: [.content(type: "text/plain; version=0.0.4; charset=utf-8", "Prometheus text, version 0.0.4.")],
            rate: .unlimited
        )
        on(.get, "/metrics", operation) { _ in
            .bytes(Array(metrics.exposition().utf8), type: "text/plain; version=0.0.4; charset=utf-8")
        }
    }
}
