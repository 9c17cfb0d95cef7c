import Database
import FoundationEssentials
import Values

/// The statements about webhooks.
enum WebhookSQL {
    static func all(of household: HouseholdID) -> SQL {
        StoredWebhook.table.select + " WHERE household_id = \(household) ORDER BY created_at, id"
    }

    static func one(_ id: WebhookID, of household: HouseholdID) -> SQL {
        StoredWebhook.table.select + " WHERE household_id = \(household) AND id = \(id)"
    }

    static func locked(_ id: WebhookID, of household: HouseholdID) -> SQL { one(id, of: household) + SQL.forUpdate }

    static func count(of household: HouseholdID) -> SQL {
        "SELECT count(*) FROM webhook WHERE household_id = \(household)"
    }

    static func insert(_ webhook: StoredWebhook) -> SQL { StoredWebhook.table.insert(webhook) }

    /// Changes what owners decide; unless it goes on, a turn that is under way notes nothing any more.
    static func change(_ webhook: StoredWebhook, goesOn: Bool) -> SQL {
        """
        UPDATE webhook SET url = \(webhook.url), kinds = \(webhook.kinds), state = \(webhook.state),
            stop_reason = \(webhook.stopReason), address_by = \(webhook.addressBy), address_at = \(webhook.addressAt),
            cursor = \(webhook.cursor), attempts = \(webhook.attempts),
            refused_attempts = \(webhook.refusedAttempts), refusals = \(webhook.refusals),
            failing_since = \(webhook.failingSince), due_at = \(webhook.dueAt),
            leased_until = CASE WHEN \(goesOn) THEN leased_until ELSE NULL END
        WHERE household_id = \(webhook.household) AND id = \(webhook.id)
        """
    }

    /// The statements that delete one, or nothing.
    static func delete(_ id: WebhookID, of household: HouseholdID) -> [SQL] {
        [
            "DELETE FROM webhook_delivery WHERE household_id = \(household) AND webhook_id = \(id)",
            "DELETE FROM webhook WHERE household_id = \(household) AND id = \(id)",
        ]
    }

    /// Stops those whose address somebody has given until a time, also those that were stopped: whoever starts them
    /// again then answers for them.
    static func stop(addressedBy user: UUID, of household: HouseholdID, until end: Instant) -> SQL {
        """
        UPDATE webhook SET state = \(WebhookState.stopped), stop_reason = \(WebhookStop.makerLeft), due_at = NULL,
            leased_until = NULL
        WHERE household_id = \(household) AND address_by = \(user) AND address_at <= \(end)
        """
    }

    /// Notes that there is something to tell of things of these kinds, up to a number.
    ///
    /// The row says up to where, so that whoever finishes a turn meanwhile sees it.
    static func note(
        _ kinds: some Sequence<ThingKind>,
        upTo sequence: Int,
        of household: HouseholdID,
        at now: Instant
    )
        -> SQL
    {
        let wanted = kinds.map { kind -> SQL in " OR kinds LIKE \("%|\(kind.rawValue)|%")" }
        return wanted.reduce(
            """
            UPDATE webhook SET last_event = \(sequence), due_at = coalesce(due_at, \(now))
            WHERE household_id = \(household) AND state = \(WebhookState.active) AND (kinds = ''
            """
        ) { $0 + $1 } + ")"
    }

    /// Those whose turn it is, of all households.
    static func due(at now: Instant, limit: Int) -> SQL {
        "SELECT household_id, id, due_at FROM webhook WHERE " + isDue(at: now) + " ORDER BY due_at LIMIT \(limit)"
    }

    /// Takes one whose turn it is; nothing if somebody else has it.
    static func claim(_ id: WebhookID, of household: HouseholdID, at now: Instant, until lease: Instant) -> SQL {
        "UPDATE webhook SET leased_until = \(lease) WHERE household_id = \(household) AND id = \(id) AND "
            + isDue(at: now) + " RETURNING \(StoredWebhook.table.list), secret, last_event"
    }

    /// A row while a turn has its webhook still.
    static func holds(_ claimed: ClaimedWebhook) -> SQL {
        """
        SELECT 1 FROM webhook WHERE household_id = \(claimed.webhook.household) AND id = \(claimed.webhook.id)
            AND leased_until = \(claimed.lease)
        """
    }

    private static func isDue(at now: Instant) -> SQL {
        CallSQL.isDue(at: now) + " AND state = \(WebhookState.active)"
    }

    /// Where a turn has ended, unless somebody has changed the webhook meanwhile.
    ///
    /// It is due again at `next` if there is more to tell, which the row itself says.
    static func settle(_ claimed: ClaimedWebhook, _ course: WebhookCourse, next: Instant) -> SQL {
        let state = course.stop == nil ? WebhookState.active : .stopped
        return """
            UPDATE webhook SET cursor = \(course.cursor), attempts = \(course.attempts),
                refused_attempts = \(course.refusedAttempts), refusals = \(course.refusals),
                failing_since = \(course.failingSince), state = \(state), stop_reason = \(course.stop),
                leased_until = NULL,
                due_at = CASE WHEN last_event > \(course.cursor) AND \(state) = 'active' THEN \(next) ELSE NULL END
            WHERE household_id = \(claimed.webhook.household) AND id = \(claimed.webhook.id)
                AND leased_until = \(claimed.lease)
            """
    }

    /// What has happened after a number, in order.
    static func events(after sequence: Int, of household: HouseholdID, limit: Int) -> SQL {
        """
        SELECT sequence, id, kind, payload, occurred_at FROM outbox
        WHERE household_id = \(household) AND sequence > \(sequence) ORDER BY sequence LIMIT \(limit)
        """
    }

    /// The signing key of one.
    static func secret(of id: WebhookID, _ household: HouseholdID) -> SQL {
        "SELECT secret FROM webhook WHERE household_id = \(household) AND id = \(id)"
    }

    /// Notes calls, unless the webhook has been deleted meanwhile.
    static func add(_ deliveries: [StoredDelivery], of household: HouseholdID) -> SQL {
        StoredDelivery.table.insert(deliveries, .key("household_id", household))
    }

    /// The last calls of one, newest first.
    static func deliveries(of id: WebhookID, _ household: HouseholdID) -> SQL {
        StoredDelivery.table.select + " WHERE household_id = \(household) AND webhook_id = \(id) "
            + "ORDER BY sent_at DESC, id DESC LIMIT \(WebhookRules.deliveries)"
    }

    /// Forgets calls before the last ones.
    static func forgetOldest(of id: WebhookID, _ household: HouseholdID) -> SQL {
        """
        DELETE FROM webhook_delivery WHERE household_id = \(household) AND webhook_id = \(id) AND id NOT IN (
            SELECT id FROM webhook_delivery WHERE household_id = \(household) AND webhook_id = \(id)
            ORDER BY sent_at DESC, id DESC LIMIT \(WebhookRules.deliveries))
        """
    }
}
