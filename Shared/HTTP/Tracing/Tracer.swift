/// Decides which traces are recorded, and passes on their spans.
///
/// A process without one records nothing, and pays a comparison with nil for each request, statement and call.
public final class Tracer: Sendable {
    /// Who sent a request.
    public enum Sender: Sendable {
        /// Anyone: what they say of a trace is ignored.
        case client
        /// A trusted proxy.
        case proxy
        /// Another service of ours.
        case neighbour
    }

    /// The share of new traces that is recorded, from 0 to 1.
    private let ratio: Double
    /// How many spans of one request are recorded at most, besides the request's own.
    let spansPerRequest: Int
    /// Paths that machines ask for every few seconds, which are not recorded.
    private let ignored: Set<String>
    let sink: @Sendable (Span) -> Void
    /// Told of each span that exceeds its request's limit.
    let onExcess: @Sendable () -> Void

    /// A tracer whose spans `sink` takes, on any thread and without waiting.
    public init(
        ratio: Double = 1,
        spansPerRequest: Int = 200,
        ignoring ignored: Set<String> = [],
        onExcess: @escaping @Sendable () -> Void = {},
        sink: @escaping @Sendable (Span) -> Void
    ) {
        self.ratio = ratio
        self.spansPerRequest = spansPerRequest
        self.ignored = ignored
        self.onExcess = onExcess
        self.sink = sink
    }

    /// The place of a request in its trace, and what records it; `named` is what its sender said of a trace.
    ///
    /// A neighbour has decided for the whole trace, and records nothing of what it does by itself every few seconds. A
    /// proxy may decide against recording, but not for more than the share: its clients may have written the header.
    func trace(
        _ named: TraceContext?,
        from sender: Sender,
        to target: String
    ) -> (place: TraceContext, recording: TraceRecording?) {
        var place = (sender == .client ? nil : named) ?? .new()
        switch sender {
        case .neighbour: place.sampled = named?.sampled == true
        case .proxy: place.sampled = named?.sampled != false && isChosen
        case .client: place.sampled = isChosen
        }
        if ignored.contains(target) { place.sampled = false }
        let isNeighbours = sender == .neighbour
        return (place, place.sampled ? TraceRecording(self, isNeighbours: isNeighbours) : nil)
    }

    /// Begins a trace of a service's own; nil if it is not to be recorded.
    public func begin(service: String) -> (place: TraceContext, recording: TraceRecording)? {
        guard isChosen else { return nil }
        var place = TraceContext.new()
        place.sampled = true
        let recording = TraceRecording(self, isNeighbours: false)
        recording.service = service
        return (place, recording)
    }

    // Not by the trace's id: where that comes from outside, it could be chosen.
    private var isChosen: Bool { ratio >= 1 || Double.random(in: 0..<1) < ratio }
}
