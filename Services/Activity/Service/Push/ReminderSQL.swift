import Database
import Values

/// The statements about devices that are reminded of meals.
enum ReminderSQL {
    /// How many devices of a household a turn has at most.
    private static let most = 10

    /// Whether devices are to be reminded now, that nobody has.
    ///
    /// A pause is kept where their service has failed, but not after they were told something else.
    private static func isDue(at now: Instant) -> SQL {
        """
        remind_at <= \(now) AND (leased_until IS NULL OR leased_until <= \(now))
            AND (attempts = 0 OR quiet_until <= \(now))
        """
    }

    /// Households that have some, by one of their devices each time: a household has one turn for all of its.
    static func due(at now: Instant, limit: Int) -> SQL {
        "SELECT household_id, household_id, remind_at FROM push_subscription WHERE " + isDue(at: now)
            + " ORDER BY remind_at LIMIT \(limit)"
    }

    /// Takes some of a household; those that somebody else has taken meanwhile are not given.
    static func claim(of household: HouseholdID, at now: Instant, until lease: Instant) -> SQL {
        let due: SQL = "household_id = \(household) AND " + isDue(at: now)
        let some: SQL = "SELECT id FROM push_subscription WHERE " + due + " LIMIT \(most)"
        return "UPDATE push_subscription SET leased_until = \(lease) WHERE " + due + " AND id IN (" + some
            + ") RETURNING \(StoredSubscription.table.list)"
    }

    /// Where a turn has ended for a device, and when it is reminded next, unless that has changed meanwhile.
    static func settle(_ claimed: ClaimedSubscription, _ course: PushCourse, next: Instant) -> SQL {
        """
        UPDATE push_subscription SET attempts = \(course.attempts), failing_since = \(course.failingSince),
            quiet_until = \(course.quietUntil), leased_until = NULL,
            remind_at = CASE WHEN remind_at = \(claimed.subscription.remindAt) THEN \(next) ELSE remind_at END
        WHERE household_id = \(claimed.subscription.household) AND id = \(claimed.subscription.id)
            AND leased_until = \(claimed.lease)
        """
    }

    /// Leaves a device to a later turn.
    static func release(_ claimed: ClaimedSubscription) -> SQL {
        """
        UPDATE push_subscription SET leased_until = NULL WHERE household_id = \(claimed.subscription.household)
            AND id = \(claimed.subscription.id) AND leased_until = \(claimed.lease)
        """
    }

    /// Has it found out anew when a household's devices are reminded, as its clocks may be others now.
    static func planAnew(of household: HouseholdID, at now: Instant) -> SQL {
        "UPDATE push_subscription SET remind_at = \(now) WHERE household_id = \(household) AND remind_at > \(now)"
    }
}
