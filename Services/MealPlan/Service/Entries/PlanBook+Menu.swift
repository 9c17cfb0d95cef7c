import Values

/// Entries that are recipes of menus.
extension PlanBook {
    /// The entry that stands for a recipe of a menu.
    func entry(of item: MenuItemID) -> PlanEntry? {
        entries.entry(of: item)
    }

    /// Plans a menu's recipes for one meal of consecutive days, one a day, without those that stand on the calendar.
    mutating func fill(
        _ recipes: [PlannedRecipe],
        from first: CalendarDate,
        slot: Slot,
        newID: () -> PlanEntryID
    ) throws(PlanError) -> [PlanEntryID] {
        var ids: [PlanEntryID] = []
        let missing = recipes.filter { recipe in recipe.place.map { entry(of: $0.item) == nil } ?? true }
        if missing.isEmpty, !recipes.isEmpty { throw .alreadyPlanned }
        for (day, recipe) in missing.enumerated() {
            let entry = PlanEntry(
                id: newID(),
                spot: Spot(date: first.adding(days: day), slot: slot),
                content: .recipe(recipe),
                createdAt: now,
                updatedAt: now
            )
            try place(entry, at: nil)
            record(.added(entry))
            ids.append(entry.id)
        }
        return ids
    }

    /// Makes an entry what its menu says of it; news that are older than what it has change nothing.
    ///
    /// What is not in the menu any more stays as an ordinary entry.
    mutating func follow(_ meal: MealState) {
        guard var entry = entry(of: meal.item), var recipe = entry.recipe, var place = recipe.place else { return }
        guard meal.isRemoved || meal.version >= place.version else { return }
        guard !meal.isRemoved else { return release(entry.id) }
        guard recipe.servings != meal.servings || entry.cooked != meal.cooked else { return }
        let old = entry
        place.version = meal.version
        recipe.place = place
        recipe.servings = meal.servings
        entry.content = .recipe(recipe)
        entry.cooked = meal.cooked
        replace(entry)
        if old.recipe?.servings != meal.servings { record(.changed(entry)) }
        if let mark = meal.cooked, old.cooked != mark { record(.cooked(entry, mark.on)) }
        if let mark = old.cooked, meal.cooked == nil { record(.uncooked(entry, mark.on)) }
    }

    /// Makes an entry an ordinary one.
    mutating func release(_ id: PlanEntryID) {
        guard var entry = entries[id], var recipe = entry.recipe, recipe.place != nil else { return }
        recipe.place = nil
        entry.content = .recipe(recipe)
        replace(entry)
        record(.changed(entry))
    }
}
