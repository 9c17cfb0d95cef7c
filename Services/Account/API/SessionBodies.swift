public import Identity
public import JSON
public import Values

/// The session that a request belongs to, from its access token alone.
public struct CurrentSessionBody: Decodable, Sendable, JSONEncodable {
    /// Who has signed in.
    public var user: UserBody
    /// The session, or the API token.
    public var id: SessionID
    /// The household that is meant when a request names none.
    public var household: HouseholdID?
    /// What a page has to repeat as `Larder-CSRF`; null if the token is no cookie.
    public var csrf: String?
    /// When the access token ends.
    public var expiresAt: Instant

    private enum CodingKeys: String, CodingKey {
        case user
        case id
        case household = "household_id"
        case csrf
        case expiresAt = "expires_at"
    }

    /// What a token says.
    public init(_ claims: AccessClaims) {
        user = UserBody(id: claims.user)
        id = claims.session
        household = claims.household
        csrf = claims.csrf
        expiresAt = claims.expiresAt
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("user", user)
            json.member("id", id)
            json.member("household_id", household)
            json.member("csrf", csrf)
            json.member("expires_at", expiresAt)
        }
    }
}

/// One of the devices that somebody is signed in on.
public struct SessionItemBody: Decodable, Sendable, JSONEncodable {
    /// Its id.
    public var id: SessionID
    /// When it began.
    public var createdAt: Instant
    /// When its tokens were last exchanged.
    public var refreshedAt: Instant
    /// What the device said of itself; null if nothing.
    public var userAgent: String?
    /// Whether it is the one that asks.
    public var current: Bool

    private enum CodingKeys: String, CodingKey {
        case id
        case createdAt = "created_at"
        case refreshedAt = "refreshed_at"
        case userAgent = "user_agent"
        case current
    }

    /// A session.
    public init(id: SessionID, createdAt: Instant, refreshedAt: Instant, userAgent: String?, current: Bool) {
        self.id = id
        self.createdAt = createdAt
        self.refreshedAt = refreshedAt
        self.userAgent = userAgent
        self.current = current
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("created_at", createdAt)
            json.member("refreshed_at", refreshedAt)
            json.member("user_agent", userAgent)
            json.member("current", current)
        }
    }
}
