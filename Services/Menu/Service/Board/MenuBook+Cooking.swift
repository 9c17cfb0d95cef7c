import Values

extension MenuBook {
    /// Marks a recipe cooked on a day.
    ///
    /// Marking the last archives the menu; marking one again changes nothing. As a meal of the calendar it is cooked
    /// also where the menu is still being planned, or is over.
    mutating func markCooked(
        _ itemID: MenuItemID,
        of menuID: MenuID,
        on date: CalendarDate,
        onCalendar: Bool = false
    ) throws(TransitionError) {
        var menu = try menu(menuID)
        let item = try item(itemID, of: menu)
        let marking = menu.marking(of: item)
        let before = facts.count
        try apply(onCalendar ? .cookPlanned(marking) : .markCooked(marking), to: &menu)
        guard marking != .again else { return }
        insert(.cooked(menu.id, item.id, item.recipe.id, date), at: before)
        menu.set(CookedMark(at: now, on: date), on: item.id)
        put(menu)
    }

    /// Takes a recipe's mark back.
    ///
    /// If that recipe completed its menu, the menu is being cooked again.
    mutating func undoCooked(_ itemID: MenuItemID, of menuID: MenuID) throws(TransitionError) {
        var menu = try menu(menuID)
        let item = try item(itemID, of: menu)
        let before = facts.count
        try apply(.undoCooked(item.isCooked ? .cooked : .notCooked), to: &menu)
        guard let mark = item.cooked else { return }
        insert(.uncooked(menu.id, item.id, item.recipe.id, mark.on), at: before)
        menu.set(nil, on: item.id)
        put(menu)
    }

    /// Puts the menu being cooked away, unfinished.
    mutating func archive(_ menuID: MenuID) throws(TransitionError) { try carryOut(.archive, on: menuID) }

    /// Goes back to planning a menu that is being cooked.
    mutating func planAgain(_ menuID: MenuID) throws(TransitionError) { try carryOut(.planAgain, on: menuID) }

    private mutating func carryOut(_ command: MenuCommand, on menuID: MenuID) throws(TransitionError) {
        var menu = try menu(menuID)
        let old = menu.state
        try apply(command, to: &menu)
        if menu.state != old { put(menu) }
    }
}

extension Menu {
    /// Sets or takes back the mark of one recipe.
    fileprivate mutating func set(_ mark: CookedMark?, on item: MenuItemID) {
        guard let index = items.firstIndex(where: { $0.id == item }) else { return }
        items[index].cooked = mark
    }
}
