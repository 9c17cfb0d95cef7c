import Database
import Identity
import Values

/// The statements about what has been paid for, written for both databases.
enum BillingSQL {
    /// Makes all others wait who take an event in.
    static let takeTurn = SQL.acrossHouseholds(
        because: .billing,
        "INSERT INTO billing_turn (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET id = 1"
    )

    static func insert(_ event: BillingEvent, fact: String, at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .billing,
            """
            INSERT INTO billing_event (id, happened_at, fact, received_at)
            VALUES (\(event.id), \(event.at), \(fact), \(now)) ON CONFLICT (id) DO NOTHING
            """
        )
    }

    static func insertMentions(of event: BillingEvent) -> SQL {
        let rows = SQLRows([.text, .text], event.mentions.sorted().map { [$0, event.id] })
        return .acrossHouseholds(
            because: .billing,
            "INSERT INTO billing_mention (name, event_id) \(rows: rows) ON CONFLICT (name, event_id) DO NOTHING"
        )
    }

    /// Everything that is mentioned beside any of these names.
    static func neighbours(of names: Set<String>) -> SQL {
        .acrossHouseholds(
            because: .billing,
            """
            SELECT DISTINCT other.name FROM billing_mention own
            JOIN billing_mention other ON other.event_id = own.event_id WHERE own.name IN \(list: names.sorted())
            """
        )
    }

    static func events(mentioning names: Set<String>) -> SQL {
        .acrossHouseholds(
            because: .billing,
            """
            SELECT id, happened_at, fact FROM billing_event
            WHERE id IN (SELECT event_id FROM billing_mention WHERE name IN \(list: names.sorted()))
            """
        )
    }

    static func users(among ids: [UserID]) -> SQL {
        .acrossHouseholds(
            because: .billing,
            "SELECT id FROM account_user WHERE id IN \(list: ids)"
        )
    }

    private static let columns = SQL.unescaped("user_id, household_id, since_at, expires_at, until_at, is_over")

    static func subscriptions(of users: [UserID]) -> SQL {
        .acrossHouseholds(
            because: .billing,
            "SELECT \(columns) FROM subscription WHERE user_id IN \(list: users)"
        )
    }

    static func set(_ paid: PaidPeriod, of user: UserID, at now: Instant) -> SQL {
        """
        INSERT INTO subscription (user_id, household_id, since_at, expires_at, until_at, is_over)
        VALUES (\(user), NULL, \(paid.since), \(paid.expiresAt), \(paid.until), \(!paid.isActive(at: now)))
        ON CONFLICT (user_id) DO UPDATE SET since_at = excluded.since_at, expires_at = excluded.expires_at,
            until_at = excluded.until_at, is_over = excluded.is_over
        """
    }

    static func delete(of user: UserID) -> SQL {
        "DELETE FROM subscription WHERE user_id = \(user)"
    }

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
        """
        SELECT since_at, expires_at, until_at FROM subscription
        WHERE household_id = \(household) ORDER BY until_at DESC, since_at LIMIT 1
        """
    }

    /// Who has paid for these households at a time.
    static func payers(of households: [HouseholdID], at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .billing,
            "SELECT household_id, user_id FROM subscription WHERE household_id IN \(list: households) AND until_at > \(now)"
        )
    }

    /// Whether something has run out that has not been noted.
    static func isOver(at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .billing,
            "SELECT 1 FROM subscription WHERE until_at <= \(now) AND NOT is_over LIMIT 1"
        )
    }

    /// Notes which of these users' time has run out.
    static func end(of users: [UserID], at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .billing,
            """
            UPDATE subscription SET is_over = \(true)
            WHERE user_id IN \(list: users) AND until_at <= \(now) AND NOT is_over
            """
        )
    }

    /// Notes what has run out, once for all replicas, and gives the households that had the use of it.
    static func end(at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .billing,
            "UPDATE subscription SET is_over = \(true) WHERE until_at <= \(now) AND NOT is_over RETURNING household_id"
        )
    }

    static func members(of households: [HouseholdID]) -> SQL {
        .acrossHouseholds(
            because: .billing,
            "SELECT DISTINCT user_id FROM membership WHERE household_id IN \(list: households)"
        )
    }
}
