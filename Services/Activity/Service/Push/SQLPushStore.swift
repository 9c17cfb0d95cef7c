import Database
import FoundationEssentials
import Values

/// Devices that are told of what happens, in the service's database.
struct SQLPushStore: Sendable {
    let db: any SQLDatabase

    /// A user's devices, oldest first.
    func subscriptions(of user: UserID, in household: HouseholdID) async throws -> [StoredSubscription] {
        try await db.of(household).query(PushSQL.all(of: user, in: household)).all()
    }

    /// Has a device told of what happens from now on; one that is known by its address gets these keys and kinds.
    func subscribe(_ new: StoredSubscription) async throws -> StoredSubscription {
        let household = new.household
        return try await db.of(household).transaction { tx in
            // An event is numbered before this, or finds the device.
            let stream = ChangeSQL.lockedLast(of: household)
            let rows = try await tx.run(stream + [PushSQL.all(at: new.endpoint, in: household)])
            var made = new
            made.cursor = try rows[stream.count - 1].first?.int(0) ?? 0
            let known = try rows[stream.count].all(StoredSubscription.self).first { $0.user == new.user }
            if let known {
                (made.id, made.createdAt, made.cursor) = (known.id, known.createdAt, known.cursor)
                (made.quietUntil, made.dueAt) = (known.quietUntil, known.dueAt)
            }
            // A device belongs to whoever has asked last.
            // defence: one-user-a-device
            _ = try await tx.run([PushSQL.forget(new.endpoint, in: household)])
            _ = try await tx.run([PushSQL.insert(made)])
            // defence: devices-of-a-user
            _ = try await tx.run([PushSQL.forgetOldest(of: new.user, in: household)])
            return made
        }
    }

    /// Forgets one of a user's devices; false if they have none of that id.
    func delete(_ id: PushID, of user: UserID, in household: HouseholdID) async throws -> Bool {
        try await !db.of(household).query(PushSQL.delete(id, of: user, in: household)).isEmpty
    }

    /// The key by which Larder is known, if there is one; `new` becomes it otherwise, for all replicas.
    func key(orFirst new: @autoclosure () -> [UInt8], at now: Instant) async throws -> [UInt8]? {
        if let known = try await key() { return known }
        let first = StoredPushKey(position: 1, privateKey: new(), createdAt: now)
        try await db.ofService.execute(PushSQL.insertFirst(first))
        return try await key()
    }

    private func key() async throws -> [UInt8]? {
        try await db.ofService.query(PushSQL.keys).one(StoredPushKey.self)?.privateKey
    }
}

/// Turns: what a replica takes, tells and notes.
extension SQLPushStore {
    /// Takes one whose turn it is; nil if somebody else has it.
    func claim(_ id: PushID, of household: HouseholdID, at now: Instant) async throws -> ClaimedSubscription? {
        let lease = now + SQLCallStore.lease
        let rows = try await db.of(household).query(PushSQL.claim(id, of: household, at: now, until: lease))
        return try rows.one(StoredSubscription.self).map { ClaimedSubscription(subscription: $0, lease: lease) }
    }

    /// The last things that have happened in a household, in order.
    func events(of household: HouseholdID) async throws -> [PushEvent] {
        try await db.of(household).query(PushSQL.events(of: household)).reversed().map { row in
            PushEvent(
                sequence: try row.int(0),
                kind: try row.string(1),
                payload: Array(try row.string(2).utf8),
                at: try row.instant(3)
            )
        }
    }

    /// Ends a turn.
    func settle(_ claimed: ClaimedSubscription, _ course: PushCourse, next: Instant) async throws {
        try await db.of(claimed.subscription.household).execute(PushSQL.settle(claimed, course, next: next))
    }

    /// Forgets a device whose turn it is.
    func end(_ claimed: ClaimedSubscription) async throws {
        try await db.of(claimed.subscription.household).execute(PushSQL.end(claimed))
    }
}
