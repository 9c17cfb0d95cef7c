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

    /// The language of a user's default household, or else of the one that they joined last.
    static func language(of user: UserID) -> SQL {
        """
        SELECT household.language FROM membership JOIN household ON household.id = membership.household_id
            JOIN account_user ON account_user.id = membership.user_id
        WHERE membership.user_id = \(user)
        ORDER BY CASE WHEN membership.household_id = account_user.default_household_id THEN 0 ELSE 1 END,
            membership.joined_at DESC, membership.household_id DESC
        LIMIT 1
        """
    }

    /// The anonymous user whom a sign-up gives a name.
    static func user(of signUp: SignUpID) -> SQL { "SELECT user_id FROM pending_sign_up WHERE id = \(signUp)" }

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
