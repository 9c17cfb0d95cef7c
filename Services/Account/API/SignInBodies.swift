public import JSON
public import Values

/// What an anonymous sign-in may say about the household that it begins; all of it can be changed later.
public struct AnonymousSignInBody: Decodable, Sendable {
    /// What the household is called.
    public var householdName: String?
    /// The household's time zone, as `Europe/Berlin`.
    public var timeZone: String?

    private enum CodingKeys: String, CodingKey {
        case householdName = "household_name"
        case timeZone = "time_zone"
    }

    /// Wishes for the new household.
    public init(householdName: String? = nil, timeZone: String? = nil) {
        self.householdName = householdName
        self.timeZone = timeZone
    }
}

extension AnonymousSignInBody: JSONEncodable {
    /// Writes the members that are set.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            if let householdName { json.member("household_name", householdName) }
            if let timeZone { json.member("time_zone", timeZone) }
        }
    }
}

/// The refresh token that is exchanged for fresh tokens.
public struct RefreshBody: Decodable, Sendable {
    /// The token of the last sign-in or refresh.
    public var refreshToken: String

    private enum CodingKeys: String, CodingKey {
        case refreshToken = "refresh_token"
    }

    /// The body for a token.
    public init(refreshToken: String) {
        self.refreshToken = refreshToken
    }
}

extension RefreshBody: JSONEncodable {
    /// Writes the token.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("refresh_token", refreshToken) }
    }
}

/// A user in an answer.
public struct UserBody: Decodable, Hashable, Sendable, JSONEncodable {
    /// The user's id.
    public var id: UserID

    /// A user.
    public init(id: UserID) {
        self.id = id
    }

    /// Writes `{"id"}`.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("id", id) }
    }
}

/// Fresh tokens, and for whom they are.
public struct TokenBody: Decodable, Sendable {
    /// Goes into `Authorization: Bearer …`.
    public var accessToken: String
    /// Always `Bearer`.
    public var tokenType: String
    /// How many seconds the access token is good for.
    public var expiresIn: Int
    /// Good for one exchange; keep it secret.
    public var refreshToken: String
    /// Who has signed in.
    public var user: UserBody
    /// The household that is meant when a request names none; null if the user is in none.
    public var household: HouseholdBody?

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case tokenType = "token_type"
        case expiresIn = "expires_in"
        case refreshToken = "refresh_token"
        case user
        case household
    }

    /// Tokens for a user.
    public init(
        accessToken: Secret,
        expiresIn: Duration,
        refreshToken: Secret,
        user: UserID,
        household: HouseholdBody?
    ) {
        self.accessToken = accessToken.exposed
        tokenType = "Bearer"
        self.expiresIn = Int(expiresIn.components.seconds)
        self.refreshToken = refreshToken.exposed
        self.user = UserBody(id: user)
        self.household = household
    }
}

extension TokenBody: JSONEncodable {
    /// Writes the answer of RFC 6749, section 5.1, with user and household.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("access_token", accessToken)
            json.member("token_type", tokenType)
            json.member("expires_in", expiresIn)
            json.member("refresh_token", refreshToken)
            json.member("user", user)
            json.member("household", household)
        }
    }
}

/// The answer to a browser whose tokens are cookies.
public struct SessionBody: Decodable, Sendable {
    /// What the page repeats as `Larder-CSRF` with everything that changes something.
    public var csrf: String
    /// How many seconds the access token is good for.
    public var expiresIn: Int
    /// Who has signed in.
    public var user: UserBody
    /// The household that is meant when a request names none; null if the user is in none.
    public var household: HouseholdBody?

    private enum CodingKeys: String, CodingKey {
        case csrf
        case expiresIn = "expires_in"
        case user
        case household
    }

    /// A session of a browser.
    public init(csrf: String, expiresIn: Duration, user: UserID, household: HouseholdBody?) {
        self.csrf = csrf
        self.expiresIn = Int(expiresIn.components.seconds)
        self.user = UserBody(id: user)
        self.household = household
    }
}

extension SessionBody: JSONEncodable {
    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("csrf", csrf)
            json.member("expires_in", expiresIn)
            json.member("user", user)
            json.member("household", household)
        }
    }
}

/// The caller and their households.
public struct MeBody: Decodable, Sendable, JSONEncodable {
    /// The caller.
    public var user: ProfileBody
    /// The households, in the order in which the caller joined them.
    public var households: [HouseholdBody]

    /// An answer.
    public init(user: ProfileBody, households: [HouseholdBody]) {
        self.user = user
        self.households = households
    }

    /// Writes `{"user", "households"}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("user", user)
            json.member("households", households)
        }
    }
}
