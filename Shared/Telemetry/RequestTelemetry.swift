public import HTTP
import JSON
import Loop
import Synchronization

/// Logs, counts and times every request of a service, and records those whose trace is recorded.
///
/// Routes appear by their pattern, never by the path that was sent: a path may hold a secret, and would make a time
/// series of its own.
public struct RequestTelemetry: Middleware {
    private let logger: Logger
    private let meters: RequestMeters
    /// Asked by machines every few seconds.
    public static let probes: Set<String> = ["/healthz", "/readyz", "/metrics"]

    /// Telemetry of one service's requests.
    public init(logger: Logger, metrics: Metrics) {
        self.logger = logger
        meters = RequestMeters(metrics, service: logger.service)
    }

    /// Lets `next` answer, then logs and counts the answer.
    public func respond(to request: Request, next: Handler) async throws -> Response {
        let start = monotonicNanoseconds()
        let recorded = RecordedRequest(request, orOf: logger.service)
        meters.active.add(1)
        defer { meters.active.add(-1) }
        var response = try await next(request)
        recorded?.end(&response)
        let nanoseconds = monotonicNanoseconds() - start
        let route = request.context.route
        meters.count(request.method, route, response.status, nanoseconds)
        let isRoutine = RequestTelemetry.isRoutine(route, request.method, response.status)
        let level: Logger.Level = isRoutine ? .debug : .info
        guard logger.level <= level else { return response }
        logger.line(level, "request") { json in
            json.member("method", request.method.rawValue)
            json.member("route", route)
            json.member("status", response.status)
            json.member("microseconds", Int64(nanoseconds / 1000))
        }
        return response
    }

    /// Whether a line about the request is for someone who looks for a fault: services ask each other every two seconds
    /// what is new, monitors ask all of them, and so do clients that poll; nothing has failed, and nothing has changed.
    private static func isRoutine(_ route: String?, _ method: Method, _ status: Int) -> Bool {
        guard let route else { return false }
        if route.hasPrefix("/internal/") { return status < 400 }
        if probes.contains(route) { return true }
        // defence: polling-lines
        return reading.contains(method) && ((200..<300).contains(status) || status == 304)
    }

    /// The methods that change nothing, but for a GET with another answer, such as a sign-in's redirect.
    private static let reading: Set<Method> = [.get, .head, .options]
}

extension Logger {
    /// For `Router.onError`: logs what was no problem and so became a 500, with the request's id.
    ///
    /// `describe` says what an operator may read of an error; it is cut where it grows long.
    public func errorHook(describing describe: @escaping @Sendable (any Error) -> String) -> Router.ErrorHook {
        { [self] failure, request in
            error(
                "a request failed",
                [
                    "error": String("\(type(of: failure)): \(describe(failure))".prefix(500)),
                    "method": request.method.rawValue,
                    "route": request.context.route ?? "none",
                ]
            )
        }
    }
}

/// The meters of a service's requests: those of a route are looked up once and kept.
private final class RequestMeters: Sendable {
    private struct Key: Hashable {
        var method: Method
        var route: String?
        var status: Int
    }

    private struct Meters {
        var count: Counter
        var seconds: Histogram
    }

    /// Requests being answered.
    let active: Counter
    private let metrics: Metrics
    private let service: String
    private let known = Mutex<[Key: Meters]>([:])
    private static let methods: Set<Method> = [.get, .head, .post, .put, .patch, .delete, .options]

    init(_ metrics: Metrics, service: String) {
        self.metrics = metrics
        self.service = service
        active = metrics.gauge("larder_http_requests_active", "Requests being answered.", [("service", service)])
    }

    func count(_ method: Method, _ route: String?, _ status: Int, _ nanoseconds: UInt64) {
        // A client may invent methods; time series it may not.
        let method = RequestMeters.methods.contains(method) ? method : Method(rawValue: "other")
        let key = Key(method: method, route: route, status: status)
        let meters = known.withLock { known in
            if let meters = known[key] { return meters }
            let meters = make(key)
            known[key] = meters
            return meters
        }
        meters.count.add()
        meters.seconds.observe(Double(nanoseconds) / 1e9)
    }

    private func make(_ key: Key) -> Meters {
        let labels: Metrics.Labels = [
            ("service", service), ("method", key.method.rawValue), ("route", key.route ?? "none"),
        ]
        return Meters(
            count: metrics.counter(
                "larder_http_requests_total",
                "Requests answered.",
                labels + [("status", String(key.status))]
            ),
            seconds: metrics.histogram("larder_http_request_duration_seconds", "Time to the response.", labels)
        )
    }
}
