import Crypto
public import HTTP
import Values

/// Keeps files in an object store with S3's interface.
///
/// Its address is the operator's: it may be inside, and nothing that a user says is part of it.
public struct ObjectStore: BlobStore {
    /// Where files are kept.
    public struct Place: Sendable {
        /// `https://` and the host, without a slash at the end.
        public var endpoint: String
        /// The bucket.
        public var bucket: String
        /// What the keys begin with; empty, or without slashes at its ends.
        public var prefix: String
        /// The keys with which requests are signed.
        public var signature: RequestSignature

        /// A place.
        public init(endpoint: String, bucket: String, prefix: String, signature: RequestSignature) {
            self.endpoint = endpoint
            self.bucket = bucket
            self.prefix = prefix
            self.signature = signature
        }
    }

    private let place: Place
    private let client: Client

    /// The store at a place; the client is one without a guard.
    public init(_ place: Place, client: Client) {
        self.place = place
        self.client = client
    }

    /// Uploads a file.
    public func put(_ bytes: [UInt8], at key: BlobKey) async throws(BlobError) {
        let response = try await send(.put, key, bytes)
        guard (200..<300).contains(response.status) else { throw Self.refused(response, "PUT") }
    }

    /// Downloads a file.
    public func bytes(at key: BlobKey) async throws(BlobError) -> [UInt8]? {
        let response = try await send(.get, key)
        if response.status == 404 { return nil }
        guard response.status == 200 else { throw Self.refused(response, "GET") }
        return response.body
    }

    /// Deletes a file.
    public func remove(_ key: BlobKey) async throws(BlobError) {
        let response = try await send(.delete, key)
        guard (200..<300).contains(response.status) || response.status == 404 else {
            throw Self.refused(response, "DELETE")
        }
    }

    private func send(_ method: Method, _ key: BlobKey, _ body: [UInt8] = []) async throws(BlobError) -> ClientResponse
    {
        let prefix = place.prefix.isEmpty ? "" : "\(place.prefix)/"
        var request = ClientRequest(method, "\(place.endpoint)/\(place.bucket)/\(prefix)\(key)", body: body)
        request.headers["x-amz-content-sha256"] = SHA256.hash(body).hex
        if method == .put { request.headers["Content-Type"] = "image/webp" }
        request.signature = place.signature
        do {
            return try await client.send(request)
        } catch {
            throw BlobError("the object store does not answer: \(error)")
        }
    }

    /// The first of what it says, which names the reason in XML.
    private static func refused(_ response: ClientResponse, _ method: String) -> BlobError {
        let words = String(decoding: response.body.prefix(300), as: UTF8.self)
        return BlobError("the object store answered \(method) with \(response.status): \(words)")
    }
}
