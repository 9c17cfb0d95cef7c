import Database
import Values

/// Reads the rows of the plan's queries.
enum PlanRows {
    /// One entry for each row.
    static func entries(_ rows: Rows) -> [PlanEntry] { rows.map(entry) }

    private static func entry(_ row: Row) -> PlanEntry {
        let mark: CookedMark? =
            if let at = row.optionalInstant(12), let on = row.optionalDate(13) { CookedMark(at: at, on: on) } else {
                nil
            }
        return PlanEntry(
            id: row.id(0),
            version: row.int(1),
            // The table's CHECK allows no other slot.
            spot: Spot(date: row.date(2), slot: Slot(rawValue: row.int(3)) ?? .dinner),
            position: row.int(4),
            content: content(row),
            member: row.optionalID(11),
            cooked: mark,
            createdAt: row.instant(14),
            updatedAt: row.instant(15)
        )
    }

    private static func content(_ row: Row) -> PlanEntry.Content {
        guard let id = row.optionalID(5, as: RecipeID.self) else { return .note(row.string(9)) }
        var recipe = PlannedRecipe(
            id: id,
            title: row.string(6),
            imageURL: row.optionalString(7),
            servings: row.int(8)
        )
        recipe.note = row.optionalString(9)
        recipe.leftoverOf = row.optionalID(10)
        return .recipe(recipe)
    }
}
