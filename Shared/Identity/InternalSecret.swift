import Crypto
import HTTP
public import Values

/// What the services of one Larder know and nobody else does: it opens `/internal/…` paths.
public struct InternalSecret: Sendable {
    /// The header that carries it.
    public static let header = "Larder-Internal-Secret"

    /// The secret itself, for the calls that a service makes.
    public let secret: Secret
    private let hash: [UInt8]

    /// Wraps the secret of the settings.
    public init(_ secret: Secret) {
        self.secret = secret
        hash = secret.tokenHash
    }

    /// Whether a request carries the secret; 404 if it carries none, as for any path that does not exist.
    func check(_ request: Request) throws(Problem) {
        guard let presented = request.headers[InternalSecret.header] else {
            throw .notFound("There is nothing at this address.")
        }
        guard constantTimeEqual(Secret(presented).tokenHash, hash) else {
            throw .forbidden(code: "internal_only", "This is for Larder's own services, which share another secret.")
        }
    }
}
