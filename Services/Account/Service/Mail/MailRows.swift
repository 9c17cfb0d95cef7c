import Database
import Values

/// A mail that is to be sent.
@TableRow("mail")
struct QueuedMail: Sendable {
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

    @Column(.key) let id: MailID
    let kind: Kind
    let recipient: EmailAddress
    @Column("sign_up_id") var signUp: SignUpID?
    /// Who is to have the address.
    @Column("user_id") var user: UserID?
    /// Who has caused it, so that all who cause some have their turn: nothing that could be read in the table.
    var requester: String = ""
    /// How often it has been tried.
    var attempts: Int = 0
    let createdAt: Instant
    let nextAttemptAt: Instant
}

extension QueuedMail {
    /// The user who has caused it, if one did.
    var requestingUser: UserID? {
        requester.hasPrefix("user:") ? UserID(requester.dropFirst("user:".count)) : nil
    }

    init(_ id: MailID, _ kind: Kind, to recipient: EmailAddress, _ signUp: SignUpID? = nil, at now: Instant) {
        self.init(id: id, kind: kind, recipient: recipient, signUp: signUp, createdAt: now, nextAttemptAt: now)
    }
}

enum MailSubject {}
typealias MailID = Identifier<MailSubject>
