import Values

/// What a household's plan leaves room for.
struct ImportAllowance: Sendable {
    /// The quotas that hold for an item; nil for what has no limit.
    struct Quotas: Sendable {
        var recipes: Quota?
        /// Of pages that are fetched.
        var imports = ImportQuotas()

        /// Those that set an end.
        var all: [Quota] { imports.all + [recipes].compactMap(\.self) }
    }

    let store: ImportStore
    /// What the plan of a household allows of recipes and of imports.
    let quotas: @Sendable (HouseholdID) async throws -> Quotas
    let now: @Sendable () -> Instant

    /// The calendar month in UTC, in which imports are counted.
    var month: String { String(now().dateInUTC.description.prefix(7)) }

    /// The quotas for one more item; throws `LimitReached` if there is no room for it, so that nothing is fetched in vain.
    func check(isFetched: Bool, of household: HouseholdID) async throws -> Quotas {
        var quotas = try await quotas(household)
        if !isFetched { quotas.imports = ImportQuotas() }
        let used = try await used(quotas, of: household)
        for quota in quotas.all {
            let count = used[quota.subject] ?? 0
            try quota.check(count + 1, before: count)
        }
        return quotas
    }

    /// Queues as much of what waits as there is room for.
    func resume(_ household: HouseholdID) async throws {
        let quotas = try await quotas(household)
        let used = try await used(quotas, of: household)
        let room = quotas.all.reduce(ImportStore.mostUnread) { room, quota in
            min(room, quota.limit - (used[quota.subject] ?? 0))
        }
        if room > 0 { try await store.resume(room, of: household, at: now()) }
    }

    /// The same for all households, in portions.
    func resumeAll() async throws {
        var last: HouseholdID?
        while true {
            let households = try await store.waiting(after: last)
            for household in households { try await resume(household) }
            guard let next = households.last else { return }
            last = next
        }
    }

    private func used(_ quotas: Quotas, of household: HouseholdID) async throws -> [Quota.Subject: Int] {
        guard !quotas.all.isEmpty else { return [:] }
        return try await store.recipes.usage(in: month, of: household)
    }
}
