public import Loop
import Values

/// What accompanies a request through everything it causes: its id, its trace, its route, its deadline.
public struct RequestContext: Sendable {
    /// The id in the log lines, in `X-Request-ID` and in problems: the client's own if it is a sound one.
    public var requestID: String
    /// The trace this request belongs to.
    public var trace: TraceContext
    /// Takes the spans of the request; nil if its trace is not recorded.
    public internal(set) var recording: TraceRecording?
    /// The pattern of the route that answers, set by the router; nil if there is none.
    public var route: String?
    /// How often the route may be called, set by the router.
    public var rate = RateClass.general
    /// Whether the route changes nothing, or there is none; set by the router.
    public var reads = false
    /// When the request must be answered, in monotonic nanoseconds; nil if it may take any time.
    public var deadline: UInt64?

    /// The turns of heavy operations; nil outside of a server.
    var turns: Turns?
    /// Where the request's task runs, on the loop or beside it; nil outside of a server.
    public internal(set) var executor: GrowingExecutor?
    /// What is to be done once the request is answered; nil for one that changes nothing.
    var afterAnswer: AfterAnswer?

    /// The request's own header, from which calls to neighbours take the caller's credentials.
    public var header = Headers()
    /// The credentials of those calls, where the request's own would not be understood or not do.
    private(set) var onward: Neighbour.Credentials?

    /// The context of the request that the current task answers, if it answers one.
    @TaskLocal public static var current: RequestContext?

    /// A context; new ids where none are given.
    public init(
        requestID: String = RequestContext.newID(),
        trace: TraceContext = .new(),
        recording: TraceRecording? = nil,
        route: String? = nil,
        deadline: UInt64? = nil
    ) {
        self.requestID = requestID
        self.trace = trace
        self.recording = recording
        self.route = route
        self.deadline = deadline
    }

    /// Runs `body` so that the calls it makes to neighbours carry these credentials in place of the request's own.
    public static func calling<Value>(
        as credentials: Neighbour.Credentials,
        _ body: () async throws -> Value
    ) async rethrows -> Value {
        var context = current ?? RequestContext()
        context.onward = credentials
        return try await $current.withValue(context, operation: body)
    }

    /// The trace as a `traceparent` header for a call that this request causes.
    public var traceparent: String { trace.traceparent }

    /// The time left until the deadline: zero when it has passed, nil if there is none.
    public var timeLeft: Duration? {
        guard let deadline else { return nil }
        let now = monotonicNanoseconds()
        return deadline > now ? .nanoseconds(Int64(deadline - now)) : .zero
    }

    /// A new request id: 15 letters and digits, 75 random bits, short enough for a string without an allocation.
    public static func newID() -> String {
        var low = FastID.next()
        var high = FastID.next()
        let alphabet: StaticString = "abcdefghijklmnopqrstuvwxyz234567"
        let letters = alphabet.utf8Start
        return String(unsafeUninitializedCapacity: 15) { buffer in
            for index in 0..<15 {
                if index == 12 { swap(&low, &high) }
                buffer[index] = letters[Int(low & 31)]
                low >>= 5
            }
            return 15
        }
    }

    /// Whether a client's request id may be taken over: 1 to 64 letters, digits, `-`, `_`, `.`.
    public static func isSound(_ requestID: String) -> Bool {
        (1...64).contains(requestID.utf8.count)
            && requestID.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) }
    }
}
