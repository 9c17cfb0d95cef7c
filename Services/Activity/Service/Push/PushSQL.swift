import Database
import FoundationEssentials
import Values

/// The statements about devices that are told of what happens.
enum PushSQL {
    private static let table = StoredSubscription.table

    /// A user's devices, oldest first.
    static func all(of user: UserID, in household: HouseholdID) -> SQL {
        table.select + " WHERE household_id = \(household) AND user_id = \(user) ORDER BY created_at, id"
    }

    /// Whoever is told at an address.
    static func all(at endpoint: String, in household: HouseholdID) -> SQL {
        table.select + " WHERE household_id = \(household) AND endpoint = \(endpoint)"
    }

    static func insert(_ subscription: StoredSubscription) -> SQL { table.insert(subscription) }

    /// Forgets an address, for whomever it was.
    static func forget(_ endpoint: String, in household: HouseholdID) -> SQL {
        "DELETE FROM push_subscription WHERE household_id = \(household) AND endpoint = \(endpoint)"
    }

    /// Forgets a user's oldest devices, if they have too many.
    static func forgetOldest(of user: UserID, in household: HouseholdID) -> SQL {
        """
        DELETE FROM push_subscription WHERE household_id = \(household) AND user_id = \(user) AND id NOT IN (
            SELECT id FROM push_subscription WHERE household_id = \(household) AND user_id = \(user)
            ORDER BY created_at DESC, id DESC LIMIT \(PushRules.most))
        """
    }

    /// Forgets one of a user's devices; gives a row if it was there.
    static func delete(_ id: PushID, of user: UserID, in household: HouseholdID) -> SQL {
        """
        DELETE FROM push_subscription WHERE household_id = \(household) AND id = \(id) AND user_id = \(user)
        RETURNING id
        """
    }

    /// Forgets all of a user's devices.
    static func deleteAll(of user: UUID, in household: HouseholdID) -> SQL {
        "DELETE FROM push_subscription WHERE household_id = \(household) AND user_id = \(user)"
    }

    /// Notes that there may be something to tell of these kinds, up to a number; not to whoever did all of it.
    ///
    /// It is told a little later, together with what else happens, and not while the device is left alone.
    static func note(
        _ kinds: [PushKind],
        by user: UserID?,
        upTo sequence: Int,
        of household: HouseholdID,
        at now: Instant
    ) -> SQL {
        let time = now + PushRules.gathering
        let wanted = kinds.map { kind -> SQL in "kinds LIKE \("%|\(kind.rawValue)|%")" }
        let any = wanted.dropFirst().reduce(wanted.first ?? "1 = 0") { $0 + " OR " + $1 }
        let others: SQL = user.map { " AND user_id <> \($0)" } ?? ""
        let noted: SQL = """
            UPDATE push_subscription SET last_event = \(sequence),
                due_at = coalesce(due_at, CASE WHEN quiet_until > \(time) THEN quiet_until ELSE \(time) END)
            WHERE household_id = \(household)
            """
        return noted + others + " AND (" + any + ")"
    }

    /// Those whose turn it is, of all households.
    static func due(at now: Instant, limit: Int) -> SQL {
        "SELECT household_id, id, due_at FROM push_subscription WHERE " + CallSQL.isDue(at: now)
            + " ORDER BY due_at LIMIT \(limit)"
    }

    /// Takes one whose turn it is; nothing if somebody else has it.
    static func claim(_ id: PushID, of household: HouseholdID, at now: Instant, until lease: Instant) -> SQL {
        "UPDATE push_subscription SET leased_until = \(lease) WHERE household_id = \(household) AND id = \(id) AND "
            + CallSQL.isDue(at: now) + " RETURNING \(table.list)"
    }

    /// The last things that have happened, newest first.
    static func events(of household: HouseholdID) -> SQL {
        """
        SELECT sequence, kind, payload, occurred_at FROM outbox
        WHERE household_id = \(household) ORDER BY sequence DESC LIMIT \(PushRules.portion)
        """
    }

    /// Where a turn has ended, unless the device has been told of something else meanwhile, or is gone.
    ///
    /// It is due again at `next` if more has happened, which the row itself says.
    static func settle(_ claimed: ClaimedSubscription, _ course: PushCourse, next: Instant) -> SQL {
        """
        UPDATE push_subscription SET cursor = \(course.cursor), attempts = \(course.attempts),
            failing_since = \(course.failingSince), quiet_until = \(course.quietUntil), leased_until = NULL,
            due_at = CASE WHEN last_event > \(course.cursor) THEN \(next) ELSE NULL END
        WHERE household_id = \(claimed.subscription.household) AND id = \(claimed.subscription.id)
            AND leased_until = \(claimed.lease)
        """
    }

    /// Forgets a device whose turn it is.
    static func end(_ claimed: ClaimedSubscription) -> SQL {
        """
        DELETE FROM push_subscription WHERE household_id = \(claimed.subscription.household)
            AND id = \(claimed.subscription.id) AND leased_until = \(claimed.lease)
        """
    }

    static let keys = StoredPushKey.table.select + " ORDER BY position DESC LIMIT 1"

    /// Of several replicas that need it at once, one makes the key.
    static func insertFirst(_ key: StoredPushKey) -> SQL {
        StoredPushKey.table.insert(key) + " ON CONFLICT (position) DO NOTHING"
    }
}
