import JSON
public import Values

/// The keys with which a request to an object store is signed (AWS Signature Version 4), by libcurl.
@MembersInit
public struct RequestSignature: Sendable {
    /// The store's region, such as `eu-central-1`.
    public var region: String
    /// The public half of the key.
    public var keyID: String
    /// The secret half.
    public var secret: Secret

    /// What libcurl calls the algorithm, with the region and the service.
    var algorithm: String { "aws:amz:\(region):s3" }
}
