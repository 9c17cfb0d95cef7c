import Database
import Events
import Kitchen
import Loop
import RecipeAPI
import Values

/// Reads stored lines again with a newer engine, or after a household has said something else about foods.
///
/// Portion by portion: read, worked on outside of any transaction, and written in a short one, each recipe only if it
/// is still the one that was read. Killed anywhere, it goes on where it was; of two replicas that read the same portion
/// one writes it, and the other leaves the household to it. The text as written never changes. A recipe whose lines say
/// something else gets a new version, so that nobody keeps an old copy, but it was not edited: `updated_at` stays. Grocery
/// lists are not told, and keep their lines as they have read them: what people buy changes as people change it, not with an
/// upgrade.
struct Rereading: Sendable {
    let db: any SQLDatabase
    let kitchens: KitchenCache
    /// Reading a portion takes longer than the loop may wait.
    let pool: ThreadPool
    let now: @Sendable () -> Instant
    /// Told of a recipe that cannot be read; it is left as it is until the next engine, or the next change of foods.
    let failed: @Sendable (RecipeID, HouseholdID, any Error) -> Void

    /// How many recipes are written at once.
    static let portion = 16
    /// How many characters of stored lines are written at once, but for a recipe that has more by itself.
    static let portionSize = 262_144

    /// Reads all there is to read; how many recipes that was.
    ///
    /// One household's trouble does not keep others waiting; the first is thrown at the end.
    @discardableResult
    func run() async throws -> Int {
        var total = 0
        var trouble: (any Error)?
        var households = try await households()
        while !households.isEmpty {
            var progress = 0
            // Replicas that start together do not go the same way.
            for household in households.shuffled() {
                do {
                    progress += try await read(household)
                } catch {
                    trouble = trouble ?? error
                }
            }
            total += progress
            // What is left is another replica's, or in trouble: the next run looks again.
            households = progress > 0 && trouble == nil ? try await self.households() : []
        }
        if let trouble { throw trouble }
        return total
    }

    private func households() async throws -> [HouseholdID] {
        try await db.across(.jobs).query(RereadingSQL.households).values()
    }

    private func read(_ household: HouseholdID) async throws -> Int {
        let kitchen = try await kitchens.kitchen(of: household)
        var total = 0
        while true {
            let recipes = try await readPortion(of: household, kitchen)
            if recipes.isEmpty { break }
            let count = try await write(recipes, of: household, kitchen)
            // Somebody else has been faster, and is likely to be with the next ones.
            if count == 0 { return total }
            total += count
        }
        try await db.of(household).execute(RereadingSQL.finish(household, foodsVersion: kitchen.version))
        return total
    }

    /// Reads a portion again, and writes nothing.
    func readPortion(of household: HouseholdID, _ kitchen: HouseholdKitchen) async throws -> [RereadRecipe] {
        let rows = db.of(household)
        let behind = RereadingSQL.behind(of: household, foodsVersion: kitchen.version, limit: Self.portion)
        var ids: [RecipeID] = []
        var size = 0
        for row in try await rows.read([behind])[0] {
            size += try row.int(1)
            if !ids.isEmpty, size > Self.portionSize { break }
            ids.append(try row.id(0))
        }
        guard !ids.isEmpty else { return [] }
        let stored = try await rows.read([RereadingSQL.lines(of: ids, household)])[0].all(StoredLines.self)
        let recipes = await pool.run { stored.map { RereadRecipe($0, kitchen) } }
        for recipe in recipes {
            if let error = recipe.error { failed(recipe.stored.id, household, error) }
        }
        return recipes
    }

    /// Writes those of the recipes that are as they were when they were read; gives their number.
    func write(
        _ recipes: [RereadRecipe],
        of household: HouseholdID,
        _ kitchen: HouseholdKitchen
    ) async throws -> Int {
        try await db.of(household).transaction { tx in
            let seq = try await tx.query(SearchSQL.advance(household)).first?.int(0) ?? 0
            let save = RereadingSQL.save(recipes, seq, foodsVersion: kitchen.version, of: household)
            let ids = Set(try await tx.query(save).values(as: RecipeID.self))
            let events = recipes.filter { $0.isChanged && ids.contains($0.stored.id) }.map { recipe in
                let stored = recipe.stored
                let fact = RecipeChanged(recipeID: stored.id, title: stored.title, version: stored.version + 1)
                return EventDraft(RecipeEvent.recipeChanged(fact), subject: stored.id.uuid)
            }
            if !events.isEmpty { _ = try await tx.run(Outbox.statements(events, household: household, at: now())) }
            return ids.count
        }
    }
}
