import HTTP
import Loop
import Telemetry
import TestSupport
import Testing

@Suite struct SpanExporterTests {
    private let metrics = Metrics()
    private let lines = LogLines()

    private func exporter(_ url: String, _ limits: SpanExporter.Limits) -> (SpanExporter, Logger) {
        let logger = Logger(service: "larder", sink: lines.sink)
        let exporter = SpanExporter(
            to: url,
            version: "1",
            loop: TestLoop.shared,
            logger: logger,
            metrics: metrics,
            limits: limits
        )
        return (exporter, logger)
    }

    private func span(_ name: String = "x") -> Span {
        Span(.new(), service: "menu", name: name, kind: .client, start: 1, end: 2)
    }

    private func counted(_ line: String) -> Bool { metrics.exposition().contains("\n\(line)\n") }

    /// Waits until a condition holds; false if it does not within ten seconds.
    private func eventually(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<1000 {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    @Test func `a full batch is sent at once, what is left after a while, and the rest at the end`() async throws {
        let server = RawServer { _, _ in RawServer.answer(200, "{}") }
        let url = String(server.url().dropLast())
        let (full, _) = exporter(url, SpanExporter.Limits(batch: 10, delay: .seconds(600)))
        for _ in 0..<10 { full.add(span()) }
        #expect(await eventually { counted("larder_spans_sent_total 10") })
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /v1/traces HTTP/1.1\r\n"))
        #expect(request.contains("\r\nContent-Type: application/json\r\n") && !request.contains("Larder-Neighbour"))

        for _ in 0..<7 { full.add(span("last")) }
        await full.stop()
        #expect(counted("larder_spans_sent_total 17"))

        let (slow, _) = exporter(url, SpanExporter.Limits(delay: .milliseconds(20)))
        slow.start()
        slow.add(span())
        #expect(await eventually { counted("larder_spans_sent_total 18") })
        await slow.stop()
        #expect(server.requests.count == 3)
    }

    @Test func `the queue has an end, and what finds no room is counted`() async throws {
        let (exporter, _) = exporter("http://127.0.0.1:1", SpanExporter.Limits(queue: 5, delay: .seconds(600)))
        for _ in 0..<12 { exporter.add(span()) }
        #expect(counted(#"larder_spans_dropped_total{reason="queue"} 7"#))
        await exporter.stop()
        #expect(counted(#"larder_spans_dropped_total{reason="collector"} 5"#))
        #expect(counted("larder_spans_sent_total 0"))
    }

    @Test func `a collector that is down or refuses costs spans and a warning a minute`() async throws {
        let server = RawServer { _, number in
            number < 2
                ? RawServer.answer(503) : RawServer.answer(200, #"{"partialSuccess":{"rejectedSpans":"1"}}"#)
        }
        let (exporter, logger) = exporter(String(server.url().dropLast()), SpanExporter.Limits(batch: 2))
        for batch in 1...4 {
            for _ in 0..<2 { exporter.add(span()) }
            #expect(await eventually { server.requests.count == batch })
            let lost = min(batch, 2) * 2 + max(0, batch - 2)
            #expect(await eventually { counted(#"larder_spans_dropped_total{reason="collector"} \#(lost)"#) })
        }
        #expect(counted("larder_spans_sent_total 2"))
        logger.flush()
        let warnings = try lines.all
        #expect(warnings.map { $0["level"] as? String } == ["warning"])
        #expect(warnings.first?["message"] as? String == "traces cannot be sent")
        #expect(warnings.first?["reason"] as? String == "it answered 503")
    }

    @Test func `each warning says how many spans were lost since the last one, and its end is told`() async throws {
        let server = RawServer { _, number in RawServer.answer(number < 2 ? 500 : 200, "{}") }
        let limits = SpanExporter.Limits(batch: 3, silence: .zero)
        let (exporter, logger) = exporter(String(server.url().dropLast()), limits)
        for batch in 1...4 {
            for _ in 0..<3 { exporter.add(span()) }
            let sent = max(0, batch - 2) * 3
            #expect(await eventually { server.requests.count == batch && counted("larder_spans_sent_total \(sent)") })
            #expect(
                await eventually { counted(#"larder_spans_dropped_total{reason="collector"} \#(min(batch, 2) * 3)"#) }
            )
        }
        logger.flush()
        let all = try lines.all
        #expect(
            all.map { $0["message"] as? String ?? "" } == Array(repeating: "traces cannot be sent", count: 2) + [
                "traces are sent again"
            ]
        )
        #expect(all.prefix(2).map { $0["spans"] as? Int } == [3, 3])
    }

    @Test func `the end waits no longer than it may for a collector that hangs`() async throws {
        let listener = TestListener()
        listener.serve { connection in while connection.receive() != nil {} }
        let limits = SpanExporter.Limits(delay: .seconds(600), patience: .milliseconds(200))
        let (exporter, _) = exporter("http://127.0.0.1:\(listener.port)", limits)
        for _ in 0..<3 { exporter.add(span()) }
        let begun = ContinuousClock.now
        await exporter.stop()
        #expect(ContinuousClock.now - begun < .seconds(3))
        #expect(counted(#"larder_spans_dropped_total{reason="collector"} 3"#))
    }

    @Test func `a request's answer is recorded under its route, and named to a neighbour`() async throws {
        let server = RawServer { _, _ in RawServer.answer(200, "{}") }
        let (exporter, logger) = exporter(String(server.url().dropLast()), SpanExporter.Limits(delay: .seconds(600)))
        let tracer = exporter.tracer(ratio: 1)
        var router = Router()
        let operation = Operation("sample", summary: "A sample.", tag: "sample", answers: [.noContent])
        router.on(.get, "/things/{thing_id}", operation) { _ in Response(status: 500) }
        router.add(RequestTelemetry(logger: logger, metrics: metrics))
        router.add(RecordedService("menu"))
        for path in ["/things/secret", "/secret"] {
            let trace = try #require(tracer.begin(service: ""))
            let context = RequestContext(trace: trace.place, recording: trace.recording)
            let answer = await router.respond(to: Request(.get, path, context: context))
            #expect(answer.headers["Larder-Route"] == nil, "only neighbours are told")
        }
        await exporter.stop()
        let body = try #require(server.requests.first)
        #expect(body.contains(#""name":"GET /things/{thing_id}","kind":2"#))
        #expect(body.contains(#"{"key":"error.type","value":{"stringValue":"500"}}],"status":{"code":2}"#))
        #expect(body.contains(#""name":"GET","kind":2"#))
        #expect(body.contains(#"{"key":"http.response.status_code","value":{"intValue":"404"}}],"status":{}"#))
        #expect(!body.contains("secret"))
    }
}
