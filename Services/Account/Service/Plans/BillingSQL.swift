import Database
import Identity
import Values

/// The statements about what has been paid for, written for both databases.
enum BillingSQL {
    /// Makes all others wait who take an event in.
    static let takeTurn: SQL = "INSERT INTO billing_turn (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET id = 1"

    static func insert(_ event: BillingEvent, at now: Instant) -> SQL {
        BillingEvent.table.insert(event, .column("received_at", now)) + " ON CONFLICT (id) DO NOTHING"
    }

    static func insertMentions(of event: BillingEvent) -> SQL {
        let rows = SQLRows([.text, .text], event.mentions.sorted().map { [$0, event.id] })
        return "INSERT INTO billing_mention (name, event_id) \(values: rows) ON CONFLICT (name, event_id) DO NOTHING"
    }

    /// Everything that is mentioned beside any of these names.
    static func neighbours(of names: Set<String>) -> SQL {
        """
        SELECT DISTINCT other.name FROM billing_mention own
        JOIN billing_mention other ON other.event_id = own.event_id WHERE own.name IN \(list: names.sorted())
        """
    }

    static func events(mentioning names: Set<String>) -> SQL {
        """
        \(BillingEvent.table.select)
        WHERE id IN (SELECT event_id FROM billing_mention WHERE name IN \(list: names.sorted()))
        """
    }

    static func users(among ids: [UserID]) -> SQL { "SELECT id FROM account_user WHERE id IN \(list: ids)" }

    static func subscriptions(of users: [UserID]) -> SQL {
        "\(Subscription.table.select) WHERE user_id IN \(list: users)"
    }

    static func delete(of user: UserID) -> SQL { "DELETE FROM subscription WHERE user_id = \(user)" }

    /// Gives what a user has paid for to their default household, if no household has the use of it.
    ///
    /// The default is the one that they have chosen, or else the one that they joined last.
    static func assign(of user: UserID) -> SQL {
        """
        UPDATE subscription SET household_id = (
            SELECT membership.household_id FROM membership JOIN account_user ON account_user.id = membership.user_id
            WHERE membership.user_id = subscription.user_id
            ORDER BY CASE WHEN membership.household_id = account_user.default_household_id THEN 0 ELSE 1 END,
                membership.joined_at DESC, membership.household_id DESC
            LIMIT 1)
        WHERE user_id = \(user) AND household_id IS NULL
        """
    }

    /// Gives it to another household.
    static func move(of user: UserID, to household: HouseholdID) -> SQL {
        "UPDATE subscription SET household_id = \(household) WHERE user_id = \(user)"
    }

    static func longest(of household: HouseholdID) -> SQL {
        "\(Subscription.table.select) WHERE household_id = \(household) ORDER BY until_at DESC, since_at LIMIT 1"
    }

    /// Who has paid for these households at a time.
    static func payers(of households: [HouseholdID], at now: Instant) -> SQL {
        "SELECT household_id, user_id FROM subscription WHERE household_id IN \(list: households) AND until_at > \(now)"
    }

    /// Whether something has run out that has not been noted.
    static func isOver(at now: Instant) -> SQL {
        "SELECT 1 FROM subscription WHERE until_at <= \(now) AND NOT is_over LIMIT 1"
    }

    /// Notes which of these users' time has run out.
    static func end(of users: [UserID], at now: Instant) -> SQL {
        """
        UPDATE subscription SET is_over = \(true)
        WHERE user_id IN \(list: users) AND until_at <= \(now) AND NOT is_over
        """
    }

    /// Notes what has run out, once for all replicas, and gives the households that had the use of it.
    static func end(at now: Instant) -> SQL {
        "UPDATE subscription SET is_over = \(true) WHERE until_at <= \(now) AND NOT is_over RETURNING household_id"
    }

    static func members(of households: [HouseholdID]) -> SQL {
        "SELECT DISTINCT user_id FROM membership WHERE household_id IN \(list: households)"
    }
}
