import Values

extension MenuBook {
    /// Whether a recipe was put in or was there.
    enum Addition: Hashable, Sendable {
        case added
        /// It was there; servings may have changed.
        case alreadyThere
    }

    /// Puts a recipe into the menu being planned, which is begun if there is none.
    ///
    /// A recipe is in a menu once: adding it again changes its servings, if the caller names them, and nothing
    /// otherwise.
    mutating func addRecipe(
        _ recipe: RecipeSnapshot,
        servings: Int?,
        writtenFor usual: Int,
        as itemID: MenuItemID,
        inNew menuID: MenuID
    ) throws(TransitionError) -> Addition {
        let menu = planning ?? Menu(id: menuID, createdAt: now)
        return try addRecipe(recipe, servings: servings, writtenFor: usual, as: itemID, to: menu)
    }

    /// Puts a recipe into a menu that is there, be it cooked already; the same again.
    mutating func addRecipe(
        _ recipe: RecipeSnapshot,
        servings: Int?,
        writtenFor usual: Int,
        as itemID: MenuItemID,
        to menuID: MenuID
    ) throws(TransitionError) -> Addition {
        let menu = try menu(menuID)
        return try addRecipe(recipe, servings: servings, writtenFor: usual, as: itemID, to: menu)
    }

    private mutating func addRecipe(
        _ recipe: RecipeSnapshot,
        servings: Int?,
        writtenFor usual: Int,
        as itemID: MenuItemID,
        to old: Menu
    ) throws(TransitionError) -> Addition {
        var menu = old
        if let index = menu.items.firstIndex(where: { $0.recipe.id == recipe.id }) {
            guard !menu.items[index].isCooked else { throw .recipeCooked }
            guard let servings, servings != menu.items[index].servings else { return .alreadyThere }
            try apply(.changeServings(.notCooked), to: &menu)
            menu.items[index].servings = servings
            record(.changed(menu.id))
            put(menu)
            return .alreadyThere
        }
        guard !menus.values.contains(where: { $0.items.contains { $0.id == itemID } }) else { throw .idTaken }
        guard menu.items.count < Menu.capacity else { throw .menuFull }
        try apply(.addRecipe, to: &menu)
        menu.items.append(MenuItem(id: itemID, recipe: recipe, servings: servings ?? usual))
        record(.recipeAdded(menu.id, itemID, recipe.id))
        put(menu)
        return .added
    }

    mutating func removeRecipe(_ itemID: MenuItemID, from menuID: MenuID) throws(TransitionError) {
        var menu = try menu(menuID)
        let item = try item(itemID, of: menu)
        let command = MenuCommand.removeRecipe(menu.removal(of: item))
        let list = menu.state == .toCook ? menu.listID : nil
        // The removal is told before what follows from it.
        let before = facts.count
        try apply(command, to: &menu)
        insert(.recipeRemoved(menu.id, item.id, item.recipe.id, list), at: before)
        menu.items.removeAll { $0.id == item.id }
        put(menu)
    }

    /// Changes a recipe's servings, its place in the order, or both.
    mutating func changeRecipe(
        _ itemID: MenuItemID,
        of menuID: MenuID,
        servings: Int?,
        position: Int?
    ) throws(TransitionError) {
        var menu = try menu(menuID)
        var item = try item(itemID, of: menu)
        let old = menu
        if let servings, servings != item.servings {
            try apply(.changeServings(item.isCooked ? .cooked : .notCooked), to: &menu)
            item.servings = servings
        }
        let index = menu.items.firstIndex { $0.id == itemID } ?? 0
        menu.items[index] = item
        if let position, min(position, menu.items.count - 1) != index {
            try apply(.reorder, to: &menu)
            menu.items.remove(at: index)
            menu.items.insert(item, at: min(position, menu.items.count))
        }
        guard menu != old else { return }
        record(.changed(menu.id))
        put(menu)
    }

    /// Takes everything out.
    mutating func clear(_ menuID: MenuID) throws(TransitionError) {
        var menu = try menu(menuID)
        try apply(.clear(menu.hasCooked ? .somethingCooked : .nothingCooked), to: &menu)
        put(menu)
    }

    /// Shows a recipe as deleted, or as there again; what a menu has of it stays.
    ///
    /// Where the recipe comes back, the list of a menu being cooked buys for it if it could not before.
    mutating func recipe(_ recipe: RecipeID, isDeleted: Bool) {
        for menu in [planning, toCook] {
            guard var menu, let index = menu.items.firstIndex(where: { $0.recipe.id == recipe }) else { continue }
            menu.items[index].recipe.isDeleted = isDeleted
            record(.changed(menu.id))
            put(menu)
            guard !isDeleted, menu.state == .toCook, let list = menu.listID else { continue }
            record(.shoppingChanged(menu, list, meals: menu.items))
        }
    }

    /// Shows a recipe by its new title and picture wherever it is still to be cooked.
    ///
    /// The picture's address is empty if there is none any more, and nil if nothing is said of it.
    mutating func recipeChanged(_ recipe: RecipeID, title: String, imageURL: String? = nil) {
        for menu in [planning, toCook] {
            guard var menu,
                let index = menu.items.firstIndex(where: { $0.recipe.id == recipe && !$0.isCooked })
            else { continue }
            var shown = menu.items[index].recipe
            shown.title = title
            if let imageURL { shown.imageURL = imageURL.isEmpty ? nil : imageURL }
            guard shown != menu.items[index].recipe else { continue }
            menu.items[index].recipe = shown
            record(.changed(menu.id))
            put(menu)
        }
    }
}
