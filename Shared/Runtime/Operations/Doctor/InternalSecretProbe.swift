import HTTP
import Identity
import Values

/// The path on which a service says that whoever asks knows its secret; it does nothing else.
enum InternalSecretProbe {
    static let path = "/internal/v1/probe"

    static func add(to router: inout Router, secret: InternalSecret) {
        let operation = Operation(
            "probeInternalSecret",
            summary: "Confirms that the caller has the internal secret.",
            tag: "internal",
            security: .internalOnly,
            answers: [.noContent("It does.")]
        )
        router.on(.internalOnly(secret), .get, path, operation) { _ in .noContent() }
    }
}
