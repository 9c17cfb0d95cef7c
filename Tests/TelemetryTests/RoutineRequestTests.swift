import HTTP
import Telemetry
import TestSupport
import Testing

@Suite struct RoutineRequestTests {
    /// The level of a request's line, if it has one at `debug`.
    private func level(_ route: String, _ response: Response, _ method: Method = .get) async throws -> String? {
        let lines = LogLines()
        let logger = Logger(service: "menu", level: .debug, sink: lines.sink)
        var router = Router()
        let operation = Operation("sample", summary: "A sample.", tag: "sample", answers: [.noContent])
        router.on(method == .head ? .get : method, route, operation) { _ in response }
        router.add(RequestTelemetry(logger: logger, metrics: Metrics()))
        _ = await router.respond(to: Request(method, route))
        logger.flush()
        let all = try lines.all
        #expect(all.count == 1)
        return all.first?["level"] as? String
    }

    @Test func `what services and monitors ask every two seconds is a line for who looks for a fault`() async throws {
        for route in ["/healthz", "/readyz", "/metrics", "/internal/v1/revocations", "/internal/v1/events/menu"] {
            #expect(try await level(route, .noContent()) == "debug")
        }
        #expect(try await level("/internal/v1/revocations", Problem.unavailable("Not now.").response()) == "info")
    }

    @Test func `a client that polls writes no line, unless something fails or changes`() async throws {
        let route = "/api/v1/recipes"
        for response in [Response.text("x"), .noContent(), Response(status: 304)] {
            #expect(try await level(route, response) == "debug")
            #expect(try await level(route, response, .head) == "debug")
            for method in [Method.post, .put, .patch, .delete] {
                #expect(try await level(route, response, method) == "info")
            }
        }
        for status in [303, 401, 404, 429, 500, 503] {
            #expect(try await level(route, Response(status: status)) == "info", "\(status)")
        }
    }
}
