import HTTP
import Identity
import JSON
import Telemetry

/// The routes that every process has beside its services'.
enum OperationalRoutes {
    /// The version in the API's document; it follows the path, `/api/v1`.
    static let apiVersion = "1.0.0"

    static func router(
        title: String,
        services: Router?,
        readiness: Readiness,
        metrics: Metrics,
        secret: InternalSecret
    ) -> Router {
        var router = Router()
        router.on(
            .get,
            "/healthz",
            Operation(
                "getHealth",
                summary: "Whether the process is up.",
                tag: "operation",
                security: .none,
                answers: [.ok(.object([Property("status", .enumeration(["up"]))]))],
                rate: .unlimited
            )
        ) { _ in
            .json { json in json.object { $0.member("status", "up") } }
        }
        router.on(
            .get,
            "/readyz",
            Operation(
                "getReadiness",
                summary: "Whether the process is ready: its databases answer and are up to date.",
                tag: "operation",
                security: .none,
                answers: [
                    .ok(
                        .object([
                            Property("status", .enumeration(["ready"])),
                            Property(
                                "degraded",
                                .array(of: .text),
                                required: false,
                                description: "Problems, in sentences; absent if there are none."
                            ),
                        ])
                    )
                ],
                errors: [503],
                rate: .unlimited
            )
        ) { _ in
            let weaknesses = try await readiness.check()
            return .json { json in
                json.object { json in
                    json.member("status", "ready")
                    if !weaknesses.isEmpty { json.member("degraded", weaknesses) }
                }
            }
        }
        router.metrics(metrics)
        InternalSecretProbe.add(to: &router, secret: secret)
        if let services { router.merge(services) }
        addDocuments(to: &router, title: title, secret: secret)
        return router
    }

    /// Adds the document that describes every route for clients, and the one for other services, which has their own too.
    ///
    /// The first is written once: it never changes. The second is read by tests, so it is not kept.
    private static func addDocuments(to router: inout Router, title: String, secret: InternalSecret) {
        let operation = Operation(
            "getDocument",
            summary: "This document: OpenAPI 3.1.",
            tag: "operation",
            security: .none,
            answers: [.ok(.any, "The document.")]
        )
        let whole = Operation(
            "getInternalDocument",
            summary: "This document with internal operations: OpenAPI 3.1.",
            tag: "internal",
            security: .internalOnly,
            answers: [.ok(.any, "The document.")],
            isHeavy: true
        )
        var described = router
        described.on(.get, "/openapi.json", operation) { _ in .noContent() }
        described.on(.get, "/internal/openapi.json", whole) { _ in .noContent() }
        let document = described.openAPI(title: title, version: apiVersion)
        let bytes = document.forClients().jsonBytes(capacity: 65_536)
        router.on(.get, "/openapi.json", operation) { _ in .json(bytes: bytes) }
        router.on(.internalOnly(secret), .get, "/internal/openapi.json", whole) { _ in
            .json(bytes: document.jsonBytes(capacity: 65_536))
        }
    }
}
