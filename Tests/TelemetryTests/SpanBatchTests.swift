import Foundation
import HTTP
import JSON
import Testing

@testable import Telemetry

@Suite struct SpanBatchTests {
    private func place(_ parent: Bool) throws -> TraceContext {
        let header = "00-0af7651916cd43dd8448eb211c80319c-00000000000000ff-01"
        let place = try #require(TraceContext(traceparent: header))
        return parent ? place : place.child()
    }

    @Test func `spans are written as the JSON encoding of OTLP has them`() throws {
        let place = try place(true)
        let span = Span(
            place,
            service: "menu",
            name: "GET /api/v1/menus/{menu_id}",
            kind: .server,
            start: 1_700_000_000_000_000_001,
            end: 1_700_000_000_005_000_002,
            attributes: [
                ("http.route", .text("/api/v1/menus/{menu_id}")), ("http.response.status_code", .integer(503)),
            ],
            hasFailed: true
        )
        // The id of a span is made where it is; all else is known.
        let id = place.traceparent.split(separator: "-")[2]
        let expected = """
            {"resourceSpans":[{"resource":{"attributes":[\
            {"key":"service.name","value":{"stringValue":"menu"}},\
            {"key":"service.namespace","value":{"stringValue":"larder"}},\
            {"key":"service.version","value":{"stringValue":"1.2.3"}}]},\
            "scopeSpans":[{"scope":{"name":"larder"},"spans":[{\
            "traceId":"0af7651916cd43dd8448eb211c80319c","spanId":"\(id)","parentSpanId":"00000000000000ff","flags":1,\
            "name":"GET /api/v1/menus/{menu_id}","kind":2,\
            "startTimeUnixNano":"1700000000000000001","endTimeUnixNano":"1700000000005000002",\
            "attributes":[{"key":"http.route","value":{"stringValue":"/api/v1/menus/{menu_id}"}},\
            {"key":"http.response.status_code","value":{"intValue":"503"}}],"status":{"code":2}}]}]}]}
            """
        let bytes = SpanBatch(spans: [span], version: "1.2.3").jsonBytes()
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test func `a span without a parent has none, success is left unset, and texts are escaped`() throws {
        let span = Span(.new(), service: "menu", name: "a \"b\"\n", kind: .client, start: 1, end: 2)
        let text = String(decoding: SpanBatch(spans: [span], version: "1").jsonBytes(), as: UTF8.self)
        #expect(!text.contains("parentSpanId"))
        #expect(text.contains(#""name":"a \"b\"\n","kind":3,"startTimeUnixNano":"1","endTimeUnixNano":"2""#))
        #expect(text.contains(#""attributes":[],"status":{}"#))
    }

    @Test func `each service is a resource of its own`() throws {
        let spans = ["menu", "recipe", "menu"].enumerated().map { index, service in
            Span(.new(), service: service, name: "\(index)", kind: .client, start: 1, end: 2)
        }
        let bytes = SpanBatch(spans: spans, version: "1").jsonBytes()
        let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let resources = try #require(document["resourceSpans"] as? [[String: Any]])
        let names = resources.map { resource in
            let scopes = resource["scopeSpans"] as? [[String: Any]]
            let spans = scopes?.first?["spans"] as? [[String: Any]]
            return spans?.compactMap { $0["name"] as? String } ?? []
        }
        #expect(names == [["0", "2"], ["1"]])
    }

    @Test(arguments: [
        ("{}", 0), (#"{"partialSuccess":{}}"#, 0), (#"{"partialSuccess":{"rejectedSpans":"7"}}"#, 7),
        (#"{"partialSuccess":{"rejectedSpans":7,"errorMessage":"x"},"more":[]}"#, 7),
    ])
    func `what a collector refuses of a batch is read`(answer: String, expected: Int) throws {
        #expect(try JSONReader.read(SpanReceipt.self, from: Array(answer.utf8)).rejected == expected)
    }
}
