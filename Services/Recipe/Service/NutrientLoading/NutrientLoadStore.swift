import Database
import JSON
import Values

/// Writes editions of the operator's nutrient table.
struct NutrientLoadStore: Sendable {
    /// The database as the owner of its tables sees it.
    let db: any SQLDatabase
    let now: @Sendable () -> Instant

    /// Rows are inserted so many at a time.
    private static let portion = 500

    /// Replaces the table as a whole, in one transaction, and gives the number of the edition.
    func replace(_ foods: [String: NutrientFacts], sources: [String]) async throws -> Int {
        do {
            return try await db.ofService.transaction { tx in
                let last = try await tx.query(NutrientSQL.edition).one(StoredNutrientEdition.self)?.edition ?? 0
                for statement in NutrientSQL.clear { try await tx.execute(statement) }
                let edition = StoredNutrientEdition(
                    edition: last + 1,
                    sources: sources.jsonText(),
                    foods: foods.count,
                    loadedAt: now()
                )
                try await tx.execute(NutrientSQL.insert(edition))
                let rows = foods.sorted { $0.key < $1.key }.map {
                    StoredNutrientFood($0.value, of: $0.key, in: edition.edition)
                }
                for start in stride(from: 0, to: rows.count, by: Self.portion) {
                    let some = Array(rows[start..<min(rows.count, start + Self.portion)])
                    try await tx.execute(NutrientSQL.insert(some))
                }
                return edition.edition
            }
        } catch let error as DatabaseError where error.isUniqueViolation {
            throw NutrientLoadError.elsewhere
        }
    }

    /// What is loaded; nil if nothing is.
    func table() async throws -> NutrientTable? { try await NutrientStore(db: db).table() }
}
