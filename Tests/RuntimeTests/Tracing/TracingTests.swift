import Foundation
import HTTP
import Runtime
import TestSupport
import Testing
import Values

@Suite
struct TracingTests {
    private static let secret = "what only the services of this test know"

    /// Everything is sent at the end, however busy the machine is.
    private func patient(_ settings: inout Settings) { settings.tracing?.patience = .seconds(20) }

    /// Runs `Counter` and `Shelf`, each in a process of its own as far as they can tell, and gives what they traced.
    private func traced(
        _ environment: [String: String] = [:],
        lines: Lines = Lines(),
        _ body: (TestClient) async throws -> Void
    ) async throws -> (spans: [Collector.Span], text: String) {
        let collector = try Collector()
        var environment = environment
        environment["LARDER_INTERNAL_SECRET"] = Self.secret
        environment["LARDER_OTLP_URL"] = environment["LARDER_OTLP_URL"] ?? collector.url
        try await withHost([Shelf.self], environment: environment, adjusting: patient) { shelf, _ in
            environment["LARDER_RECIPE_URL"] = "http://127.0.0.1:\(shelf.port)"
            try await withHost([Counter.self], environment: environment, lines: lines, adjusting: patient) {
                _,
                client in
                try await body(client)
            }
        }
        defer { Task { await collector.stop() } }
        return (try collector.spans, collector.text)
    }

