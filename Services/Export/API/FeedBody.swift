public import JSON
public import Values

/// A feed address as the API shows it.
public struct FeedBody: Sendable, Hashable, Decodable, JSONEncodable {
    /// The feed's id, by which it is revoked.
    public var id: FeedID
    /// What it gives out: `groceries`, `menu` or `meal-plan`.
    public var purpose: String
    /// The secret address; only in the answer that made it, as only its hash is kept.
    public var url: String?
    /// The same address with the scheme that calendar apps open themselves.
    public var webcalURL: String?
    /// When it was made.
    public var createdAt: Instant
    /// Who made it, and so knows its address; null if that is not known.
    public var createdBy: UserID?

    /// A feed with all its members.
    public init(
        id: FeedID,
        purpose: String,
        url: String?,
        webcalURL: String?,
        createdAt: Instant,
        createdBy: UserID? = nil
    ) {
        self.id = id
        self.purpose = purpose
        self.url = url
        self.webcalURL = webcalURL
        self.createdAt = createdAt
        self.createdBy = createdBy
    }

    private enum CodingKeys: String, CodingKey {
        case id, purpose, url
        case webcalURL = "webcal_url"
        case createdAt = "created_at"
        case createdBy = "created_by"
    }

    /// Writes the feed's JSON object; without the address where it is not known any more.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("purpose", purpose)
            if let url { json.member("url", url) }
            if let webcalURL { json.member("webcal_url", webcalURL) }
            json.member("created_at", createdAt)
            json.member("created_by", createdBy)
        }
    }
}

/// The body that makes a feed address.
public struct FeedRequest: Sendable, Hashable, Decodable {
    /// What it is to give out: `groceries`, `menu` or `meal-plan`.
    public var purpose: String
}
