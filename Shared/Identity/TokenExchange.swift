public import JSON
public import Values

/// An API token or app password that a service asks the account service about.
@JSONObject
public struct TokenExchange: Sendable {
    /// Where the account service is asked.
    public static let path = "/internal/v1/tokens/exchange"

    /// As the client presented it.
    public var token: String

    /// A question.
    public init(_ token: Secret) {
        self.token = token.exposed
    }
}

/// The access token that an API token or app password stands for.
@JSONObject
public struct ExchangedToken: Sendable {
    /// Good for a quarter of an hour at most.
    public var accessToken: String

    /// An answer.
    public init(_ token: Secret) {
        accessToken = token.exposed
    }
}

/// When an API token was last used at a service.
@JSONObject
public struct TokenUse: Hashable, Sendable {
    /// The token's id.
    public var id: SessionID
    /// When.
    public var at: Instant
}

/// The uses that a service has seen since it last told.
@JSONObject
public struct TokenUses: Sendable {
    /// Where the account service is told.
    public static let path = "/internal/v1/tokens/uses"

    /// One for each token.
    public var uses: [TokenUse]
}
