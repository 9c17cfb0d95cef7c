import Database
import Events
import JSON
import Kitchen
import Loop
import RecipeAPI
import Values

/// Reads stored lines again with a newer engine, or after a household has said something else about foods.
///
/// Portion by portion, each claimed, read and written in one transaction: killed anywhere, it goes on where it was, and
/// replicas share the work. The text as written never changes. A recipe whose lines say something else gets a new
/// version, so that nobody keeps an old copy, but it was not edited: `updated_at` stays.
struct Rereading: Sendable {
    let db: any SQLDatabase
    let kitchens: Kitchens
    /// Reading a portion takes longer than the loop may wait.
    let pool: ThreadPool
    let now: @Sendable () -> Instant
    /// Told after every portion that changed something.
    let changed: @Sendable (HouseholdID) -> Void

    /// How many recipes are claimed at once: some milliseconds of work.
    static let portion = 100

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
            households = progress > 0 ? try await self.households() : []
        }
        if let trouble { throw trouble }
        return total
    }

    private func households() async throws -> [HouseholdID] {
        try await db.query(RereadingSQL.households).map { $0.id(0) }
    }

    private func read(_ household: HouseholdID) async throws -> Int {
        let kitchen = try await kitchens.kitchen(of: household)
        var total = 0
        while true {
            let count = try await readPortion(of: household, kitchen)
            total += count
            if count < Self.portion { break }
        }
        try await db.execute(RereadingSQL.finish(household, foodsVersion: kitchen.version))
        return total
    }

    /// Claims, reads and writes a portion; how many recipes it had.
    func readPortion(of household: HouseholdID, _ kitchen: HouseholdKitchen) async throws -> Int {
        let recipes = try await db.transaction { [pool] tx in
            let rows = try await tx.query(
                RereadingSQL.claim(of: household, foodsVersion: kitchen.version, limit: Self.portion)
            )
            guard !rows.isEmpty else { return [RereadRecipe]() }
            let recipes = try await pool.run { () throws in try rows.map { try RereadRecipe($0, kitchen) } }
            let events = recipes.filter(\.isChanged).map { recipe in
                EventDraft(
                    RecipeEvents.changed,
                    subject: recipe.id.uuid,
                    payload: RecipeChanged(recipeID: recipe.id, title: recipe.title, version: recipe.version + 1)
                )
            }
            _ = try await tx.run(
                [RereadingSQL.save(recipes, foodsVersion: kitchen.version, of: household)]
                    + Outbox.statements(events, household: household, at: now())
            )
            return recipes
        }
        if recipes.contains(where: \.isChanged) { changed(household) }
        return recipes.count
    }
}

extension RereadRecipe {
    /// Reads a row of `RereadingSQL.claim` again.
    fileprivate init(_ row: Row, _ kitchen: HouseholdKitchen) throws {
        id = row.id(0)
        title = row.string(2)
        version = row.int(4)
        let lines = kitchen.read(try StoredLine.lines(row, 1))
        let tags = try row.withUTF8(3) { try JSONReader.read([String].self, from: $0.map { Array($0) } ?? []) }
        let json = StoredRecipe.json(of: lines)
        isChanged = json != row.string(1)
        ingredients = json
        search = StoredRecipe.search(title, tags, lines)
    }
}
