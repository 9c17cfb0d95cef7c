public import JSON
public import Values

/// What an anonymous sign-in may say about the household that it begins; all of it can be changed later.
@JSONObject(.leavesOutNil)
public struct AnonymousSignInBody: Sendable {
    /// What the household is called.
    public var householdName: String? = nil
    /// The household's time zone, as `Europe/Berlin`.
    public var timeZone: String? = nil
    /// `metric`, `us` or `imperial`; nil for what is usual where the browser is from.
    public var measurementSystem: String? = nil
    /// What is spoken there, as `de-AT`; nil for the browser's language.
    public var language: String? = nil
}

/// The refresh token that is exchanged for fresh tokens.
@JSONObject
public struct RefreshBody: Sendable {
    /// The token of the last sign-in or refresh.
    public var refreshToken: String
}

/// A user in an answer.
@JSONObject
public struct UserBody: Hashable, Sendable {
    /// The user's id.
    public var id: UserID
}

/// Fresh tokens, and for whom they are.
@JSONObject
public struct TokenBody: Sendable {
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

/// The answer to a browser whose tokens are cookies.
@JSONObject
public struct SessionBody: Sendable {
    /// What the page repeats as `Larder-CSRF` with everything that changes something.
    public var csrf: String
    /// How many seconds the access token is good for.
    public var expiresIn: Int
    /// Who has signed in.
    public var user: UserBody
    /// The household that is meant when a request names none; null if the user is in none.
    public var household: HouseholdBody?

    /// A session of a browser.
    public init(csrf: String, expiresIn: Duration, user: UserID, household: HouseholdBody?) {
        self.csrf = csrf
        self.expiresIn = Int(expiresIn.components.seconds)
        self.user = UserBody(id: user)
        self.household = household
    }
}

/// The caller and their households.
@JSONObject
public struct MeBody: Sendable {
    /// The caller.
    public var user: ProfileBody
    /// The households, in the order in which the caller joined them.
    public var households: [HouseholdBody]
}
