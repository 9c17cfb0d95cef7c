import Database
import JSON
import Loop
import Synchronization
import Values

/// Reads the operator's nutrient table, and keeps the edition that it has read.
///
/// Every few seconds the first who needs it asks which edition there is; nobody else waits for that.
final class NutrientStore: Sendable {
    private struct State {
        var table: NutrientTable?
        /// When it was last asked which edition there is; nil if never.
        var asked: ContinuousClock.Instant?
    }

    private let db: any SQLDatabase
    private let pause: Duration
    private let state = Mutex(State())
    private let turns = Turns(most: 1, waiting: 256)

    /// Asks for the edition no more often than with this pause.
    init(db: any SQLDatabase, pause: Duration = .seconds(5)) {
        self.db = db
        self.pause = pause
    }

    /// The table; nil if the operator has loaded none.
    func table() async throws -> NutrientTable? {
        let now = ContinuousClock.now
        let (known, isDue, wasAsked) = state.withLock { state in
            let isDue = state.asked.map { now - $0 >= pause } ?? true
            let wasAsked = state.asked != nil
            // Others go on with what is known meanwhile.
            if isDue, wasAsked { state.asked = now }
            return (state.table, isDue, wasAsked)
        }
        guard isDue else { return known }
        if wasAsked { return try await read(after: known, now) }
        guard await turns.take() else { return known }
        defer { turns.give() }
        // Somebody else may have read it while this one waited.
        if let first = state.withLock({ $0.asked == nil ? nil : Optional($0.table) }) { return first }
        return try await read(after: known, now)
    }

    private func read(after known: NutrientTable?, _ now: ContinuousClock.Instant) async throws -> NutrientTable? {
        for _ in 0..<3 {
            let rows = try await db.ofService.read([NutrientSQL.edition])[0]
            let edition = try rows.one(StoredNutrientEdition.self)
            guard edition?.edition != known?.edition else { return keep(known, now) }
            guard let edition else { return keep(nil, now) }
            let foods = try await db.ofService.read([NutrientSQL.foods(of: edition.edition)])[0]
                .all(StoredNutrientFood.self)
            // Otherwise it was replaced meanwhile.
            guard foods.count == edition.foods else { continue }
            let sources = try JSONReader.read([String].self, from: Array(edition.sources.utf8))
            let all = Dictionary(foods.map { ($0.food, $0.facts) }) { first, _ in first }
            return keep(NutrientTable(edition: edition.edition, sources: sources, foods: all), now)
        }
        return known
    }

    private func keep(_ table: NutrientTable?, _ now: ContinuousClock.Instant) -> NutrientTable? {
        state.withLock { state in
            state.table = table
            state.asked = now
        }
        return table
    }
}
