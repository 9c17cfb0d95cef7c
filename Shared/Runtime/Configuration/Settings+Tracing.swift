extension Settings {
    /// Where traces are sent, and how many.
    public struct Tracing: Equatable, Sendable {
        /// The collector's base URL.
        public var url: String
        /// The share of requests that are traced, from 0 to 1.
        public var ratio: Double
        /// How long the end waits for the spans that are left; no setting, but tests have more of it.
        public var patience = Duration.seconds(1)
    }

    static func tracing(_ reader: inout SettingsReader) -> Tracing? {
        let url = reader.origin(.otlpURL, default: "")
        let ratio = reader.share(.otlpRatio)
        return url.isEmpty ? nil : Tracing(url: url, ratio: ratio)
    }
}

extension Setting {
    static let otlpURL = Setting(
        "LARDER_OTLP_URL",
        "none: no traces",
        "The OpenTelemetry collector that traces are sent to, such as `http://collector:4318`: OTLP over HTTP in JSON, to "
            + "`/v1/traces`."
    )
    static let otlpRatio = Setting(
        "LARDER_OTLP_RATIO",
        "1",
        "The share of requests that are traced, from 0 to 1. A call between services is traced if the request is that "
            + "caused it."
    )
}
