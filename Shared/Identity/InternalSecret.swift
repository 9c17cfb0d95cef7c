import Crypto
public import HTTP
public import Values

/// What the services of one Larder know and nobody else does: it opens `/internal/…` paths.
public struct InternalSecret: Sendable {
    /// The header that carries it.
    public static let header = "Larder-Internal-Secret"

    /// The secret itself, for the calls that a service makes.
    public let secret: Secret
    private let hash: [UInt8]
    /// What a service shows with every call to a neighbour: that it knows the secret, and no more.
    ///
    /// It opens nothing. It says that the call was caused by one that has been counted already.
    public let neighbourProof: String
    /// The header that carries the proof.
    public static let neighbourHeader = "Larder-Neighbour"

    /// Wraps the secret of the settings.
    public init(_ secret: Secret) {
        self.secret = secret
        hash = secret.tokenHash
        neighbourProof = SHA256.hash("larder neighbour\n\(secret.exposed)").base64URL
    }

    /// Whether a request comes from a neighbour.
    public func isNeighbours(_ request: Request) -> Bool { isNeighbours(request.headers) }

    /// Whether a request with this header comes from a neighbour.
    public func isNeighbours(_ headers: Headers) -> Bool {
        guard let proof = headers[InternalSecret.neighbourHeader] else { return false }
        return constantTimeEqual(proof, neighbourProof)
    }

    /// Whether a request carries the secret; 404 if it carries none, as for any path that does not exist.
    public func check(_ request: Request) throws(Problem) {
        guard let presented = request.headers[InternalSecret.header] else {
            throw .notFound("There is nothing at this address.")
        }
        guard constantTimeEqual(Secret(presented).tokenHash, hash) else {
            throw .forbidden(code: "internal_only", "The internal secret is wrong.")
        }
    }
}
