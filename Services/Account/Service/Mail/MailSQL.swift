import Database
import Values

/// The mails that are to be sent: the statements about them, written for both databases.
enum MailSQL {
    /// Who has caused a mail, so that all have their turn.
    static let migration = Migration(
        "0009_mail_turns",
        ["ALTER TABLE mail ADD COLUMN requester TEXT NOT NULL DEFAULT ''"]
    )

    /// The mails whose turn it is: of everyone who has caused some one, then of everyone a second.
    ///
    /// So whoever has many sent holds up nobody else's by more than one.
    static func next(_ count: Int, at now: Instant) -> SQL {
        """
        SELECT id FROM (
            SELECT id, next_attempt_at, row_number() OVER (PARTITION BY requester ORDER BY next_attempt_at, id) AS turn
            FROM mail WHERE \(isDue(at: now))
        ) AS due ORDER BY /* defence: mail-turns */ turn, next_attempt_at, id LIMIT \(count)
        """
    }

    /// Takes a mail to send it; nothing if another replica has it or has sent it.
    static func claim(_ mail: MailID, at now: Instant, until lease: Instant) -> SQL {
        """
        UPDATE mail SET leased_until = \(lease), attempts = attempts + 1 WHERE id = \(mail) AND \(isDue(at: now))
        RETURNING \(QueuedMail.table.list)
        """
    }

    private static func isDue(at now: Instant) -> SQL {
        "failed_reason IS NULL AND next_attempt_at <= \(now) AND (leased_until IS NULL OR leased_until <= \(now))"
    }

    /// How many wait to be sent.
    static let waiting: SQL = "SELECT count(*) FROM mail WHERE failed_reason IS NULL"

    static func delete(_ mail: MailID) -> SQL { "DELETE FROM mail WHERE id = \(mail)" }

    static func postpone(_ mail: MailID, until next: Instant) -> SQL {
        "UPDATE mail SET leased_until = NULL, next_attempt_at = \(next) WHERE id = \(mail)"
    }

    static func giveUp(_ mail: MailID, because reason: String) -> SQL {
        "UPDATE mail SET leased_until = NULL, failed_reason = \(reason) WHERE id = \(mail)"
    }
}
