public import Identity
public import JSON
public import Values

/// The session that a request belongs to, from its access token alone.
@JSONObject
public struct CurrentSessionBody: Sendable {
    /// Who has signed in.
    public var user: UserBody
    /// The session, or the API token.
    public var id: SessionID
    /// The household that is meant when a request names none.
    @Key("household_id") public var household: HouseholdID?
    /// What a page has to repeat as `Larder-CSRF`; null if the token is no cookie.
    public var csrf: String?
    /// When the access token ends.
    public var expiresAt: Instant

    /// What a token says.
    public init(_ claims: AccessClaims) {
        user = UserBody(id: claims.user)
        id = claims.session
        household = claims.household
        csrf = claims.csrf
        expiresAt = claims.expiresAt
    }
}

/// One of the devices that somebody is signed in on.
@JSONObject
public struct SessionItemBody: Sendable {
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
}
