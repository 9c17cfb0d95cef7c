import Synchronization

/// Takes the spans of one request, as many as it may have.
public final class TraceRecording: Sendable {
    private struct State {
        var service = ""
        var count = 0
        var excess = 0
    }

    /// Whether a neighbour sent the request.
    public let isNeighbours: Bool
    private let tracer: Tracer
    private let state = Mutex(State())

    init(_ tracer: Tracer, isNeighbours: Bool) {
        self.tracer = tracer
        self.isNeighbours = isNeighbours
    }

    /// The service that answers; empty until its route is known.
    public var service: String {
        get { state.withLock { $0.service } }
        set { state.withLock { $0.service = newValue } }
    }

    /// How many spans were not recorded, as the request had too many.
    public var excess: Int { state.withLock { $0.excess } }

    /// Records an operation of the request, unless it has had too many.
    public func add(_ span: Span) {
        let isWithin = state.withLock { state in
            // defence: spans-per-request
            guard state.count < tracer.spansPerRequest else {
                state.excess += 1
                return false
            }
            state.count += 1
            return true
        }
        if isWithin { tracer.sink(span) } else { tracer.onExcess() }
    }

    /// Records the request itself, however many operations it had.
    public func end(_ span: Span) { tracer.sink(span) }
}
