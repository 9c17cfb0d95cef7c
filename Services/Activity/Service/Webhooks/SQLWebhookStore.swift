import Database
import FoundationEssentials
import Identity
import Values

/// Webhooks in the service's database.
struct SQLWebhookStore: Sendable {
    let db: any SQLDatabase

    /// A household's webhooks, oldest first.
    func webhooks(of household: HouseholdID) async throws -> [StoredWebhook] {
        try await db.of(household).query(WebhookSQL.all(of: household)).all()
    }

    /// One of them; nil if there is none of that id.
    func webhook(_ id: WebhookID, of household: HouseholdID) async throws -> StoredWebhook? {
        try await db.of(household).query(WebhookSQL.one(id, of: household)).one()
    }

    /// Makes one, which is called with what happens from now on.
    func create(_ new: StoredWebhook) async throws -> StoredWebhook {
        let household = new.household
        return try await db.of(household).transaction { tx in
            // An event is numbered before this, or finds the webhook.
            let stream = ChangeSQL.lockedLast(of: household)
            let rows = try await tx.run(
                [.lock("webhooks", of: household), WebhookSQL.count(of: household)] + stream
            )
            // defence: webhooks-of-a-household
            try StorageFull.check(.webhooks, adding: 1, to: rows[1].first?.int(0) ?? 0, limit: WebhookRules.most)
            var webhook = new
            webhook.cursor = try rows.last?.first?.int(0) ?? 0
            try await tx.execute(WebhookSQL.insert(webhook))
            return webhook
        }
    }

    /// Changes one, if it is there; what happened while it was not called is not told any more.
    func change(_ id: WebhookID, of household: HouseholdID, _ edit: WebhookEdit) async throws -> StoredWebhook? {
        try await db.of(household).transaction { tx in
            // The stream first, as where events are written.
            let stream = ChangeSQL.lockedLast(of: household)
            let rows = try await tx.run(stream + [WebhookSQL.locked(id, of: household)])
            guard var webhook = try rows[stream.count].one(StoredWebhook.self) else { return nil }
            let goesOn = webhook.apply(edit, last: try rows[stream.count - 1].first?.int(0) ?? 0)
            try await tx.execute(WebhookSQL.change(webhook, goesOn: goesOn))
            return webhook
        }
    }

    /// Deletes one; false if there is none of that id.
    func delete(_ id: WebhookID, of household: HouseholdID) async throws -> Bool {
        try await db.of(household).transaction { tx in
            guard try await !tx.query(WebhookSQL.locked(id, of: household)).isEmpty else { return false }
            _ = try await tx.run(WebhookSQL.delete(id, of: household))
            return true
        }
    }

    /// The last calls of one, newest first.
    func deliveries(of id: WebhookID, _ household: HouseholdID) async throws -> [StoredDelivery] {
        try await db.of(household).query(WebhookSQL.deliveries(of: id, household)).all()
    }

    /// The key with which the calls of one are signed.
    func secret(of id: WebhookID, _ household: HouseholdID) async throws -> [UInt8]? {
        try await db.of(household).query(WebhookSQL.secret(of: id, household)).first?.bytes(0)
    }

    /// Notes a call, unless the webhook is gone.
    func add(_ delivery: StoredDelivery, of household: HouseholdID) async throws {
        try await db.of(household).transaction { tx in
            guard try await !tx.query(WebhookSQL.locked(delivery.webhookID, of: household)).isEmpty else { return }
            _ = try await tx.run([
                WebhookSQL.add([delivery], of: household), WebhookSQL.forgetOldest(of: delivery.webhookID, household),
            ])
        }
    }
}

/// Turns: what a replica takes, sends and notes.
extension SQLWebhookStore {
    /// Takes one; nil if somebody else has it.
    func claim(_ id: WebhookID, of household: HouseholdID, at now: Instant) async throws -> ClaimedWebhook? {
        let lease = now + SQLCallStore.lease
        let rows = try await db.of(household).query(WebhookSQL.claim(id, of: household, at: now, until: lease))
        guard let row = rows.first else { return nil }
        return ClaimedWebhook(
            webhook: try StoredWebhook(row, from: 0),
            secret: try row.bytes(StoredWebhook.table.width),
            lastEvent: try row.int(StoredWebhook.table.width + 1),
            lease: lease
        )
    }

    /// Whether a turn has its webhook still: nobody has deleted, paused or moved it.
    func holds(_ claimed: ClaimedWebhook) async throws -> Bool {
        try await !db.of(claimed.webhook.household).query(WebhookSQL.holds(claimed)).isEmpty
    }

    /// What has happened after a number.
    func events(after sequence: Int, of household: HouseholdID) async throws -> [WebhookEvent] {
        let statement = WebhookSQL.events(after: sequence, of: household, limit: WebhookRules.portion)
        return try await db.of(household).query(statement).map { row in
            WebhookEvent(
                sequence: try row.int(0),
                id: try row.uuid(1),
                kind: try row.string(2),
                payload: Array(try row.string(3).utf8),
                at: try row.instant(4)
            )
        }
    }

    /// Ends a turn.
    func settle(
        _ claimed: ClaimedWebhook,
        _ course: WebhookCourse,
        _ deliveries: [StoredDelivery],
        next: Instant
    ) async throws {
        let (household, id) = (claimed.webhook.household, claimed.webhook.id)
        try await db.of(household).transaction { tx in
            // Whoever deletes it waits, or has deleted it: then there is nothing to note.
            guard try await !tx.query(WebhookSQL.locked(id, of: household)).isEmpty else { return }
            var writes = [WebhookSQL.settle(claimed, course, next: next)]
            if !deliveries.isEmpty {
                writes += [WebhookSQL.add(deliveries, of: household), WebhookSQL.forgetOldest(of: id, household)]
            }
            _ = try await tx.run(writes)
        }
    }
}
