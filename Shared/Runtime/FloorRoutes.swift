import HTTP
import Identity
import JSON
import Telemetry

/// The routes that every process has beside its services'.
enum FloorRoutes {
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
                summary: "Says that the process is up.",
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
                summary: "Says whether the process can answer: its databases do, and are up to date.",
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
                                description: "What is amiss, in sentences; only where something is."
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
        Knock.add(to: &router, secret: secret)
        if let services { router.merge(services) }
        addDocument(to: &router, title: title)
        return router
    }

    /// Adds the document that describes every route, itself included.
    ///
    /// Written once: it never changes.
    private static func addDocument(to router: inout Router, title: String) {
        let operation = Operation(
            "getDocument",
            summary: "This document: OpenAPI 3.1.",
            tag: "operation",
            security: .none,
            answers: [.ok(.any, "The document.")]
        )
        var described = router
        described.on(.get, "/openapi.json", operation) { _ in .noContent() }
        let document = described.openAPI(title: title, version: apiVersion).jsonBytes(capacity: 65_536)
        router.on(.get, "/openapi.json", operation) { _ in .json(bytes: document) }
    }
}
