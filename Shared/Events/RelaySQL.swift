import Database
import Values

/// The statements that deliver events.
enum RelaySQL {
    /// Whether there may be something to claim: a read, so that idle relays do not block writers.
    static func isDue(at now: Instant) -> SQL {
        "SELECT 1 FROM outbox_delivery WHERE failed_reason IS NULL AND next_attempt_at <= \(now) LIMIT 1"
    }

    /// Leases due deliveries, only the first of each household and destination to keep the order; returns household,
    /// destination, sequence and attempts.
    ///
    /// Destinations that are busy are skipped. It begins like a read, so `query` would try it on a reader first.
    static func claim(limit: Int, except busy: [String], at now: Instant, until lease: Instant) -> SQL {
        "WITH due AS (" + due(limit: limit, except: busy, at: now) + SQL.forUpdateSkipLocked + ") "
            + "UPDATE outbox_delivery SET leased_until = \(lease), attempts = attempts + 1 "
            + "WHERE (household_id, destination, sequence) IN (SELECT household_id, destination, sequence FROM due) "
            + "RETURNING household_id, destination, sequence, attempts"
    }

    /// Due deliveries, only the first of each household and destination: household, destination and sequence.
    ///
    /// Of one household, or of all.
    static func due(limit: Int, of household: HouseholdID? = nil, except busy: [String], at now: Instant) -> SQL {
        "SELECT d.household_id, d.destination, d.sequence FROM outbox_delivery d "
            + "WHERE d.failed_reason IS NULL AND d.next_attempt_at <= \(now) "
            + "AND (d.leased_until IS NULL OR d.leased_until <= \(now)) "
            + (household.map { "AND d.household_id = \($0) " } ?? "")
            + (busy.isEmpty ? "" : "AND d.destination NOT IN \(list: busy) ")
            + "AND NOT EXISTS (SELECT 1 FROM outbox_delivery e WHERE e.household_id = d.household_id "
            + "AND e.destination = d.destination AND e.sequence < d.sequence AND e.failed_reason IS NULL) "
            + "ORDER BY d.next_attempt_at LIMIT \(limit)"
    }

    /// Leases one due delivery, unless somebody has done so meanwhile; returns what `claim(limit:…)` does.
    ///
    /// For Citus, which does not lock rows of several shards.
    static func claim(
        _ household: HouseholdID,
        _ destination: String,
        _ sequence: Int64,
        at now: Instant,
        until lease: Instant
    ) -> SQL {
        "UPDATE outbox_delivery SET leased_until = \(lease), attempts = attempts + 1 "
            + "WHERE household_id = \(household) AND destination = \(destination) AND sequence = \(sequence) "
            + "AND failed_reason IS NULL AND (leased_until IS NULL OR leased_until <= \(now)) "
            + "RETURNING household_id, destination, sequence, attempts"
    }

    /// The events to be delivered from a delivery's on, in order: number, id, kind, subject, payload and time.
    static func events(from first: Delivery, limit: Int) -> SQL {
        "SELECT o.sequence, o.id, o.kind, o.subject, o.payload, o.occurred_at FROM outbox_delivery d "
            + "JOIN outbox o ON o.household_id = d.household_id AND o.sequence = d.sequence "
            + "WHERE d.household_id = \(first.household) AND d.destination = \(first.destination) "
            + "AND d.sequence >= \(first.sequence) AND d.failed_reason IS NULL ORDER BY d.sequence LIMIT \(limit)"
    }

    /// Deletes a successful delivery, and those behind it up to a number, which were sent with it.
    static func delivered(_ delivery: Delivery, through last: Int64) -> SQL {
        "DELETE FROM outbox_delivery WHERE household_id = \(delivery.household) "
            + "AND destination = \(delivery.destination) AND sequence BETWEEN \(delivery.sequence) AND \(last) "
            + "AND failed_reason IS NULL"
    }

    /// Returns a delivery, to be retried later.
    static func postpone(_ delivery: Delivery, until next: Instant) -> SQL {
        "UPDATE outbox_delivery SET leased_until = NULL, next_attempt_at = \(next) WHERE " + key(delivery)
    }

    /// Gives a delivery up; the row stays with the reason.
    static func giveUp(_ delivery: Delivery, because reason: String) -> SQL {
        "UPDATE outbox_delivery SET leased_until = NULL, failed_reason = \(reason) WHERE " + key(delivery)
    }

    /// Deletes a batch of the events from before `limit`.
    ///
    /// Events with pending or failed deliveries stay.
    static func sweep(before limit: Instant, portion: Int) -> SQL {
        "DELETE FROM outbox WHERE (household_id, sequence) IN (SELECT o.household_id, o.sequence FROM outbox o "
            + "WHERE o.occurred_at < \(limit) AND NOT EXISTS (SELECT 1 FROM outbox_delivery d "
            + "WHERE d.household_id = o.household_id AND d.sequence = o.sequence) LIMIT \(portion))"
    }

    /// Deletes a batch of the failed deliveries of events from before `limit`.
    static func sweepFailures(before limit: Instant, portion: Int) -> SQL {
        let old: SQL =
            "failed_reason IS NOT NULL AND EXISTS (SELECT 1 FROM outbox o WHERE o.household_id = "
            + "outbox_delivery.household_id AND o.sequence = outbox_delivery.sequence AND o.occurred_at < \(limit))"
        return Sweep("outbox_delivery", key: "household_id, destination, sequence", where: old).statement(portion)
    }

    /// Counts the deliveries that wait, at most `limit`, beginning with those that are due first.
    ///
    /// Gives their number, and when the oldest of their events happened.
    static func waiting(limit: Int) -> SQL {
        "SELECT count(*), min(w.occurred_at) FROM (SELECT o.occurred_at FROM outbox_delivery d "
            + "JOIN outbox o ON o.household_id = d.household_id AND o.sequence = d.sequence "
            + "WHERE d.failed_reason IS NULL ORDER BY d.next_attempt_at LIMIT \(limit)) AS w"
    }

    /// Counts the deliveries that were given up, at most `limit`.
    static func givenUp(limit: Int) -> SQL {
        "SELECT count(*) FROM (SELECT d.sequence FROM outbox_delivery d WHERE d.failed_reason IS NOT NULL "
            + "LIMIT \(limit)) AS g"
    }

    private static func key(_ delivery: Delivery) -> SQL {
        "household_id = \(delivery.household) AND destination = \(delivery.destination) "
            + "AND sequence = \(delivery.sequence)"
    }
}
