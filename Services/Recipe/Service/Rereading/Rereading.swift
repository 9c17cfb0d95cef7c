import Database
import Events
import JSON
import Kitchen
import Loop
import RecipeAPI
import Values

/// Reads stored lines again with a newer engine, or after a household has said something else about foods.
///
/// Portion by portion: read, worked on outside of any transaction, and written in a short one, each recipe only if it
/// is still the one that was read. Killed anywhere, it goes on where it was; of two replicas that read the same portion
/// one writes it, and the other leaves the household to it. The text as written never changes. A recipe whose lines say
/// something else gets a new version, so that nobody keeps an old copy, but it was not edited: `updated_at` stays.
struct Rereading: Sendable {
    let db: any SQLDatabase
    let kitchens: Kitchens
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
        try await db.query(RereadingSQL.households).values()
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
        try await db.execute(RereadingSQL.finish(household, foodsVersion: kitchen.version))
        return total
    }

    /// Reads a portion again, and writes nothing.
    func readPortion(of household: HouseholdID, _ kitchen: HouseholdKitchen) async throws -> [RereadRecipe] {
        let behind = RereadingSQL.behind(of: household, foodsVersion: kitchen.version, limit: Self.portion)
        var ids: [RecipeID] = []
        var size = 0
        for row in try await db.read([behind])[0] {
            size += try row.int(1)
            if !ids.isEmpty, size > Self.portionSize { break }
            ids.append(try row.id(0))
        }
        guard !ids.isEmpty else { return [] }
        let rows = try await db.read([RereadingSQL.lines(of: ids, household)])[0]
        let results = try await pool.run { try rows.map { row in try Reread(row, kitchen) } }
        return results.map { result in
            if let error = result.error { failed(result.recipe.id, household, error) }
            return result.recipe
        }
    }

    /// Writes those of the recipes that are as they were when they were read; gives their number.
    func write(
        _ recipes: [RereadRecipe],
        of household: HouseholdID,
        _ kitchen: HouseholdKitchen
    ) async throws -> Int {
        let written = try await db.transaction { tx in
            let save = RereadingSQL.save(recipes, foodsVersion: kitchen.version, of: household)
            let ids = Set(try await tx.query(save).values(as: RecipeID.self))
            let written = recipes.filter { ids.contains($0.id) }
            let events = written.filter(\.isChanged).map { recipe in
                let fact = RecipeChanged(recipeID: recipe.id, title: recipe.title, version: recipe.version + 1)
                return EventDraft(RecipeEvent.recipeChanged(fact), subject: recipe.id.uuid)
            }
            if !events.isEmpty { _ = try await tx.run(Outbox.statements(events, household: household, at: now())) }
            return written
        }
        return written.count
    }
}

/// A row that was read again, or why it could not be.
private struct Reread: Sendable {
    let recipe: RereadRecipe
    let error: (any Error)?

    /// Reads a row of `RereadingSQL.lines` again; what cannot be read stays as it is.
    init(_ row: Row, _ kitchen: HouseholdKitchen) throws(DatabaseError) {
        do {
            recipe = try RereadRecipe(row, kitchen)
            error = nil
        } catch {
            recipe = try RereadRecipe(unreadable: row)
            self.error = error
        }
    }
}

extension RereadRecipe {
    fileprivate init(_ row: Row, _ kitchen: HouseholdKitchen) throws {
        try self.init(unreadable: row)
        let lines = kitchen.read(try StoredLine.lines(row, 1))
        let tags = try row.withUTF8(3) { try JSONReader.read([String].self, from: $0.map { Array($0) } ?? []) }
        let json = StoredRecipe.json(of: lines)
        let words = StoredRecipe.search(title, tags, lines)
        isChanged = json != ingredients
        growth = json.utf8.count + words.utf8.count - ingredients.utf8.count - search.utf8.count
        ingredients = json
        search = words
    }

    fileprivate init(unreadable row: Row) throws(DatabaseError) {
        id = try row.id(0)
        title = try row.string(2)
        version = try row.int(4)
        ingredients = try row.string(1)
        search = try row.string(5)
        isChanged = false
        growth = 0
    }
}
