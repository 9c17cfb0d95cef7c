import HTTP
import Telemetry
import TestSupport
import Testing

@Suite struct RoutineRequestTests {
    /// The level of a request's line, if it has one at `debug`.
    private func level(_ route: String, _ response: Response) async throws -> String? {
        let lines = LogLines()
        let logger = Logger(service: "menu", level: .debug, sink: lines.sink)
        var router = Router()
        let operation = Operation("sample", summary: "A sample.", tag: "sample", answers: [.noContent])
        router.on(.get, route, operation) { _ in response }
        router.add(RequestTelemetry(logger: logger, metrics: Metrics()))
        _ = await router.respond(to: Request(.get, route))
        logger.flush()
        let all = try lines.all
        #expect(all.count == 1)
        return all.first?["level"] as? String
    }

    @Test func `what services and monitors ask every two seconds is a line for who looks for a fault`() async throws {
        for route in ["/healthz", "/readyz", "/metrics", "/internal/v1/revocations", "/internal/v1/events/menu"] {
            #expect(try await level(route, .noContent()) == "debug")
        }
        #expect(try await level("/api/v1/recipes", .noContent()) == "info")
        #expect(try await level("/internal/v1/revocations", Problem.unavailable("Not now.").response()) == "info")
    }
}
