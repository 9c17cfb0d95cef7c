public import JSON
public import Values

/// A new API token or app password, as it is asked for.
public struct NewAPITokenBody: Decodable, Sendable, JSONEncodable {
    /// `api_token` or `app_password`; the first if it is left out.
    public var kind: String?
    /// What it is called.
    public var name: String
    /// What it may be used for; an app password is for the calendar and has no choice.
    public var scopes: [String]?
    /// The one household that it is for; all of the user's if it is left out.
    public var household: HouseholdID?
    /// Until when it is good; until it is deleted if it is left out.
    public var expiresAt: Instant?

    private enum CodingKeys: String, CodingKey {
        case kind
        case name
        case scopes
        case household = "household_id"
        case expiresAt = "expires_at"
    }

    /// A wish.
    public init(
        kind: String? = nil,
        name: String,
        scopes: [String]? = nil,
        household: HouseholdID? = nil,
        expiresAt: Instant? = nil
    ) {
        self.kind = kind
        self.name = name
        self.scopes = scopes
        self.household = household
        self.expiresAt = expiresAt
    }

    /// Writes the members that are set.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            if let kind { json.member("kind", kind) }
            json.member("name", name)
            if let scopes { json.member("scopes", scopes) }
            if let household { json.member("household_id", household) }
            if let expiresAt { json.member("expires_at", expiresAt) }
        }
    }
}

/// An API token or an app password, without its secret except when it has just been made.
public struct APITokenBody: Decodable, Sendable {
    /// Its id.
    public var id: String
    /// `api_token` or `app_password`.
    public var kind: String
    /// What it is called.
    public var name: String
    /// What it may be used for.
    public var scopes: [String]
    /// The one household that it is for; null for all of the user's.
    public var household: HouseholdID?
    /// When it was made.
    public var createdAt: Instant
    /// Until when it is good; null for as long as it is there.
    public var expiresAt: Instant?
    /// When it was last used, to the minute; null for never.
    public var lastUsedAt: Instant?
    /// The secret, shown this once.
    public var token: String?

    private enum CodingKeys: String, CodingKey {
        case id
        case kind
        case name
        case scopes
        case household = "household_id"
        case createdAt = "created_at"
        case expiresAt = "expires_at"
        case lastUsedAt = "last_used_at"
        case token
    }

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

extension APITokenBody: JSONEncodable {
    /// Writes all members; the secret only if there is one.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("kind", kind)
            json.member("name", name)
            json.member("scopes", scopes)
            json.member("household_id", household)
            json.member("created_at", createdAt)
            json.member("expires_at", expiresAt)
            json.member("last_used_at", lastUsedAt)
            if let token { json.member("token", token) }
        }
    }
}
