import HTTP
import Identity
import JSON
import Telemetry

/// The routes that every process has beside its services'.
enum OperationalRoutes {
    static func router(
        title: String,
        server: String?,
        services: Router?,
        readiness: Readiness,
        metrics: Metrics,
        secret: InternalSecret,
        status: @escaping @Sendable () async throws -> ProcessStatus,
        others: OtherDocuments?
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
                answers: [.ok(.object([Property("status", .enumeration(["up"], name: "Health"))]))],
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
                            Property("status", .enumeration(["ready"], name: "ReadinessStatus")),
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
        StatusRoute.add(to: &router, secret: secret, status)
        if let services { router.merge(services) }
        router.tag("operation", "Health, measurements and this document.")
        DocumentRoutes.add(to: &router, title: title, server: server, secret: secret, others: others)
        return router
    }
}
