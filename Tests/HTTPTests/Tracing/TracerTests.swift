import Synchronization
import TestSupport
import Testing

@testable import HTTP

/// Spans that are kept for a test.
final class KeptSpans: Sendable {
    private let kept = Mutex<[Span]>([])
    var all: [Span] { kept.withLock { $0 } }
    func add(_ span: Span) { kept.withLock { $0.append(span) } }
}

@Suite struct TracerTests {
    private static let header = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-"
    private static let parent: UInt64 = 0xB7AD_6B71_6920_3331

    private func named(_ flags: String) throws -> TraceContext {
        try #require(TraceContext(traceparent: Self.header + flags))
    }

    @Test func `a neighbour decides for the whole trace, and does nothing by itself that is recorded`() throws {
        let tracer = Tracer(ratio: 1) { _ in }
        let recorded = tracer.trace(try named("01"), from: .neighbour, to: "/x")
        #expect(recorded.place.parentID == Self.parent)
        #expect(recorded.place.sampled && recorded.recording?.isNeighbours == true)
        #expect(tracer.trace(try named("00"), from: .neighbour, to: "/x").recording == nil)
        #expect(tracer.trace(nil, from: .neighbour, to: "/x").recording == nil)
        let none = Tracer(ratio: 0) { _ in }
        #expect(none.trace(try named("01"), from: .neighbour, to: "/x").recording != nil)
    }

    @Test func `a proxy names the trace, but has no more recorded than the share`() throws {
        let (tracer, none) = (Tracer(ratio: 1) { _ in }, Tracer(ratio: 0) { _ in })
        let recorded = tracer.trace(try named("01"), from: .proxy, to: "/x")
        #expect(recorded.place.parentID == Self.parent && recorded.recording?.isNeighbours == false)
        #expect(tracer.trace(try named("00"), from: .proxy, to: "/x").recording == nil)
        let refused = none.trace(try named("01"), from: .proxy, to: "/x")
        #expect(refused.recording == nil && !refused.place.sampled)
        #expect(refused.place.traceIDText == "0af7651916cd43dd8448eb211c80319c", "for the log")
    }

    @Test func `a client says nothing of traces, and probes are not recorded`() throws {
        let tracer = Tracer(ratio: 1, ignoring: ["/healthz"]) { _ in }
        let recorded = tracer.trace(try named("00"), from: .client, to: "/x")
        #expect(recorded.recording != nil && recorded.place.parentID == nil)
        #expect(recorded.place.traceIDText != "0af7651916cd43dd8448eb211c80319c")
        #expect(recorded.place.traceparent.hasSuffix("-01"))
        #expect(tracer.trace(nil, from: .client, to: "/healthz").recording == nil)
    }

    @Test func `the share is kept`() {
        let tracer = Tracer(ratio: 0.25) { _ in }
        let count = (0..<4000).count { _ in tracer.trace(nil, from: .client, to: "/x").recording != nil }
        #expect((800...1200).contains(count), "\(count)")
        #expect((0..<100).allSatisfy { _ in Tracer(ratio: 0) { _ in }.begin(service: "x") == nil })
        #expect(tracer.trace(nil, from: .client, to: "/x").place.traceparent.count == 55)
    }

    @Test func `a request has so many spans, and is recorded itself however many it has`() throws {
        let spans = KeptSpans()
        let excess = Mutex(0)
        let tracer = Tracer(
            spansPerRequest: 3,
            onExcess: { excess.withLock { $0 += 1 } },
            sink: { spans.add($0) }
        )
        let (place, recording) = try #require(tracer.begin(service: "menu"))
        func span(_ name: String) -> Span {
            Span(place.child(), service: "menu", name: name, kind: .client, since: SpanBeginning())
        }
        for number in 0..<300 { recording.add(span("\(number)")) }
        recording.end(span("request"))
        #expect(spans.all.map(\.name) == ["0", "1", "2", "request"])
        #expect(recording.excess == 297 && excess.withLock { $0 } == 297)
    }

    @Test func `a child has an id of its own and its parent's`() {
        let place = TraceContext.new()
        let (first, second) = (place.child(), place.child())
        #expect(place.parentID == nil)
        #expect(first.parentID == place.spanID && second.parentID == place.spanID)
        #expect(first.traceID == place.traceID)
        #expect(Set([place.spanID, first.spanID, second.spanID, 0]).count == 4)
    }

    @Test func `how long a span took does not depend on the wall clock`() async throws {
        let beginning = SpanBeginning()
        try await Task.sleep(for: .milliseconds(20))
        let span = Span(.new(), service: "menu", name: "x", kind: .client, since: beginning)
        #expect(span.start > 1_700_000_000_000_000_000)
        #expect((20_000_000...60_000_000_000).contains(span.end - span.start))
    }

    @Test func `a call to a neighbour is a span that the neighbour's have as parent`() async throws {
        let server = RawServer { request, _ in
            request.hasPrefix("GET /known")
                ? RawServer.answer(200, "{}", headers: "Larder-Route: /known/{id}\r\n") : RawServer.answer(503)
        }
        let spans = KeptSpans()
        let tracer = Tracer { spans.add($0) }
        let (place, recording) = try #require(tracer.begin(service: "menu"))
        let client = Client(loop: ClientTests.loop, settings: ClientSettings(retries: 0))
        let neighbour = Neighbour(baseURL: server.url(), client: client)
        let away = Neighbour(baseURL: "http://127.0.0.1:1", client: client)
        let context = RequestContext(trace: place, recording: recording)
        await RequestContext.$current.withValue(context) {
            _ = try? await neighbour.call(.get, "/known/secret-id?q=secret")
            _ = try? await neighbour.call(.post, "/broken/secret-id")
            _ = try? await away.call(.get, "/away/secret-id")
        }
        let all = spans.all
        #expect(all.map(\.name) == ["GET /known/{id}", "POST", "GET"])
        #expect(all.map(\.hasFailed) == [false, true, true])
        #expect(all.allSatisfy { $0.kind == .client && $0.service == "menu" && $0.place.parentID == place.spanID })
        #expect(server.requests[0].contains("\r\ntraceparent: \(all[0].place.traceparent)\r\n"))
        func attributes(_ index: Int) -> [String] { all[index].attributes.map { "\($0.key)=\($0.value)" } }
        #expect(
            attributes(0) == [
                #"http.request.method=text("GET")"#, #"url.template=text("/known/{id}")"#,
                #"server.address=text("127.0.0.1")"#, "server.port=integer(\(server.port))",
                "http.response.status_code=integer(200)",
            ]
        )
        #expect(attributes(1).suffix(2) == ["http.response.status_code=integer(503)", #"error.type=text("503")"#])
        #expect(attributes(2).last == #"error.type=text("unreachable")"#)
        #expect(!"\(all)".contains("secret"))
    }
}
