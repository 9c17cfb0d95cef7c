import HTTP
import JSON

/// Spans as the body of an OTLP request: an `ExportTraceServiceRequest` in the JSON encoding of OTLP 1.
///
/// That is protobuf's JSON, except that ids are hexadecimal and enums are numbers. Numbers of 64 bits are strings.
struct SpanBatch: JSONEncodable {
    let spans: [Span]
    /// The version of the services.
    let version: String

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.array("resourceSpans") { json in
                for (service, spans) in services { resource(service, spans, &json) }
            }
        }
    }

    /// The spans of each service, in the order in which the services appear.
    private var services: [(name: String, spans: [Span])] {
        var services: [(name: String, spans: [Span])] = []
        var positions: [String: Int] = [:]
        for span in spans {
            if let position = positions[span.service] {
                services[position].spans.append(span)
            } else {
                positions[span.service] = services.count
                services.append((span.service, [span]))
            }
        }
        return services
    }

    private func resource(_ service: String, _ spans: [Span], _ json: inout JSONWriter) {
        json.object { json in
            json.object("resource") { json in
                attributes(
                    [
                        ("service.name", .text(service)), ("service.namespace", .text("larder")),
                        ("service.version", .text(version)),
                    ],
                    &json
                )
            }
            json.array("scopeSpans") { json in
                json.object { json in
                    json.object("scope") { $0.member("name", "larder") }
                    json.array("spans") { json in
                        for span in spans { write(span, &json) }
                    }
                }
            }
        }
    }

    private func write(_ span: Span, _ json: inout JSONWriter) {
        json.object { json in
            json.key("traceId")
            json.hexadecimal(span.place.traceID)
            json.key("spanId")
            json.hexadecimal(span.place.spanID)
            if let parent = span.place.parentID {
                json.key("parentSpanId")
                json.hexadecimal(parent)
            }
            // The flags of W3C: recorded.
            json.member("flags", 1)
            json.member("name", span.name)
            json.member("kind", span.kind.rawValue)
            json.member("startTimeUnixNano", String(span.start))
            json.member("endTimeUnixNano", String(span.end))
            attributes(span.attributes, &json)
            // 2 is an error. Success is left unset, as the conventions want of instrumentation.
            json.object("status") { if span.hasFailed { $0.member("code", 2) } }
        }
    }

    private func attributes(_ attributes: Span.Attributes, _ json: inout JSONWriter) {
        json.array("attributes") { json in
            for (key, value) in attributes {
                json.object { json in
                    json.member("key", key.description)
                    json.object("value") { json in
                        switch value {
                        case .text(let text): json.member("stringValue", text)
                        case .integer(let number): json.member("intValue", String(number))
                        }
                    }
                }
            }
        }
    }
}
