import HTTP
import Values

/// Deletes recipes, and brings them back.
struct Deletion: Sendable {
    var store: SQLRecipeStore
    let neighbours: Neighbours
    let now: @Sendable () -> Instant

    /// Deletes a recipe, of a version if one is given; gives what has used it, if that is known.
    ///
    /// What uses it is asked before anything is changed, and forbids it unless the caller has confirmed it. What begins to
    /// use it in that moment shows it as deleted, as if it had been there before.
    func delete(_ id: RecipeID, version: Int?, confirmed: Bool, of household: HouseholdID) async throws -> RecipeUses? {
        try await store.check(id, version: version, of: household)
        let uses: RecipeUses?
        do {
            uses = try await self.uses(of: id, household)
        } catch {
            // Whoever has confirmed it does not need to know.
            guard confirmed else { throw error }
            uses = nil
        }
        if let uses, !confirmed, !uses.isEmpty { throw RecipeInUse(uses: uses) }
        try await store.delete(id, version: version, of: household, at: now())
        return uses
    }

    /// Brings a deleted recipe back; false if it is there.
    @discardableResult
    func restore(_ id: RecipeID, of household: HouseholdID, quota: Quota?) async throws -> Bool {
        try await store.restore(id, of: household, at: now(), quota: quota)
    }

    /// When the first of the recipes was deleted that can be restored.
    var since: Instant { now() - DeletedRecipe.lifetime }

    /// Everything that uses a recipe; a 503 if one of the neighbours does not say.
    func uses(of id: RecipeID, _ household: HouseholdID) async throws -> RecipeUses {
        do {
            async let menus = neighbours.menus(id, household)
            async let entries = neighbours.entries(id, household)
            async let lists = neighbours.lists(id, household)
            return try await RecipeUses(menus: menus, entries: entries, lists: lists)
        } catch {
            throw Problem.unavailable(
                retryAfter: 5,
                code: "recipe_uses_unavailable",
                "What uses this recipe cannot be looked up at the moment. Try again in a moment, or confirm that it is "
                    + "to be deleted all the same."
            )
        }
    }
}
