import Crypto
import Identity
import Values

/// A tag type for ids of API tokens.
enum APITokenSubject {}
/// An API token or an app password.
typealias APITokenID = Identifier<APITokenSubject>

extension SessionID {
    /// An API token takes the place of a session in the access tokens that it is exchanged for.
    init(_ token: APITokenID) { self.init(token.uuid) }
}

/// A credential that a program holds: a token for the API, or a password for a calendar app.
struct APIToken: Sendable, Equatable {
    /// What holds it.
    enum Kind: String, Sendable, CaseIterable {
        case apiToken = "api_token"
        case appPassword = "app_password"

        /// What the secret begins with.
        var prefix: String {
            switch self {
            case .apiToken: OpaqueToken.apiPrefix
            case .appPassword: OpaqueToken.appPrefix
            }
        }
    }

    /// How many a user can have; more would be some that nobody remembers.
    static let most = 50
    /// The longest name, in characters.
    static let longestName = 100

    let id: APITokenID
    let user: UserID
    let kind: Kind
    let name: String
    let scopes: Scopes
    /// The one household that it is for; nil for all of the user's.
    let household: HouseholdID?
    let createdAt: Instant
    let expiresAt: Instant?
    var lastUsedAt: Instant?

    /// Whether it is good at a time.
    func isGood(at now: Instant) -> Bool { expiresAt.map { $0 > now } ?? true }
}

/// What an API token may do at the moment.
struct APITokenGrant: Sendable {
    let token: APIToken
    /// The households that it is for, as its user belongs to them now.
    let memberships: [Membership]
    /// From when on the user's tokens are good, if some have been revoked of late.
    let notBefore: Instant?
}

/// A session as its user sees it.
struct SessionRecord: Sendable, Equatable {
    let id: SessionID
    let createdAt: Instant
    let refreshedAt: Instant
    let userAgent: String?
}
