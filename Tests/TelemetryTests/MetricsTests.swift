import Foundation
import HTTP
import Telemetry
import TestSupport
import Testing

@Suite struct MetricsTests {
    @Test func `counters, gauges and histograms appear as Prometheus text`() {
        let metrics = Metrics()
        metrics.counter("eggs_total", "Eggs.", [("size", "L")]).add(2)
        metrics.counter("eggs_total", "Eggs.", [("size", "L")]).add()
        metrics.counter("eggs_total", "Eggs.", [("size", "a\"b\\c\nd")]).add()
        metrics.gauge("pans", "Pans.").add(4)
        metrics.gauge("pans", "Pans.").add(-1)
        metrics.gauge("heat", "Heat.") { 1.5 }
        let time = metrics.histogram("time", "Time.", bounds: [1, 2])
        for value in [0.5, 1, 1.5, 9] { time.observe(value) }
        #expect(
            metrics.exposition() == #"""
                # HELP eggs_total Eggs.
                # TYPE eggs_total counter
                eggs_total{size="L"} 3
                eggs_total{size="a\"b\\c\nd"} 1
                # HELP pans Pans.
                # TYPE pans gauge
                pans 3
                # HELP heat Heat.
                # TYPE heat gauge
                heat 1.5
                # HELP time Time.
                # TYPE time histogram
                time_bucket{le="1.0"} 2
                time_bucket{le="2.0"} 3
                time_bucket{le="+Inf"} 4
                time_sum 12.0
                time_count 4

                """#
        )
    }

    @Test func `counting from many threads loses nothing`() async {
        let metrics = Metrics()
        let counter = metrics.counter("n_total", "N.")
        let histogram = metrics.histogram("h", "H.", bounds: [1])
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 {
                        counter.add()
                        histogram.observe(0.5)
                    }
                }
            }
        }
        #expect(counter.count == 8000)
        #expect(metrics.exposition().contains("h_count 8000"))
    }

    @Test func `the process tells its memory, time and files`() throws {
        let metrics = Metrics()
        metrics.addProcessMetrics()
        let text = metrics.exposition()
        let memory = try #require(
            text.split(separator: "\n").first { $0.hasPrefix("process_resident_memory_bytes ") }?
                .split(separator: " ").last.flatMap { Double($0) }
        )
        #expect(memory > 1_000_000)
        #expect(text.contains("process_open_fds "))
    }
}

@Suite struct RequestTelemetryTests {
    private struct Broken: Error {}
    let lines = LogLines()
    let metrics = Metrics()

    private func router(_ level: Logger.Level = .info) -> (Router, Logger) {
        let logger = Logger(service: "menu", level: level, sink: lines.sink)
        var router = Router()
        router.add(RequestTelemetry(logger: logger, metrics: metrics))
        router.onError = logger.errorHook { "\($0)" }
        let operation = Operation("test", summary: "Tests.", tag: "test", security: .none, answers: [.noContent])
        router.on(.get, "/list/{token}", operation) { _ in .text("a list") }
        router.on(.get, "/broken", operation) { _ in throw Broken() }
        router.on(.get, "/refused", operation) { _ in throw Problem.conflict(code: "no", "No.") }
        router.on(.get, "/healthz", operation) { _ in .noContent() }
        router.metrics(metrics)
        return (router, logger)
    }

    @Test func `a request is logged and counted by its pattern, never by its path`() async throws {
        let (router, logger) = router(.debug)
        for path in ["/list/s3cret", "/list/other?x=s3cret", "/nowhere/s3cret", "/refused", "/healthz"] {
            _ = await router.respond(to: Request(.get, path))
        }
        logger.flush()
        let all = try lines.all
        #expect(all.count == 5)
        #expect(all[0]["route"] as? String == "/list/{token}")
        #expect(all[0]["status"] as? Int == 200)
        #expect(all[0]["method"] as? String == "GET")
        #expect(all[0]["microseconds"] as? Int != nil)
        #expect(all[0]["request_id"] as? String != all[1]["request_id"] as? String)
        #expect(all[2]["status"] as? Int == 404)
        #expect(all[3]["status"] as? Int == 409)
        #expect(all[4]["route"] as? String == "/healthz")
        #expect(!"\(all)".contains("s3cret"))
        let text = metrics.exposition()
        #expect(
            text.contains(
                #"larder_http_requests_total{service="menu",method="GET",route="/list/{token}",status="200"} 2"#
            )
        )
        #expect(text.contains(#"route="none",status="404"} 1"#))
        #expect(!text.contains("s3cret"))
    }

    @Test func `an error that is no problem is a 500 and an error line with the request's id`() async throws {
        let (router, logger) = router()
        let response = await router.respond(to: Request(.get, "/broken"))
        #expect(response.status == 500)
        #expect(!String(decoding: response.body.bytes, as: UTF8.self).contains("Broken"))
        logger.flush()
        let line = try #require(try lines.all.first { $0["level"] as? String == "error" })
        #expect(line["request_id"] as? String == response.headers["X-Request-ID"])
        #expect((line["error"] as? String)?.contains("Broken") == true)
        #expect(line["route"] as? String == "/broken")
    }

    @Test func `invented methods make no time series of their own`() async throws {
        let (router, _) = router()
        for number in 0..<10 { _ = await router.respond(to: Request(Method(rawValue: "M\(number)"), "/x")) }
        let text = metrics.exposition()
        #expect(text.contains(#"method="other",route="none",status="404"} 10"#))
    }

    @Test func `the metrics can be fetched`() async throws {
        let (router, _) = router()
        _ = await router.respond(to: Request(.get, "/list/x"))
        let response = await router.respond(to: Request(.get, "/metrics"))
        #expect(response.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(String(decoding: response.body.bytes, as: UTF8.self).contains("larder_http_request_duration_seconds"))
    }
}
