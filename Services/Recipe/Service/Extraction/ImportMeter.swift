import Values

/// Counts what a household reads from other sites, where its plan sets an end to that.
struct ImportMeter: Sendable {
    let store: SQLRecipeStore
    let now: @Sendable () -> Instant

    /// Runs `body` as one of this month's imports; if it throws, it was none.
    ///
    /// Counted before, not after: of two that come at once for the last one, the second is not even begun. The month is
    /// the calendar's in UTC, so that moving to another time zone makes no more of it.
    func counting<Value>(
        against quota: Quota?,
        of household: HouseholdID,
        _ body: () async throws -> Value
    ) async throws -> Value {
        guard let quota else { return try await body() }
        let month = month
        try await store.beginImport(in: month, of: household, quota: quota)
        do {
            return try await body()
        } catch {
            // What matters is why the import failed; at worst it stays counted.
            try? await store.cancelImport(in: month, of: household)
            throw error
        }
    }

    /// How much a household has of what this service counts.
    func usage(of household: HouseholdID) async throws -> [Quota.Subject: Int] {
        try await store.usage(in: month, of: household)
    }

    private var month: String { String(now().dateInUTC.description.prefix(7)) }
}
