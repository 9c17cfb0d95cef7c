import Database
import Values

/// Reads what recipes were.
struct SQLVersionStore: Sendable {
    let db: any SQLDatabase

    /// A page of a recipe's versions before one, the newest first; the first page begins with the current one.
    func page(
        of recipe: RecipeID,
        _ household: HouseholdID,
        before number: Int?,
        limit: Int
    ) async throws -> [(version: RecipeVersion, isCurrent: Bool)] {
        let results = try await db.of(household).read([
            RecipeSQL.one(recipe, of: household),
            VersionSQL.page(of: recipe, household, before: number, limit: limit),
        ])
        guard let current = try results[0].one(StoredRecipe.self)?.recipe() else { throw VersionError.missing }
        let older = try results[1].all(StoredVersion.self).map { (try $0.read(), false) }
        return number == nil ? [(RecipeVersion(current), true)] + older.prefix(max(0, limit - 1)) : older
    }

    /// One version of a recipe, and whether it is what the recipe says now.
    func version(
        _ number: Int,
        of recipe: RecipeID,
        _ household: HouseholdID
    ) async throws -> (version: RecipeVersion, isCurrent: Bool) {
        let results = try await db.of(household).read([
            RecipeSQL.one(recipe, of: household), VersionSQL.one(number, of: recipe, household),
        ])
        guard let current = try results[0].one(StoredRecipe.self)?.recipe() else { throw VersionError.missing }
        if current.version == number { return (RecipeVersion(current), true) }
        guard let older = try results[1].one(StoredVersion.self) else { throw VersionError.missing }
        return (try older.read(), false)
    }

    /// What the recipe says now.
    func current(of recipe: RecipeID, _ household: HouseholdID) async throws -> RecipeVersion {
        let rows = try await db.of(household).query(RecipeSQL.one(recipe, of: household))
        guard let current = try rows.one(StoredRecipe.self)?.recipe() else { throw VersionError.missing }
        return RecipeVersion(current)
    }
}
