import Crypto
import Identity
import Values

/// Somebody signed in on one device; it lasts as long as its refresh token is exchanged in time.
struct Session: Sendable, Equatable {
    /// How many a user can have at once; then the one goes that was not used for longest.
    static let most = 100
    /// How many tokens that have been replaced are known of one, so that a stolen one is noticed: ten days of use.
    static let mostTokens = 1000

    let id: SessionID
    let user: UserID
    /// The household that is meant when a request names none.
    var household: HouseholdID?
    /// What the device said of itself when it signed in.
    var userAgent: String?

    /// The part of a `User-Agent` that is kept.
    static func shortened(userAgent: String) -> String {
        String(
            userAgent.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(200).map(
                Character.init
            )
        )
    }
}

/// A refresh token that has just been made.
///
/// Only its hash is stored.
struct NewRefreshToken: Sendable {
    /// How long a session outlives its last use.
    static let lifetime = Duration.seconds(90 * 86_400)

    let secret: Secret
    let createdAt: Instant

    init(at now: Instant) {
        secret = .random(bits: 256)
        createdAt = now
    }

    var hash: [UInt8] { secret.tokenHash }
    var expiresAt: Instant { createdAt + NewRefreshToken.lifetime }
}

/// A refresh token as it is stored.
struct StoredRefreshToken: Sendable, Equatable {
    /// How long a token that has been exchanged is taken once more: its answer may have been lost on the way.
    static let grace = Duration.seconds(60)

    /// What presenting a token means.
    enum Use: Equatable {
        case exchange
        case expired
        /// Exchanged long ago: either the client or a thief holds an old copy, so the session ends for both.
        case stolen
    }

    let session: Session
    let expiresAt: Instant
    let replacedAt: Instant?

    /// What it means that somebody presents this token.
    func use(at now: Instant) -> Use {
        guard expiresAt > now else { return .expired }
        guard let replacedAt else { return .exchange }
        return now - replacedAt < StoredRefreshToken.grace ? .exchange : .stolen
    }
}
