import Values

/// Recipes that stand on the calendar: the plan says where, the menu all else.
extension MenuBook {
    /// What the plan has of a recipe that stands on the calendar.
    struct KnownMeal: Hashable, Sendable {
        var servings: Int?
        var isCooked: Bool
    }

    /// Takes note of where a recipe stands on the calendar.
    ///
    /// Where the recipe has changed or gone since the plan asked for it, the plan is told.
    mutating func note(_ spot: PlannedSpot, of itemID: MenuItemID, in menuID: MenuID, known: KnownMeal) {
        guard var menu = menus[menuID], let index = menu.items.firstIndex(where: { $0.id == itemID }) else {
            let gone = MealChange(item: itemID, entry: spot.entry, servings: known.servings ?? 1, isRemoved: true)
            record(.mealsChanged(menuID, version: menus[menuID]?.version ?? 0, [gone]))
            return
        }
        let item = menu.items[index]
        if item.planned?.entry != spot.entry, known != KnownMeal(servings: item.servings, isCooked: item.isCooked) {
            record(.mealsChanged(menuID, version: menu.version, [MealChange(item, spot)]))
        }
        guard item.planned != spot else { return }
        menu.items[index].planned = spot
        record(.changed(menuID))
        put(menu)
    }

    /// Takes note that an entry does not stand for a recipe any more.
    mutating func forget(_ entry: PlanEntryID, of itemID: MenuItemID, in menuID: MenuID) {
        guard var menu = menus[menuID],
            let index = menu.items.firstIndex(where: { $0.id == itemID && $0.planned?.entry == entry })
        else { return }
        menu.items[index].planned = nil
        record(.changed(menuID))
        put(menu)
    }

    /// Writes down what the calendar has to follow, by comparing the menus with what they were.
    mutating func noteMeals(before: [MenuID: Menu]) {
        for menu in menus.values.sorted(by: { $0.id < $1.id }) {
            guard let old = before[menu.id], old != menu else { continue }
            let items = menu.state == .gone ? [] : menu.items
            let changes = old.items.compactMap { item -> MealChange? in
                guard let spot = item.planned else { return nil }
                guard let new = items.first(where: { $0.id == item.id }) else {
                    return MealChange(item, spot, isRemoved: true)
                }
                guard new.servings != item.servings || new.cooked != item.cooked else { return nil }
                return MealChange(new, spot, isResized: new.servings != item.servings)
            }
            if !changes.isEmpty { record(.mealsChanged(menu.id, version: menu.version, changes)) }
        }
    }
}
