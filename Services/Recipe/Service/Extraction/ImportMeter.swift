import Values

/// Counts what a household reads from other sites, where its plan sets an end to that.
struct ImportMeter: Sendable {
    let store: SQLRecipeStore
    let now: @Sendable () -> Instant

    /// Runs `body` as an import; if it throws, it was none.
    ///
    /// Its place is taken before, not after: of two that come at once for the last one, the second is not even begun. The
    /// month is the calendar's in UTC, so that moving to another time zone makes no more of it.
    func counting<Value>(
        against quotas: ImportQuotas,
        of household: HouseholdID,
        _ body: () async throws -> Value
    ) async throws -> Value {
        guard !quotas.all.isEmpty else { return try await body() }
        let month = month
        try await store.beginImport(in: month, of: household, quotas: quotas, at: now())
        let value: Value
        do {
            value = try await body()
        } catch {
            // What matters is why the import failed; a place that is not given back is free again soon.
            try? await store.endImport(in: month, of: household, hasSucceeded: false)
            throw error
        }
        try await store.endImport(in: month, of: household, hasSucceeded: true)
        return value
    }

    /// How much a household has of what this service counts.
    func usage(of household: HouseholdID) async throws -> [Quota.Subject: Int] {
        try await store.usage(in: month, of: household)
    }

    private var month: String { String(now().dateInUTC.description.prefix(7)) }
}
