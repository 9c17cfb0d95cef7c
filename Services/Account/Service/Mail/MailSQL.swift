import Database
import Values

/// The mails that are to be sent: the statements about them, written for both databases.
enum MailSQL {
    /// Who has caused a mail, so that all have their turn.
    static let migration = Migration(
        "0009_mail_turns",
        ["ALTER TABLE mail ADD COLUMN requester TEXT NOT NULL DEFAULT ''"]
    )

    static func insert(_ mail: NewMail) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            INSERT INTO mail (id, kind, recipient, sign_up_id, user_id, requester, attempts, created_at, next_attempt_at)
            VALUES (\(mail.id), \(mail.kind.rawValue), \(mail.recipient.text), \(mail.signUp), \(mail.user),
                \(mail.requester), 0, \(mail.createdAt), \(mail.createdAt))
            """
        )
    }

    /// The mails whose turn it is: of everyone who has caused some one, then of everyone a second.
    ///
    /// So whoever has many sent holds up nobody else's by more than one.
    static func next(_ count: Int, at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .jobs,
            """
            SELECT id FROM (
                SELECT id, next_attempt_at,
                    row_number() OVER (PARTITION BY requester ORDER BY next_attempt_at, id) AS turn
                FROM mail WHERE failed_reason IS NULL AND next_attempt_at <= \(now)
                    AND (leased_until IS NULL OR leased_until <= \(now))
            ) AS due ORDER BY /* defence: mail-turns */ turn, next_attempt_at, id LIMIT \(count)
            """
        )
    }

    /// Takes a mail to send it; nothing if another replica has it or has sent it.
    static func claim(_ mail: MailID, at now: Instant, until lease: Instant) -> SQL {
        .acrossHouseholds(
            because: .jobs,
            """
            UPDATE mail SET leased_until = \(lease), attempts = attempts + 1
            WHERE id = \(mail) AND failed_reason IS NULL AND next_attempt_at <= \(now)
                AND (leased_until IS NULL OR leased_until <= \(now))
            RETURNING id, kind, recipient, sign_up_id, attempts, user_id
            """
        )
    }

    /// How many wait to be sent.
    static var waiting: SQL {
        .acrossHouseholds(because: .credential, "SELECT count(*) FROM mail WHERE failed_reason IS NULL")
    }

    /// A mail that was given up stays for a month, for whoever looks for it; of very many the last ones.
    static func sweep(at now: Instant) -> [Sweep] {
        [
            Sweep("mail", key: "id", where: "created_at <= \(now - .seconds(30 * 86_400))"),
            Sweep(
                "mail",
                key: "id",
                where: """
                    failed_reason IS NOT NULL AND id NOT IN (
                        SELECT id FROM mail WHERE failed_reason IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1000)
                    """
            ),
        ]
    }

    static func delete(_ mail: MailID) -> SQL {
        .acrossHouseholds(
            because: .jobs,
            "DELETE FROM mail WHERE id = \(mail)"
        )
    }

    static func postpone(_ mail: MailID, until next: Instant) -> SQL {
        .acrossHouseholds(
            because: .jobs,
            "UPDATE mail SET leased_until = NULL, next_attempt_at = \(next) WHERE id = \(mail)"
        )
    }

    static func giveUp(_ mail: MailID, because reason: String) -> SQL {
        .acrossHouseholds(
            because: .jobs,
            "UPDATE mail SET leased_until = NULL, failed_reason = \(reason) WHERE id = \(mail)"
        )
    }
}
