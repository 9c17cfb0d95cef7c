import Values

extension PlanBook {
    /// Copies the entries of some days to as many other days, behind what is planned there.
    ///
    /// What is cooked is not cooked in the copy; leftovers are those of the copied meal, if it is copied too.
    mutating func copy(
        from first: CalendarDate,
        to target: CalendarDate,
        days: Int,
        newID: () -> PlanEntryID
    ) throws(PlanError) -> [PlanEntryID] {
        let sources = entries(from: first, to: first.adding(days: days - 1))
        var copies: [PlanEntryID: PlanEntryID] = [:]
        for source in sources { copies[source.id] = newID() }
        var ids: [PlanEntryID] = []
        for source in sources {
            guard let id = copies[source.id] else { continue }
            let date = target.adding(days: first.days(until: source.spot.date))
            var copy = PlanEntry(
                id: id,
                spot: Spot(date: date, slot: source.spot.slot),
                content: source.content,
                member: source.member,
                createdAt: now,
                updatedAt: now
            )
            if var recipe = copy.recipe {
                if let leftoverOf = recipe.leftoverOf {
                    recipe.leftoverOf = copies[leftoverOf] ?? eaten(leftoverOf, by: date)
                }
                // The copy is another meal, and no menu's.
                recipe.place = nil
                copy.content = .recipe(recipe)
            }
            ids.append(try append(copy))
        }
        return ids
    }

    /// Takes away everything that is planned for some days; gives how much that was.
    mutating func clear(from first: CalendarDate, to last: CalendarDate) throws(PlanError) -> Int {
        let sources = entries(from: first, to: last)
        // Backwards, so that leftovers go before what they are of and are not made ordinary meals first.
        for entry in sources.reversed() { try remove(entry.id) }
        return sources.count
    }

    /// Shows a recipe as deleted, or as there again, wherever it is still to be cooked; what is planned stays.
    mutating func recipe(_ id: RecipeID, isDeleted: Bool) {
        for var entry in entries.values.sorted(by: { $0.id < $1.id }) {
            guard var recipe = entry.recipe, recipe.id == id, entry.cooked == nil else { continue }
            recipe.isDeleted = isDeleted
            entry.content = .recipe(recipe)
            replace(entry)
            // Lists buy for what comes back, if they could not before.
            record(isDeleted ? .recipeDeleted(entry) : .changed(entry))
        }
    }

    /// Shows a recipe by its new title and picture wherever it is still to be cooked.
    ///
    /// The picture's address is empty if there is none any more, and nil if nothing is said of it.
    mutating func recipeChanged(_ id: RecipeID, title: String, imageURL: String? = nil) {
        for var entry in entries.values.sorted(by: { $0.id < $1.id }) {
            guard var recipe = entry.recipe, recipe.id == id, entry.cooked == nil else { continue }
            recipe.title = title
            if let imageURL { recipe.imageURL = imageURL.isEmpty ? nil : imageURL }
            guard recipe != entry.recipe else { continue }
            entry.content = .recipe(recipe)
            replace(entry)
            record(.changed(entry))
        }
    }

    /// Plans an entry behind what is planned for its meal.
    private mutating func append(_ entry: PlanEntry) throws(PlanError) -> PlanEntryID {
        try place(entry, at: nil)
        record(.added(entry))
        return entry.id
    }

    /// The entry itself if it is planned for that day or before, so that there can be leftovers of it.
    private func eaten(_ id: PlanEntryID, by date: CalendarDate) -> PlanEntryID? {
        guard let source = entries[id], source.spot.date <= date else { return nil }
        return id
    }
}
