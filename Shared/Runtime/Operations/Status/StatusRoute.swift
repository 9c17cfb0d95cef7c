import HTTP
import Identity
import JSON

/// The path on which a process tells other services how it is.
enum StatusRoute {
    static let path = "/internal/v1/status"

    static func add(
        to router: inout Router,
        secret: InternalSecret,
        _ status: @escaping @Sendable () async throws -> ProcessStatus
    ) {
        // One look serves everybody who asks meanwhile.
        let call = SharedCall<ProcessStatus>()
        let operation = Operation(
            "getProcessStatus",
            summary: "How the process, its services and their databases are; for the operator.",
            tag: "internal",
            security: .internalOnly,
            answers: [.ok(ProcessStatus.schema)],
            rate: .unlimited
        )
        router.on(.internalOnly(secret), .get, path, operation) { _ in
            .secret(try await call.run { try await status() })
        }
    }
}
