import Values

extension Deletion {
    /// Deletes those of some recipes that are there, and gives what has used them; what uses one of them forbids it for all unless it is confirmed.
    ///
    /// Four are asked about at a time.
    func delete(
        _ ids: [RecipeID],
        confirmed: Bool,
        of household: HouseholdID
    ) async throws -> (ids: [RecipeID], uses: RecipeUses) {
        let uses = try await uses(of: ids, confirmed: confirmed, of: household)
        let deleted = try await store.delete(ids, of: household, at: now())
        return (deleted, uses)
    }

    /// What uses some recipes, as much of it as is shown; throws unless it is confirmed, if there is any.
    func uses(of ids: [RecipeID], confirmed: Bool, of household: HouseholdID) async throws -> RecipeUses {
        var all = RecipeUses()
        for start in stride(from: 0, to: ids.count, by: 4) {
            try await withThrowingTaskGroup(of: RecipeUses?.self) { group in
                for id in ids[start..<min(start + 4, ids.count)] {
                    group.addTask {
                        do {
                            return try await uses(of: id, household)
                        } catch {
                            guard confirmed else { throw error }
                            return nil
                        }
                    }
                }
                for try await uses in group { if let uses { all.add(uses) } }
            }
        }
        if !confirmed, !all.isEmpty { throw RecipeInUse(uses: all.first(20)) }
        return all.first(20)
    }

    /// Restores a recipe, and says what has become of it.
    func outcome(ofRestoring id: RecipeID, of household: HouseholdID, quota: Quota?) async throws -> BulkOutcome {
        do {
            try await restore(id, of: household, quota: quota)
            return .done
        } catch RecipeError.missing {
            return .missing
        } catch is LimitReached {
            return .refused("limit_reached")
        }
    }
}
