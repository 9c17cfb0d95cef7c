import Foundation
import HTTP
import Loop
import Synchronization
import TestSupport

/// A collector of traces: the project's own server, which keeps what it gets.
final class Collector: Sendable {
    /// A span as it has come.
    struct Span: Sendable {
        var trace: String
        var id: String
        var parent: String?
        var name: String
        var kind: Int
        var service: String
        var attributes: [String: String]
    }

    private let bodies: Bodies
    private let server: Server
    let url: String

    private final class Bodies: Sendable {
        let all = Mutex<[[UInt8]]>([])
    }

    init() throws {
        let bodies = Bodies()
        var router = Router()
        var operation = HTTP.Operation("takeSpans", summary: "x", tag: "x", security: .none, answers: [.noContent])
        operation.bodySize = .bytes(1 << 22)
        router.on(.post, "/v1/traces", operation) { request in
            bodies.all.withLock { $0.append(request.body) }
            return Response(status: 200)
        }
        self.bodies = bodies
        var settings = ServerSettings()
        settings.openBody = 1 << 22
        server = Server(router: router, settings: settings, loop: TestLoop.shared)
        url = "http://127.0.0.1:\(try server.start())"
    }

    func stop() async { await server.stop() }

    /// Everything that has come, as text.
    var text: String { bodies.all.withLock { $0 }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") }

    /// All spans that have come.
    var spans: [Span] {
        get throws {
            var spans: [Span] = []
            for body in bodies.all.withLock({ $0 }) {
                let request = try JSONDecoder().decode(ExportRequest.self, from: Data(body))
                for resource in request.resourceSpans {
                    let service = ExportRequest.texts(resource.resource.attributes)["service.name"] ?? ""
                    for span in resource.scopeSpans.flatMap(\.spans) {
                        spans.append(
                            Span(
                                trace: span.traceId,
                                id: span.spanId,
                                parent: span.parentSpanId,
                                name: span.name,
                                kind: span.kind,
                                service: service,
                                attributes: ExportRequest.texts(span.attributes)
                            )
                        )
                    }
                }
            }
            return spans
        }
    }
}

private struct ExportRequest: Decodable {
    struct Attribute: Decodable {
        var key: String
        var value: [String: String]
    }
    struct Resource: Decodable { var attributes: [Attribute] }
    struct Span: Decodable {
        var traceId: String
        var spanId: String
        var parentSpanId: String?
        var name: String
        var kind: Int
        var attributes: [Attribute]
    }
    struct Scope: Decodable { var spans: [Span] }
    struct ResourceSpans: Decodable {
        var resource: Resource
        var scopeSpans: [Scope]
    }

    var resourceSpans: [ResourceSpans]

    static func texts(_ attributes: [Attribute]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: attributes.map { ($0.key, $0.value.values.first ?? "") })
    }
}
