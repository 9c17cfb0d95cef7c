public import JSON
public import Values

/// An API token or app password that a service asks the account service about.
public struct TokenExchange: Decodable, Sendable, JSONEncodable {
    /// As the client presented it.
    public var token: String

    /// A question.
    public init(_ token: Secret) {
        self.token = token.exposed
    }

    /// Writes the token.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("token", token) }
    }
}

/// The access token that an API token or app password stands for.
public struct ExchangedToken: Decodable, Sendable, JSONEncodable {
    /// Good for a quarter of an hour at most.
    public var accessToken: String

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
    }

    /// An answer.
    public init(_ token: Secret) {
        accessToken = token.exposed
    }

    /// Writes the token.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("access_token", accessToken) }
    }
}

/// When an API token was last used at a service.
public struct TokenUse: Hashable, Decodable, Sendable, JSONEncodable {
    /// The token's id.
    public var id: SessionID
    /// When.
    public var at: Instant

    /// A use.
    public init(id: SessionID, at: Instant) {
        self.id = id
        self.at = at
    }

    /// Writes both.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("at", at)
        }
    }
}

/// The uses that a service has seen since it last told.
public struct TokenUses: Decodable, Sendable, JSONEncodable {
    /// One for each token.
    public var uses: [TokenUse]

    /// Some uses.
    public init(_ uses: [TokenUse]) {
        self.uses = uses
    }

    /// Writes them.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("uses", uses) }
    }
}
