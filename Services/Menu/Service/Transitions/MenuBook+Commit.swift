import Values

extension MenuBook {
    /// What the first step of making a grocery list finds.
    enum CommitStart: Hashable, Sendable {
        /// The list is to be made from these recipes, as they are in this version of the menu; or it is kept from before
        /// and follows them.
        case make(GroceryListID, version: Int, recipes: [MenuItem], isKept: Bool)
        case made(GroceryListID?)
    }

    /// What the last step of making a grocery list comes to.
    enum CommitEnd: Hashable, Sendable {
        /// The menu is being cooked from this list, which may be the one of another caller who was faster.
        case committed(GroceryListID?, byThisCall: Bool)
        case recipesChanged
    }

    /// The first step: checks that the menu can be committed and writes down which list is being made, so that a
    /// repeated call goes on with the same one.
    mutating func beginCommit(
        _ menuID: MenuID,
        list: GroceryListID?,
        orNew newList: GroceryListID,
        archivingCurrent: Bool
    ) throws(TransitionError) -> CommitStart {
        var menu = try menu(menuID)
        let next = try menu.state.applying(.commit(menu.hasUncooked ? .somethingToCook : .nothingToCook))
        guard menu.state != next else { return .made(menu.listID) }
        if toCook != nil, !archivingCurrent { throw .menuInProgress }
        if let kept = menu.listID { return .make(kept, version: menu.version, recipes: menu.items, isKept: true) }
        let id = list ?? menu.pendingListID ?? newList
        if menu.pendingListID != id {
            menu.pendingListID = id
            putSilently(menu)
        }
        return .make(id, version: menu.version, recipes: menu.items, isKept: false)
    }

    /// The last step: the menu is being cooked and the one before it is archived, both or neither.
    mutating func endCommit(
        _ menuID: MenuID,
        list: GroceryListID,
        version: Int,
        archivingCurrent: Bool
    ) throws(TransitionError) -> CommitEnd {
        var menu = try menu(menuID)
        let command = MenuCommand.commit(menu.hasUncooked ? .somethingToCook : .nothingToCook)
        guard menu.state != .toCook else { return .committed(menu.listID, byThisCall: false) }
        _ = try menu.state.applying(command)
        guard menu.version == version else { return .recipesChanged }
        if let current = toCook {
            guard archivingCurrent else { throw .menuInProgress }
            try archive(current.id)
        }
        try apply(command, to: &menu)
        menu.listID = list
        menu.pendingListID = nil
        record(.committed(menu.id, list))
        put(menu)
        return .committed(list, byThisCall: true)
    }
}
