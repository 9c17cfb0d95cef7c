import Values

extension RecipeBook {
    /// Changes the tags of recipes in a few transactions; whoever else changes one meanwhile is not overwritten.
    func retag(
        _ ids: [RecipeID],
        of household: HouseholdID,
        by author: UserID,
        _ change: @Sendable ([String]) -> [String]
    ) async throws -> [RecipeID: BulkOutcome] {
        var outcomes: [RecipeID: BulkOutcome] = [:]
        for start in stride(from: 0, to: ids.count, by: BulkRules.portion) {
            let portion = ids[start..<min(start + BulkRules.portion, ids.count)]
            let found = try await retagPortion(Array(portion), of: household, by: author, change)
            outcomes.merge(found) { $1 }
        }
        return outcomes
    }

    private func retagPortion(
        _ ids: [RecipeID],
        of household: HouseholdID,
        by author: UserID,
        _ change: @Sendable ([String]) -> [String]
    ) async throws -> [RecipeID: BulkOutcome] {
        var outcomes = Dictionary(ids.map { ($0, BulkOutcome.missing) }) { first, _ in first }
        var left = ids
        for _ in 0..<5 where !left.isEmpty {
            var changes: [RecipeChange] = []
            for old in try await store.recipes(left, of: household) {
                let tags = change(old.content.tags)
                outcomes[old.id] = .done
                if tags.count > RecipeRules.maxTags, tags.count > old.content.tags.count {
                    outcomes[old.id] = .refused("too_many_tags")
                } else if tags != old.content.tags {
                    var new = old
                    new.content.tags = tags
                    new.version += 1
                    (new.author, new.changes, new.updatedAt) = (author, [RecipeField.tags.rawValue], now())
                    changes.append(RecipeChange(old: old, new: new, keepsOld: true, isShownElsewhere: false))
                }
            }
            guard !changes.isEmpty else { return outcomes }
            let done = try await store.replace(changes, of: household)
            left = changes.map(\.new.id).filter { !done.contains($0) }
        }
        for id in left { outcomes[id] = .refused("contended") }
        return outcomes
    }

    /// Changes a tag of all recipes that have it, until it takes too long; gives how many recipes that were, and whether
    /// some are left.
    func retag(
        all tag: String,
        of household: HouseholdID,
        by author: UserID,
        _ change: @Sendable ([String]) -> [String]
    ) async throws -> (changed: Int, isDone: Bool) {
        let start = ContinuousClock.now
        var (changed, last): (Int, RecipeID?) = (0, nil)
        while true {
            try Task.checkCancellation()
            let ids = try await store.ids(withTag: tag, of: household, after: last, limit: BulkRules.portion)
            guard !ids.isEmpty else { return (changed, true) }
            guard ContinuousClock.now - start < BulkRules.patience else { return (changed, false) }
            let outcomes = try await retag(ids, of: household, by: author, change)
            changed += outcomes.values.count { $0 == .done }
            last = ids.last
        }
    }
}
