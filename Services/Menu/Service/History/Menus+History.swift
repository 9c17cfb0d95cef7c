import Values

/// A page of the history.
struct HistoryPage: Sendable {
    let menus: [Menu]
    /// Where the next page begins; nil if this is the last.
    let next: HistoryCursor?
}

extension Menus {
    /// A page of the history, as far as the plan shows it.
    ///
    /// What is not shown is not cut off in silence: the page has a next one, which says why it cannot be had.
    func history(_ query: HistoryQuery, of household: HouseholdID, quota: Quota?) async throws -> HistoryPage {
        let window = try await window(of: household, quota)
        if let quota, let window, let after = query.after, window.ends(at: after) {
            throw LimitReached(quota, used: window.total)
        }
        let found = try await store.history(query, of: household)
        let shown = found.menus.filter { menu in
            guard let window, let place = menu.place else { return true }
            return window.shows(place)
        }
        let isAll = shown.count == found.menus.count && !found.more
        return HistoryPage(menus: shown, next: isAll ? nil : shown.last?.place ?? found.menus.first?.place)
    }

    /// One menu, unless it is archived and lies behind what the plan shows.
    func menu(_ id: MenuID, of household: HouseholdID, quota: Quota?) async throws -> Menu {
        guard let menu = try await store.menu(id, of: household) else { throw TransitionError.noSuchMenu }
        if let quota, let place = menu.place, let window = try await window(of: household, quota), !window.shows(place)
        {
            throw LimitReached(quota, used: window.total)
        }
        return menu
    }

    private func window(of household: HouseholdID, _ quota: Quota?) async throws -> HistoryWindow? {
        guard let quota else { return nil }
        return try await store.window(of: household, showing: quota.limit)
    }
}

extension Menu {
    /// Its place in the history; nil if it is not archived.
    fileprivate var place: HistoryCursor? {
        archivedAt.map { HistoryCursor(archivedAt: $0, menu: id) }
    }
}
