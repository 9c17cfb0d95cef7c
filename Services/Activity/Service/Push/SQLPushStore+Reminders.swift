import Database
import Values

/// Devices that are reminded of meals: what a replica takes and notes.
extension SQLPushStore {
    /// Takes some devices of a household whose time it is; those that somebody else has are left out.
    func claimReminders(of household: HouseholdID, at now: Instant) async throws -> [ClaimedSubscription] {
        let lease = now + SQLCallStore.lease
        let rows = try await db.of(household).query(ReminderSQL.claim(of: household, at: now, until: lease))
        return try rows.all(StoredSubscription.self).map { ClaimedSubscription(subscription: $0, lease: lease) }
    }

    /// Ends a device's turn; it is reminded next at another time.
    func settleReminder(_ claimed: ClaimedSubscription, _ course: PushCourse, next: Instant) async throws {
        try await db.of(claimed.subscription.household).execute(ReminderSQL.settle(claimed, course, next: next))
    }

    /// Leaves a device to a later turn.
    func release(_ claimed: ClaimedSubscription) async throws {
        try await db.of(claimed.subscription.household).execute(ReminderSQL.release(claimed))
    }
}
