import Database
import Values

/// Reads the rows of the plan's queries.
enum PlanRows {
    /// One entry for each row.
    static func entries(_ rows: Rows) throws -> [PlanEntry] { try rows.map(entry) }

    private static func entry(_ row: Row) throws(DatabaseError) -> PlanEntry {
        let mark: CookedMark? =
            if let at = try row.optionalInstant(12), let on = try row.optionalDate(13) {
                CookedMark(at: at, on: on)
            } else {
                nil
            }
        return PlanEntry(
            id: try row.id(0),
            version: try row.int(1),
            // The table's CHECK allows no other slot.
            spot: Spot(date: try row.date(2), slot: Slot(rawValue: try row.int(3)) ?? .dinner),
            position: try row.int(4),
            content: try content(row),
            member: try row.optionalID(11),
            cooked: mark,
            createdAt: try row.instant(14),
            updatedAt: try row.instant(15)
        )
    }

    private static func content(_ row: Row) throws(DatabaseError) -> PlanEntry.Content {
        guard let id = try row.optionalID(5, as: RecipeID.self) else { return .note(try row.string(9)) }
        var recipe = PlannedRecipe(
            id: id,
            title: try row.string(6),
            imageURL: try row.optionalString(7),
            servings: try row.int(8)
        )
        recipe.note = try row.optionalString(9)
        recipe.leftoverOf = try row.optionalID(10)
        return .recipe(recipe)
    }
}
