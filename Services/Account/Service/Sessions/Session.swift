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
        let visible = userAgent.unicodeScalars.filter { !$0.isControl }
        return String(visible.prefix(200).map(Character.init))
    }
}

/// A refresh token that a client is given.
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

    /// The one that an old token is exchanged for; with the same salt always the same.
    ///
    /// So the answer can be given again without its secret being stored: the salt alone is worth nothing, nor is the old
    /// token without the salt.
    init(after old: Secret, salt: [UInt8], at now: Instant) {
        let marks = MessageAuthentication(old, purpose: "refresh successor")
        secret = Secret(marks.mark(of: salt).base64URL)
        createdAt = now
    }

    var hash: [UInt8] { secret.tokenHash }
    var expiresAt: Instant { createdAt + NewRefreshToken.lifetime }
}

extension StoredRefreshToken {
    /// How long a token that has been exchanged is taken once more: its answer may have been lost on the way.
    static let grace = Duration.seconds(60)

    /// What presenting a token means.
    enum Use: Equatable {
        /// For the first time: it is exchanged.
        case exchange
        /// Once more, within its grace, and what it was exchanged for has not been used: the same answer again.
        case again(salt: [UInt8])
        /// The session was given another token, which may never have arrived: it is exchanged, and the other one is void.
        case exchangeInstead
        case expired
        /// Exchanged long ago, or what it was exchanged for is in use: the client or a thief holds an old copy, so the
        /// session ends for both.
        case stolen
    }

    /// Whether somebody has shown it, or must not any more: another token has taken its place though nobody had shown
    /// it, and to show it is to hold a copy.
    var isUsed: Bool { replacedAt != nil && (successorSalt != nil || successorHash == nil) }

    /// What it means that somebody presents this token; `next` is its successor as it is now.
    func use(at now: Instant, next: StoredRefreshToken?) -> Use {
        guard expiresAt > now else { return .expired }
        guard let replacedAt else { return .exchange }
        // defence: stolen-refresh-token
        guard now - replacedAt < StoredRefreshToken.grace,
            // defence: one-branch
            next?.isUsed != true
        else { return .stolen }
        guard let salt = successorSalt else { return .exchangeInstead }
        return .again(salt: salt)
    }
}
