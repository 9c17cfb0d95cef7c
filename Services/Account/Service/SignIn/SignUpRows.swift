import Crypto
import Database
import Values

/// A sign-up that waits until the mail with its link has been read.
@TableRow("pending_sign_up")
struct PendingSignUp: Sendable {
    /// How long the link is good.
    static let lifetime = Duration.seconds(24 * 3600)

    @Column(.key) let id: SignUpID
    let email: EmailAddress
    let emailKey: String
    let name: String?
    let passwordHash: String
    /// The anonymous user whom it gives a name; nil for a new one.
    @Column("user_id") let claims: UserID?
    let createdAt: Instant
    let expiresAt: Instant
}

extension PendingSignUp {
    init(_ id: SignUpID, _ credentials: NewCredentials, claims: UserID?, at now: Instant) {
        self.init(
            id: id,
            email: credentials.email,
            emailKey: credentials.email.key,
            name: credentials.name,
            passwordHash: credentials.passwordHash.exposed,
            claims: claims,
            createdAt: now,
            expiresAt: now + PendingSignUp.lifetime
        )
    }

    /// What it was made with, once its link has been opened.
    var confirmed: NewCredentials {
        NewCredentials(email: email, name: name, passwordHash: Secret(passwordHash), isVerified: true)
    }
}

enum SignUpSubject {}
typealias SignUpID = Identifier<SignUpSubject>
