import Values

/// Reads the database in a backup of Mealie: tables whose rows say which recipe they belong to.
struct MealieBackup {
    let walk: ForeignWalk
    /// The files beside the database, pictures among them.
    let beside: BesideFiles

    /// Gives all recipes; false to stop.
    func read(_ bytes: [UInt8], _ entry: String) throws -> Bool {
        guard let pieces = JSONPieces(bytes) else { return try walk.damaged(entry, .notJSON) }
        let tables: MealieTables
        do {
            tables = try MealieTables(pieces, walk.largeBudget)
        } catch {
            return try walk.damaged(entry, try ForeignWalk.damage(error))
        }
        if tables.recipes.isEmpty { return try walk.damaged(entry, .noRecipe) }
        let folder = BesideFiles.folder(of: entry)
        let rows = tables.recipes.enumerated().map { index, row in
            let names = Self.pictures(of: row.id, in: folder)
            return (row: row, names: names, place: beside.place(of: names) ?? .max, index: index)
        }
        // In the order of their pictures, as going back in an archive is slow.
        for (row, names, _, _) in rows.sorted(by: { ($0.place, $0.index) < ($1.place, $1.index) }) {
            let goesOn = try walk.item("\(entry): \(row.name)") { budget in
                var draft = try MealieReader.draft(tables.recipe(row, budget), budget)
                draft.timesCooked = draft.lastCooked == nil ? 0 : max(1, tables.timesCooked[row.id] ?? 0)
                if tables.hasComments.contains(row.id) { draft.remark(.commentsLeftOut) }
                try beside.addPicture(names, to: &draft)
                return try draft.finished(row.name)
            }
            guard goesOn else { return false }
        }
        return true
    }

    /// The names under which a recipe's picture may be.
    private static func pictures(of id: String, in folder: String) -> [String] {
        guard id.utf8.count == 32, id.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
        var dashed = ""
        for (index, character) in id.enumerated() {
            if [8, 12, 16, 20].contains(index) { dashed.append("-") }
            dashed.append(character)
        }
        let place = "\(folder)data/recipes/\(dashed)/images/"
        return BesideFiles.names(place + "original") + BesideFiles.names(place + "min-original")
    }
}
