public import JSON
public import Values

/// A new API token or app password, as it is asked for.
@JSONObject(.leavesOutNil)
public struct NewAPITokenBody: Sendable {
    /// `api_token` or `app_password`; the first if it is left out.
    public var kind: String? = nil
    /// What it is called.
    public var name: String
    /// What it may be used for; an app password is for the calendar and has no choice.
    public var scopes: [String]? = nil
    /// The one household that it is for; all of the user's if it is left out.
    @Key("household_id") public var household: HouseholdID? = nil
    /// Until when it is good; until it is deleted if it is left out.
    public var expiresAt: Instant? = nil
}

/// An API token or an app password, without its secret except when it has just been made.
@JSONObject
public struct APITokenBody: Sendable {
    /// Its id.
    public var id: String
    /// `api_token` or `app_password`.
    public var kind: String
    /// What it is called.
    public var name: String
    /// What it may be used for.
    public var scopes: [String]
    /// The one household that it is for; null for all of the user's.
    @Key("household_id") public var household: HouseholdID?
    /// When it was made.
    public var createdAt: Instant
    /// Until when it is good; null for as long as it is there.
    public var expiresAt: Instant?
    /// When it was last used, to the minute; null for never.
    public var lastUsedAt: Instant?
    /// The secret, shown this once.
    @LeftOutIfNil public var token: String?

    /// A token from its parts.
    public init(
        id: String,
        kind: String,
        name: String,
        scopes: [String],
        household: HouseholdID?,
        createdAt: Instant,
        expiresAt: Instant?,
        lastUsedAt: Instant?,
        token: Secret?
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.scopes = scopes
        self.household = household
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.lastUsedAt = lastUsedAt
        self.token = token?.exposed
    }
}
