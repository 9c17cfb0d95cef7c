import Values

/// An entry to be planned.
struct NewEntry: Hashable, Sendable {
    var id: PlanEntryID
    var spot: Spot
    /// Its place in the order; nil for the end.
    var position: Int?
    /// The recipe or the words; nil where leftovers say it.
    var content: PlanEntry.Content?
    var note: String?
    /// For how many, where that is not the recipe's own.
    var servings: Int?
    var member: MemberID?
    var leftoverOf: PlanEntryID?
    /// When it was cooked, where a recipe of a menu is planned that is cooked already.
    var cooked: CookedMark?
}

/// What is to be different about an entry; nil leaves a thing as it is.
struct EntryChange: Hashable, Sendable {
    var date: CalendarDate?
    var slot: Slot?
    var position: Int?
    var servings: Int?
    /// The words; the inner nil takes them away.
    var note: String??
    /// Who it is for; the inner nil means everyone.
    var member: MemberID??
}

extension PlanBook {
    /// Whether an entry was planned or was there.
    enum Addition: Hashable, Sendable {
        case added
        /// The client had planned it before.
        case alreadyThere
    }

    /// Plans an entry.
    ///
    /// The same id again, for the same recipe or as a note again, changes nothing.
    mutating func add(_ new: NewEntry) throws(PlanError) -> Addition {
        let content = try content(of: new)
        if let old = entries[new.id] {
            guard old.recipe?.id == content.recipe?.id else { throw .idTaken }
            return .alreadyThere
        }
        if let item = content.recipe?.place?.item, entry(of: item) != nil { throw .alreadyPlanned }
        let entry = PlanEntry(
            id: new.id,
            spot: new.spot,
            content: content,
            member: new.member,
            cooked: new.cooked,
            createdAt: now,
            updatedAt: now
        )
        try place(entry, at: new.position)
        try checkLeftovers(around: entry.id)
        record(.added(entry))
        return .added
    }

    /// Changes an entry, or moves it, or both.
    mutating func change(_ id: PlanEntryID, _ change: EntryChange) throws(PlanError) {
        var entry = try entry(id)
        let old = entry
        if let member = change.member { entry.member = member }
        switch entry.content {
        case .recipe(var recipe):
            if let servings = change.servings { recipe.servings = servings }
            if let note = change.note { recipe.note = note }
            entry.content = .recipe(recipe)
        case .note:
            guard change.servings == nil else { throw .noteWithoutServings }
            if let note = change.note {
                guard let note else { throw .noteWithoutWords }
                entry.content = .note(note)
            }
        }
        if entry != old {
            replace(entry)
            record(.changed(entry))
        }
        let spot = Spot(date: change.date ?? entry.spot.date, slot: change.slot ?? entry.spot.slot)
        guard spot != entry.spot || change.position != nil else { return }
        try move(entry, to: spot, at: change.position)
    }

    mutating func swap(_ id: PlanEntryID, with otherID: PlanEntryID) throws(PlanError) {
        let first = try entry(id)
        guard let second = entries[otherID] else { throw .noSuchPartner }
        guard id != otherID else { return }
        var (left, right) = (first, second)
        (left.spot, left.position) = (second.spot, second.position)
        (right.spot, right.position) = (first.spot, first.position)
        replace(left)
        replace(right)
        try checkLeftovers(around: id)
        try checkLeftovers(around: otherID)
        record(.moved(left))
        record(.moved(right))
    }

    /// Takes an entry away.
    ///
    /// Its leftovers are no leftovers any more and would have to be cooked.
    mutating func remove(_ id: PlanEntryID) throws(PlanError) {
        let entry = try entry(id)
        takeOut(entry)
        record(.removed(entry))
        for var other in entries.leftovers(of: id) {
            guard var recipe = other.recipe else { continue }
            recipe.leftoverOf = nil
            other.content = .recipe(recipe)
            replace(other)
            record(.changed(other))
        }
    }

    /// Marks an entry cooked; again changes nothing.
    mutating func markCooked(_ id: PlanEntryID, on date: CalendarDate?, today: CalendarDate) throws(PlanError) {
        var entry = try entry(id)
        guard entry.cooked == nil else { return }
        // What is planned for later and cooked already was cooked today.
        let mark = CookedMark(at: now, on: date ?? min(entry.spot.date, today))
        entry.cooked = mark
        replace(entry)
        record(.cooked(entry, mark.on))
    }

    /// Takes an entry's mark back; again changes nothing.
    mutating func undoCooked(_ id: PlanEntryID) throws(PlanError) {
        var entry = try entry(id)
        guard let mark = entry.cooked else { return }
        entry.cooked = nil
        replace(entry)
        record(.uncooked(entry, mark.on))
    }

    private mutating func move(_ entry: PlanEntry, to spot: Spot, at position: Int?) throws(PlanError) {
        var moved = entry
        moved.spot = spot
        try place(moved, at: position)
        try checkLeftovers(around: entry.id)
        guard let now = entries[entry.id], now.spot != entry.spot || now.position != entry.position else { return }
        record(.moved(now))
    }

    /// The recipe or the words of a new entry, leftovers resolved.
    private func content(of new: NewEntry) throws(PlanError) -> PlanEntry.Content {
        if case .note(let words) = new.content { return .note(words) }
        var recipe = new.content?.recipe
        if let id = new.leftoverOf {
            guard let source = entries[id]?.recipe, id != new.id else { throw .noSuchSource }
            if let recipe, recipe.id != source.id { throw .otherRecipe }
            var leftovers = recipe ?? source
            // Leftovers of leftovers are those of the same meal.
            leftovers.leftoverOf = source.leftoverOf ?? id
            leftovers.note = nil
            leftovers.place = nil
            recipe = leftovers
        }
        guard var recipe else { throw .noteWithoutWords }
        recipe.note = new.note
        recipe.servings = new.servings ?? recipe.servings
        return .recipe(recipe)
    }
}
