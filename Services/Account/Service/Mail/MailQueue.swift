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

    private var jobs: ScopedDatabase { db.across(.jobs) }
    private var credentials: ScopedDatabase { db.across(.credential) }

    /// Sends a portion of what is due, of everyone who has caused mails in turn; gives how many it has dealt with.
    ///
    /// Each is claimed when it is sent and not before: while a server takes its time no claim runs out, and other replicas
    /// have the rest.
    @discardableResult
    func run() async throws -> Int {
        // A read, which keeps idle replicas out of the writers' way.
        let mails = try await jobs.read([MailSQL.next(MailQueue.portion, at: now())])[0].values(as: MailID.self)
        var count = 0
        for mail in mails {
            let claim = MailSQL.claim(mail, at: now(), until: now() + MailQueue.lease)
            guard let claimed = try await jobs.query(claim).one(QueuedMail.self) else { continue }
            try await deliver(claimed)
            count += 1
        }
        return count
    }

    private func deliver(_ mail: QueuedMail) async throws {
        guard let (subject, text) = try await letter(mail) else {
            // Nobody has the address any more, or never had: there is nothing to say.
            try await jobs.execute(MailSQL.delete(mail.id))
            return
        }
        let message = MailMessage(
            from: from,
            to: mail.recipient.text,
            subject: subject,
            text: text,
            date: now(),
            id: "\(mail.id)-\(mail.attempts)"
        )
        let settlement: SQL
        do throws(MailError) {
            try await send(message)
            settlement = MailSQL.delete(mail.id)
        } catch {
            settlement = settle(mail, after: error)
        }
        try await jobs.execute(settlement)
    }

    private func settle(_ mail: QueuedMail, after error: MailError) -> SQL {
        guard !error.isFinal, mail.attempts < MailQueue.attempts else {
            // Not to whom: addresses do not belong into logs.
            logger.error("a mail was given up", ["mail": mail.id, "attempt": mail.attempts, "reason": error.reason])
            return MailSQL.giveUp(mail.id, because: error.reason)
        }
        logger.warning(
            "a mail could not be sent yet",
            ["mail": mail.id, "attempt": mail.attempts, "reason": error.reason]
        )
        let pause = min(Duration.seconds(3600), .seconds(15) * (1 << min(mail.attempts, 20)))
        return MailSQL.postpone(mail.id, until: now() + pause)
    }

    /// Subject and text; nil if there is nothing to say.
    private func letter(_ mail: QueuedMail) async throws -> (subject: String, text: String)? {
        let known = try await credentials.query(NameSQL.user(mail.recipient)).one(User.self)
        switch mail.kind {
        case .reset:
            guard let known else { return nil }
            let texts = try await texts(for: known.id)
            // A link of its own for each attempt: an earlier mail that was taken after all keeps its link good.
            let token = Secret.random(bits: 256)
            try await db.of(known.id).execute(PasswordReset.table.insert(PasswordReset(token, of: known.id, at: now())))
            return texts.reset(link: link("/reset", token))
        case .signUp:
            if let known { return try await texts(for: known.id).alreadySignedUp(origin: origin) }
            guard let signUp = mail.signUp else { return nil }
            let token = Secret.random(bits: 256)
            guard try await credentials.execute(NameSQL.setToken(token, of: signUp)) == 1 else { return nil }
            let user = try await credentials.query(MailSQL.user(of: signUp)).first?.optionalID(0, as: UserID.self)
            return try await texts(for: user).signUp(link: link("/confirm", token))
        case .emailChange:
            guard let user = mail.user else { return nil }
            // Their own in other letters is no other's.
            if let known, known.id != user { return try await texts(for: known.id).addressInUse(origin: origin) }
            let token = Secret.random(bits: 256)
            let change = EmailSQL.setToken(token, of: user, to: mail.recipient, at: now())
            return try await db.of(user).execute(change) == 1
                ? texts(for: user).emailChange(link: link("/confirm-email", token)) : nil
        case .emailNotice: return try await texts(for: known?.id).emailNotice(origin: origin)
        case .emailChanged: return try await texts(for: mail.requestingUser).emailChanged
        }
    }

    /// The words of a user's household; English for who is in none.
    private func texts(for user: UserID?) async throws -> MailTexts {
        guard let user else { return MailTexts(in: nil) }
        return MailTexts(in: try await db.of(user).query(MailSQL.language(of: user)).first?.string(0))
    }

    /// Behind the #, so that no server's log and no Referer ever has the token.
    private func link(_ path: String, _ token: Secret) -> String {
        "\(origin)\(path)#token=\(token.exposed)"
    }
}
