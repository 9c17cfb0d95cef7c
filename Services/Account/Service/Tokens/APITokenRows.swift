import Database
import Identity
import Values

/// A credential that a program holds: a token for the API, or a password for a calendar app.
@TableRow("api_token")
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

    @Column(.key) let id: APITokenID
    @Column("user_id") let user: UserID
    let kind: Kind
    let name: String
    let scopes: Scopes
    /// The one household that it is for; nil for all of the user's.
    @Column("household_id") let household: HouseholdID?
    let createdAt: Instant
    let expiresAt: Instant?
    var lastUsedAt: Instant?

    /// Whether it is good at a time.
    func isGood(at now: Instant) -> Bool { expiresAt.map { $0 > now } ?? true }
}
