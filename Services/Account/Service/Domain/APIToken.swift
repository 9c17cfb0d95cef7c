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

/// Where API tokens and sessions are kept, by their hash only.
///
/// Every method that changes something is one transaction.
protocol CredentialStore: Sendable {
    /// Keeps a token, if its user is in its household and has not too many already.
    func insert(_ token: APIToken, hash: [UInt8], from origin: AuditOrigin) async throws

    /// A page of a user's tokens in the order of their ids.
    func tokens(of user: UserID, limit: Int, after id: APITokenID?) async throws -> [APIToken]

    /// Deletes one of a user's tokens and revokes what it was exchanged for; false if there is none.
    func delete(_ token: APITokenID, of user: UserID, from origin: AuditOrigin, at now: Instant) async throws -> Bool

    /// What the token of a hash may do; nil if there is none that is good.
    func grant(_ hash: [UInt8], at now: Instant) async throws -> APITokenGrant?

    /// Remembers uses, to the minute.
    func remember(_ uses: [TokenUse]) async throws

    /// A page of a user's sessions, newest first, before one of them.
    func sessions(of user: UserID, limit: Int, before id: SessionID?) async throws -> [SessionRecord]

    /// Ends one of a user's sessions, noted as `kind`; false if there is none.
    func end(
        _ session: SessionID,
        of user: UserID,
        as kind: AuditKind,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Bool

    /// Ends all sessions of a user.
    func endSessions(of user: UserID, from origin: AuditOrigin, at now: Instant) async throws
}

/// A session as its user sees it.
struct SessionRecord: Sendable, Equatable {
    let id: SessionID
    let createdAt: Instant
    let refreshedAt: Instant
    let userAgent: String?
}
