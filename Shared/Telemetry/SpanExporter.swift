public import HTTP
public import JSON
public import Loop
import Synchronization

/// Sends spans to an OpenTelemetry collector over HTTP (OTLP 1, JSON), some time after they have ended.
///
/// No request waits for it: a span is put into a queue, and dropped if that is full. A collector that does not answer
/// loses the spans that it was to get; they are counted, and told of once a minute.
public final class SpanExporter: Sendable {
    /// How many spans wait and are sent at a time, and how long; as they are, they are OpenTelemetry's own defaults.
    @MembersInit
    public struct Limits: Sendable {
        /// How many spans may wait.
        public var queue: Int = 2048
        /// How many are sent at a time.
        public var batch: Int = 512
        /// How long a span waits at most for others.
        public var delay: Duration = .seconds(5)
        /// How long the collector may take for a batch.
        public var timeout: Duration = .seconds(10)
        /// How long the end waits for the spans that are left.
        public var patience: Duration = .seconds(1)
        /// How long after one warning the next one may follow.
        public var silence: Duration = .seconds(60)
    }

    private struct State {
        var isSending = false
        var isStopped = false
        /// When the last warning was logged.
        var told: UInt64?
        /// Whether nothing has been delivered since.
        var isFailing = false
        /// How many spans have been lost since then.
        var untold = 0
    }

    private let url: String
    private let version: String
    private let client: Client
    private let loop: EventLoop
    private let logger: Logger
    private let limits: Limits
    private let queue: SpanQueue
    private let state = Mutex(State())
    private let sent: Counter
    private let overflown: Counter
    private let undelivered: Counter
    /// Spans beyond what one request may have.
    private let excessive: Counter

    /// Sends to a collector at a base URL such as `http://collector:4318`.
    ///
    /// The client has no guard against private addresses: the operator chooses the collector, which usually is at one,
    /// and no user has a say in the URL. It follows no redirect, and it is not the neighbours' client, whose calls show
    /// that they know the internal secret.
    public init(
        to baseURL: String,
        version: String,
        loop: EventLoop,
        logger: Logger,
        metrics: Metrics,
        limits: Limits = Limits()
    ) {
        url = (baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL) + "/v1/traces"
        self.version = version
        self.loop = loop
        self.logger = logger
        self.limits = limits
        client = Client(
            loop: loop,
            settings: ClientSettings(timeout: limits.timeout, maxBody: 65_536, retries: 0, connectionsPerHost: 1)
        )
        queue = SpanQueue(room: limits.queue)
        sent = metrics.counter("larder_spans_sent_total", "Spans that the collector has taken.")
        func dropped(_ reason: String) -> Counter {
            metrics.counter("larder_spans_dropped_total", "Spans that were not sent, by reason.", [("reason", reason)])
        }
        overflown = dropped("queue")
        undelivered = dropped("collector")
        excessive = dropped("request")
    }

    /// A tracer whose spans are sent.
    public func tracer(ratio: Double) -> Tracer {
        Tracer(
            ratio: ratio,
            ignoring: RequestTelemetry.probes,
            onExcess: { [excessive] in excessive.add() },
            sink: { [self] in add($0) }
        )
    }

    /// Takes a span; from any thread.
    public func add(_ span: Span) {
        guard let count = queue.append(span) else { return overflown.add() }
        if count == limits.batch { loop.spawn { [weak self] in await self?.send() } }
    }

    /// Begins to send every few seconds.
    public func start() {
        loop.spawn { [weak self, loop, delay = limits.delay] in
            while true {
                await loop.pause(for: delay)
                guard let self, !state.withLock({ $0.isStopped }) else { return }
                await send()
            }
        }
    }

    /// Sends what is left, within the time that there is for that; the rest is dropped.
    public func stop() async {
        state.withLock { $0.isStopped = true }
        let deadline = monotonicNanoseconds() + limits.patience.nanoseconds
        while monotonicNanoseconds() < deadline, queue.count > 0 || state.withLock({ $0.isSending }) {
            await send(until: deadline)
            // Another batch may be under way.
            if state.withLock({ $0.isSending }) { await loop.pause(for: .milliseconds(5)) }
        }
        undelivered.add(queue.take(.max).count)
        client.close()
    }

    /// Sends all that waits, a batch after the other, unless that is being done.
    private func send(until deadline: UInt64? = nil) async {
        let mayStart = state.withLock { state in
            defer { state.isSending = true }
            return !state.isSending
        }
        guard mayStart else { return }
        defer { state.withLock { $0.isSending = false } }
        while true {
            let now = monotonicNanoseconds()
            if let deadline, now >= deadline { return }
            let batch = queue.take(limits.batch)
            guard !batch.isEmpty else { return }
            let left = deadline.map { Duration.nanoseconds(Int64($0 - now)) }
            switch await post(batch, within: min(left ?? limits.timeout, limits.timeout)) {
            case .success(let rejected): delivered(batch.count, rejected: rejected)
            case .failure(let reason): lost(batch.count, because: reason.text)
            }
        }
    }

    private struct Failure: Error {
        var text: String
    }

    /// Sends a batch, and says how many of its spans the collector has refused.
    private func post(_ batch: [Span], within time: Duration) async -> Result<Int, Failure> {
        var request = ClientRequest(.post, url, timeout: time)
        request.setJSON(SpanBatch(spans: batch, version: version))
        do {
            let response = try await client.send(request)
            guard (200..<300).contains(response.status) else {
                return .failure(Failure(text: "it answered \(response.status)"))
            }
            return .success((try? response.decode(SpanReceipt.self))?.rejected ?? 0)
        } catch {
            return .failure(Failure(text: error.description))
        }
    }

    private func delivered(_ count: Int, rejected: Int) {
        let rejected = min(max(0, rejected), count)
        sent.add(count - rejected)
        if rejected > 0 { return lost(rejected, because: "it refused some of the spans") }
        let wasTold = state.withLock { state in
            defer { state.isFailing = false }
            return state.isFailing
        }
        if wasTold { logger.info("traces are sent again") }
    }

    private func lost(_ count: Int, because reason: String) {
        undelivered.add(count)
        let now = monotonicNanoseconds()
        let spans = state.withLock { state -> Int? in
            state.untold += count
            // defence: told-collector
            if let told = state.told, told + limits.silence.nanoseconds > now { return nil }
            state.told = now
            state.isFailing = true
            defer { state.untold = 0 }
            return state.untold
        }
        guard let spans else { return }
        logger.warning(
            "traces cannot be sent",
            ["reason": reason, "spans": spans, "advice": "Check the collector at LARDER_OTLP_URL."]
        )
    }
}
