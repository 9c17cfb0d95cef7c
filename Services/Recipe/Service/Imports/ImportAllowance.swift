import HTTP
import Identity
import Values

/// What a household's plan leaves room for.
struct ImportAllowance: Sendable {
    let store: ImportStore
    let limits: PlanLimits
    let now: @Sendable () -> Instant

    /// The quotas that hold for an item; pages that are fetched count as imports.
    func quotas(_ plan: Plan, isFetched: Bool) -> (recipes: Quota?, imports: Quota?) {
        (limits.quota(.recipes, of: plan), isFetched ? limits.quota(.imports, of: plan) : nil)
    }

    /// The calendar month in UTC, in which imports are counted.
    var month: String { String(now().dateInUTC.description.prefix(7)) }

    /// Throws `LimitReached` if there is no room for one more, so that nothing is fetched in vain.
    func check(_ quotas: (recipes: Quota?, imports: Quota?), of household: HouseholdID) async throws {
        let used = try await used(quotas, of: household)
        for quota in [quotas.imports, quotas.recipes] {
            guard let quota else { continue }
            let count = used[quota.subject] ?? 0
            try quota.check(count + 1, before: count)
        }
    }

    /// Queues as much of what waits as there is room for.
    func resume(_ household: HouseholdID, _ plan: Plan) async throws {
        let quotas = quotas(plan, isFetched: true)
        let used = try await used(quotas, of: household)
        let room = [quotas.imports, quotas.recipes].reduce(ImportStore.mostUnread) { room, quota in
            quota.map { min(room, $0.limit - (used[$0.subject] ?? 0)) } ?? room
        }
        if room > 0 { try await store.resume(room, of: household, at: now()) }
    }

    /// The same for all households, in portions.
    func resumeAll(_ plan: (HouseholdID) async throws -> Plan) async throws {
        var last: HouseholdID?
        while true {
            let households = try await store.waiting(after: last)
            for household in households { try await resume(household, try await plan(household)) }
            guard let next = households.last else { return }
            last = next
        }
    }

    private func used(
        _ quotas: (recipes: Quota?, imports: Quota?),
        of household: HouseholdID
    ) async throws -> [Quota.Subject: Int] {
        guard quotas.recipes != nil || quotas.imports != nil else { return [:] }
        return try await store.recipes.usage(in: month, of: household)
    }
}
