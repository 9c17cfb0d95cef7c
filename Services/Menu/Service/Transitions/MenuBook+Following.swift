import Values

extension MenuBook {
    /// Writes down what the lists of menus have to follow, by comparing the menus with what they were.
    mutating func noteShopping(before: [MenuID: Menu]) {
        for menu in menus.values.sorted(by: { $0.id < $1.id }) {
            // A list that has just been made buys for the menu as it is.
            guard let old = before[menu.id], let list = old.listID, old != menu else { continue }
            let meals = menu.shopping(after: old)
            guard meals != nil || (old.state == .planning) != (menu.state == .planning) else { continue }
            record(.shoppingChanged(menu, list, meals: meals))
        }
    }
}

extension Menu {
    /// Everything that the list has to buy for, if it is to change for what has become of the menu; nil if not.
    ///
    /// While the menu is planned the list stays as it is, also if the menu then ends.
    fileprivate func shopping(after old: Menu) -> [MenuItem]? {
        let meals = state == .gone ? [] : items
        switch (old.state, state) {
        case (.planning, .toCook): return meals
        case (.toCook, .toCook), (.toCook, .archived), (.toCook, .gone), (.archived, .toCook):
            let wanted = Set(old.items.filter { !$0.isCooked }.map(Meal.init))
            let isMore = meals.contains { !$0.isCooked && !wanted.contains(Meal($0)) }
            let isLess = !Set(old.items.map(\.id)).isSubset(of: meals.map(\.id))
            return isMore || isLess ? meals : nil
        case (_, .planning), (.planning, _), (.archived, _), (.gone, _): return nil
        }
    }

    private struct Meal: Hashable {
        let item: MenuItemID
        let servings: Int

        init(_ item: MenuItem) {
            self.item = item.id
            servings = item.servings
        }
    }
}
