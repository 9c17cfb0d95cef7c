import Values

/// What becomes of the recipes in the menu being planned when an archived one is cooked again.
enum ReuseMode: String, Hashable, Sendable, CaseIterable {
    /// They stay, and those that are missing are added.
    case merge
    /// They make way, but for those that are cooked.
    case replace
}

extension MenuBook {
    /// Copies an archived menu's recipes and servings into the menu being planned.
    ///
    /// - Returns: the recipes that no longer exist, as they were called.
    mutating func reuse(
        _ menuID: MenuID,
        mode: ReuseMode?,
        existing: [RecipeID: RecipeSnapshot],
        inNew newMenu: MenuID,
        newItem: () -> MenuItemID
    ) throws(TransitionError) -> [RecipeSnapshot] {
        var source = try menu(menuID)
        try apply(.reuse, to: &source)
        let copies = source.items.filter { existing[$0.recipe.id] != nil }
        let missing = source.items.filter { existing[$0.recipe.id] == nil }.map(\.recipe)
        guard !copies.isEmpty else { throw .nothingToReuse }
        if let current = planning {
            guard let mode else { throw .modeRequired }
            if mode == .replace { takeOutUncooked(of: current) }
        }
        var menu = planning ?? Menu(id: newMenu, createdAt: now)
        let present = Set(menu.items.map(\.recipe.id))
        for copy in copies where !present.contains(copy.recipe.id) {
            guard menu.items.count < Menu.capacity else { throw .menuFull }
            guard let recipe = existing[copy.recipe.id] else { continue }
            let item = MenuItem(id: newItem(), recipe: recipe, servings: copy.servings)
            menu.items.append(item)
            record(.recipeAdded(menu.id, item.id, recipe.id))
        }
        if menu != planning { put(menu) }
        return missing
    }

    /// Makes room for other recipes without ever leaving an empty menu behind a failed call: the caller adds at once.
    private mutating func takeOutUncooked(of current: Menu) {
        var menu = current
        for item in menu.items where !item.isCooked {
            record(.recipeRemoved(menu.id, item.id, item.recipe.id, nil))
        }
        menu.items.removeAll { !$0.isCooked }
        put(menu)
    }
}