    @Test func `a request across services is one trace, and each span has the parent that caused it`() async throws {
        let lines = Lines()
        let (spans, text) = try await traced(lines: lines) { client in
            let status = try await client(.post, "/sales/Gulasch").status
            #expect(status == 204)
        }
        let root = try #require(spans.first { $0.parent == nil })
        #expect(root.name == "POST /sales/{title}" && root.kind == 2 && root.service == "menu")
        #expect(root.attributes["http.response.status_code"] == "204")
        #expect(Set(spans.map(\.trace)) == [root.trace])
        #expect(lines.all.contains(#""trace_id":"\#(root.trace)""#), "the request's line says which trace is its own")

        let call = try #require(spans.first { $0.name == "GET /shelves/{title}/things" && $0.kind == 3 })
        #expect(call.service == "menu" && call.attributes["url.template"] == "/shelves/{title}/things")
        let answer = try #require(spans.first { $0.name == "GET /shelves/{title}/things" && $0.kind == 2 })
        #expect(answer.service == "recipe" && answer.parent == call.id)
        #expect(answer.attributes["http.route"] == "/shelves/{title}/things")

        let own = spans.filter { $0.parent == root.id }
        #expect(
            own.map(\.name) == [
                "SELECT sale", "GET /shelves/{title}/things", "BEGIN", "INSERT sale", "UPDATE sale", "COMMIT",
            ]
        )
        #expect(own.allSatisfy { $0.kind == 3 && $0.service == "menu" })
        let theirs = try #require(spans.first { $0.parent == answer.id })
        #expect(theirs.service == "recipe" && theirs.name == "BATCH SELECT thing")
        #expect(theirs.attributes["db.query.text"] == "SELECT title FROM thing WHERE title = ?1; SELECT ? FROM thing")
        #expect(theirs.attributes["db.system.name"] == "sqlite")
        #expect(theirs.attributes["db.operation.batch.size"] == "2")
        #expect(spans.count == own.count + 3 && Set(spans.map(\.id)).count == spans.count)
        #expect(!text.contains("Gulasch"), "nothing of a household is in a trace")
    }

    @Test func `a trace that a client names is not joined`() async throws {
        let theirs = String(repeating: "1", count: 32)
        let (spans, text) = try await traced { client in
            let headers: Headers = ["traceparent": "00-\(theirs)-b7ad6b7169203331-01"]
            let status = try await client(.get, "/many", headers: headers).status
            #expect(status == 204)
        }
        #expect(!spans.isEmpty && !text.contains(theirs))
    }

    @Test func `a request with many statements has so many spans, and says how many it lacks`() async throws {
        let (spans, _) = try await traced { client in
            let status = try await client.get("/many").status
            #expect(status == 204)
            let metrics = try await client.get("/metrics").text
            #expect(metrics.contains(#"larder_spans_dropped_total{reason="request"} 100"#))
        }
        #expect(spans.count == 201)
        #expect(spans.first { $0.kind == 2 }?.attributes["larder.spans_dropped"] == "100")
    }

    @Test func `what fails is marked, and the values that failed are not shown`() async throws {
        let (spans, text) = try await traced { client in
            let status = try await client.get("/failing").status
            #expect(status == 500)
        }
        #expect(spans.map(\.name) == ["BEGIN", "INSERT nowhere", "ROLLBACK", "GET /failing"])
        #expect(spans.map { $0.attributes["error.type"] } == [nil, "other", "other", "500"])
        #expect(!text.contains("hidden"))
    }

    @Test func `probes are not traced, and with a share of 0 nothing is`() async throws {
        let (spans, _) = try await traced { client in
            for path in ["/healthz", "/readyz", "/metrics"] { _ = try await client.get(path) }
        }
        #expect(spans.isEmpty)
        let (none, _) = try await traced(["LARDER_OTLP_RATIO": "0"]) { client in
            let status = try await client(.post, "/sales/Gulasch").status
            #expect(status == 204)
        }
        #expect(none.isEmpty)
    }

    @Test func `while the collector is down requests are answered, and the spans that are lost are counted`()
        async throws
    {
        let lines = Lines()
        _ = try await traced(["LARDER_OTLP_URL": "http://127.0.0.1:1"], lines: lines) { client in
            for _ in 0..<3 {
                let status = try await client.get("/many").status
                #expect(status == 204)
            }
            let lost = try await eventually {
                let text = try await client.get("/metrics").text
                return text.contains(#"larder_spans_dropped_total{reason="collector"} 603"#)
                    || text.contains(#"larder_spans_dropped_total{reason="collector"} 512"#)
            }
            #expect(lost)
        }
        #expect(lines.all.components(separatedBy: "traces cannot be sent").count == 2, "one line, not one a batch")
    }

    @Test func `delivering an event is a trace of its own, which the receiver's work belongs to`() async throws {
        let collector = try Collector()
        let environment = ["LARDER_OTLP_URL": collector.url]
        try await withHost([Notes.self, Tally.self], environment: environment, adjusting: patient) { _, client in
            let status = try await client(.post, "/notes/\(HouseholdID(.version7()))").status
            #expect(status == 204)
            let hasArrived = try await eventually { try await client.get("/tally").text == "1" }
            #expect(hasArrived)
        }
        let spans = try collector.spans
        await collector.stop()
        let sent = try #require(spans.first { $0.attributes["larder.event"] != nil })
        #expect(sent.parent == nil && sent.service == "recipe" && sent.name == "POST /internal/v1/events/menu")
        let received = try #require(spans.first { $0.parent == sent.id })
        #expect(received.kind == 2 && received.service == "menu")
        #expect(spans.contains { $0.parent == received.id && $0.name == "INSERT tally" })
        let roots = spans.filter { $0.parent == nil }.map(\.name)
        #expect(roots.contains("POST /notes/{household}"))
    }

    @Test func `traces are off unless there is a collector, and a share is a share`() throws {
        #expect(try Settings(environment: [:]).tracing == nil)
        let url = ["LARDER_OTLP_URL": "http://collector:4318"]
        #expect(try Settings(environment: url).tracing?.url == "http://collector:4318")
        #expect(try Settings(environment: url).tracing?.ratio == 1)
        for (text, isShare) in [
            ("0", true), ("0.05", true), ("1", true), ("2", false), ("-0.1", false), ("nan", false),
        ] {
            let settings = try? Settings(environment: url.merging(["LARDER_OTLP_RATIO": text]) { $1 })
            #expect(settings?.tracing?.ratio == (isShare ? Double(text) : nil), "\(text)")
        }
        #expect(throws: SettingsError.self) { try Settings(environment: ["LARDER_OTLP_URL": "collector:4318"]) }
    }
}
