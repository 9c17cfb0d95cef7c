import Crypto
import Database
import FoundationEssentials
import Mail
import Telemetry
import Values

/// Sends the mails that are due: makes their links when it does, tries again with growing pauses, and gives up in the
/// open.
struct MailQueue: Sendable {
    /// How often one mail is tried: for some five hours.
    static let attempts = 12
    /// How many are sent in one run: so many may be sent before one that has just been asked for.
    static let portion = 10
    /// How long a claim on a mail holds; longer than sending it can take.
    static let lease = Duration.seconds(120)

    let db: any SQLDatabase
    let origin: String
    let from: MailAddress
    let logger: Logger
    let now: @Sendable () -> Instant
    let send: @Sendable (MailMessage) async throws(MailError) -> Void

    /// Sends a portion of what is due, of everyone who has caused mails in turn; gives how many it has dealt with.
    ///
    /// Each is claimed when it is sent and not before: while a server takes its time no claim runs out, and other replicas
    /// have the rest.
    @discardableResult
    func run() async throws -> Int {
        // A read, which keeps idle replicas out of the writers' way.
        let mails = try await db.read([MailSQL.next(MailQueue.portion, at: now())])[0].values(as: MailID.self)
        var count = 0
        for mail in mails {
            let claim = MailSQL.claim(mail, at: now(), until: now() + MailQueue.lease)
            guard let row = try await db.query(claim).first else { continue }
            try await deliver(ClaimedMail(row))
            count += 1
        }
        return count
    }

    private func deliver(_ mail: ClaimedMail) async throws {
        guard let (subject, text) = try await letter(mail) else {
            // Nobody has the address any more, or never had: there is nothing to say.
            try await db.execute(MailSQL.delete(mail.id))
            return
        }
        let message = MailMessage(
            from: from,
            to: mail.recipient.text,
            subject: subject,
            text: text,
            date: now(),
            id: "\(mail.id)-\(mail.attempt)"
        )
        let settlement: SQL
        do throws(MailError) {
            try await send(message)
            settlement = MailSQL.delete(mail.id)
        } catch {
            settlement = settle(mail, after: error)
        }
        try await db.execute(settlement)
    }

    private func settle(_ mail: ClaimedMail, after error: MailError) -> SQL {
        guard !error.isFinal, mail.attempt < MailQueue.attempts else {
            // Not to whom: addresses do not belong into logs.
            logger.error("a mail was given up", ["mail": mail.id, "attempt": mail.attempt, "reason": error.reason])
            return MailSQL.giveUp(mail.id, because: error.reason)
        }
        logger.warning(
            "a mail could not be sent yet",
            ["mail": mail.id, "attempt": mail.attempt, "reason": error.reason]
        )
        let pause = min(Duration.seconds(3600), .seconds(15) * (1 << min(mail.attempt, 20)))
        return MailSQL.postpone(mail.id, until: now() + pause)
    }

    /// Subject and text; nil if there is nothing to say.
    private func letter(_ mail: ClaimedMail) async throws -> (subject: String, text: String)? {
        let known = try await db.query(NameSQL.password(of: mail.recipient)).first
        switch mail.kind {
        case .reset:
            guard let known else { return nil }
            // A link of its own for each attempt: an earlier mail that was taken after all keeps its link good.
            let reset = NewReset(user: try known.id(0), createdAt: now())
            try await db.execute(NameSQL.insertReset(reset))
            return MailTexts.reset(link: link("/reset", reset.token))
        case .signUp:
            guard known == nil else { return MailTexts.alreadySignedUp(origin: origin) }
            guard let signUp = mail.signUp else { return nil }
            let token = Secret.random(bits: 256)
            guard try await db.execute(NameSQL.setToken(token, of: signUp)) == 1 else { return nil }
            return MailTexts.signUp(link: link("/confirm", token))
        case .emailChange:
            guard let user = mail.user else { return nil }
            // Their own in other letters is no other's.
            if let known, try known.id(0) != user { return MailTexts.addressInUse(origin: origin) }
            let token = Secret.random(bits: 256)
            let isWanted = try await db.execute(EmailSQL.setToken(token, of: user, to: mail.recipient, at: now())) == 1
            return isWanted ? MailTexts.emailChange(link: link("/confirm-email", token)) : nil
        case .emailNotice: return MailTexts.emailNotice(origin: origin)
        case .emailChanged: return MailTexts.emailChanged
        }
    }

    /// Behind the #, so that no server's log and no Referer ever has the token.
    private func link(_ path: String, _ token: Secret) -> String {
        "\(origin)\(path)#token=\(token.exposed)"
    }
}

/// A mail that this replica is about to send.
private struct ClaimedMail {
    let id: MailID
    let kind: NewMail.Kind
    let recipient: EmailAddress
    let signUp: SignUpID?
    let user: UserID?
    let attempt: Int

    init(_ row: Row) throws(DatabaseError) {
        id = try row.id(0)
        // A CHECK admits no other kinds.
        kind = NewMail.Kind(rawValue: try row.string(1)) ?? .reset
        recipient = EmailAddress(stored: try row.string(2))
        signUp = try row.optionalID(3)
        attempt = try row.int(4)
        user = try row.optionalID(5)
    }
}
