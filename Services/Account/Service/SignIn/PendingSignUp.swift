import Crypto
import Identity
import Values

/// A sign-up that waits until the mail with its link has been read.
struct PendingSignUp: Sendable {
    /// How long the link is good.
    static let lifetime = Duration.seconds(24 * 3600)

    let id: SignUpID
    let credentials: NewCredentials
    /// The anonymous user whom it gives a name; nil for a new one.
    let claims: UserID?
    let createdAt: Instant

    var expiresAt: Instant { createdAt + PendingSignUp.lifetime }
}

/// A link that sets a new password.
///
/// Only its hash is stored.
struct NewReset: Sendable {
    /// How long it is good.
    static let lifetime = Duration.seconds(3600)

    let token = Secret.random(bits: 256)
    let user: UserID
    let createdAt: Instant

    var expiresAt: Instant { createdAt + NewReset.lifetime }
}

/// A mail that is to be sent.
struct NewMail: Sendable {
    /// What it is about.
    enum Kind: String, Sendable {
        /// A link that sets a new password.
        case reset
        /// A link that completes a sign-up; or, to who has signed up already, that they have.
        case signUp = "sign_up"
        /// A link that gives its user this address; or, to who has signed up with it already, that they have.
        case emailChange = "email_change"
        /// To the old address, that another one is wanted.
        case emailNotice = "email_notice"
        /// To the old address, that it counts no more.
        case emailChanged = "email_changed"
    }

    let id: MailID
    let kind: Kind
    let recipient: EmailAddress
    var signUp: SignUpID?
    /// Who is to have the address.
    var user: UserID?
    /// Who has caused it, so that all who cause some have their turn: nothing that could be read in the table.
    var requester = ""
    let createdAt: Instant
}

/// A tag type for ids of sign-ups that wait.
enum SignUpSubject {}
/// A sign-up that waits for its mail's link.
typealias SignUpID = Identifier<SignUpSubject>
/// A tag type for ids of mails.
enum MailSubject {}
/// A mail.
typealias MailID = Identifier<MailSubject>
