import Kitchen
import Values

extension GroceryList {
    /// Takes back exactly the share of some origins, as if it had never been added.
    ///
    /// Ticked items stay as they were bought.
    mutating func takeAway(kitchen: Consolidation, where isTaken: (RecipeShare) -> Bool) throws {
        var left: [GroceryItem] = []
        for var item in items {
            let lines = item.lines.filter { line in !(line.origin.recipe.map(isTaken) ?? false) }
            if item.checkedAt == nil, lines.count < item.lines.count {
                guard !lines.isEmpty else { continue }
                try item.keep(lines, kitchen: kitchen)
            }
            left.append(item)
        }
        items = left
        leftOut = leftOut.compactMap { line in
            var line = line
            line.lines = line.lines.filter { own in !(own.origin.recipe.map(isTaken) ?? false) }
            return line.lines.isEmpty ? nil : line
        }
        try takeFromStaples(kitchen: kitchen, where: isTaken)
    }

    private mutating func takeFromStaples(kitchen: Consolidation, where isTaken: (RecipeShare) -> Bool) throws {
        var left: [KeptStaple] = []
        for var staple in staples {
            let lines = staple.lines.filter { line in !(line.origin.recipe.map(isTaken) ?? false) }
            guard !lines.isEmpty else { continue }
            if lines.count < staple.lines.count {
                staple.lines = lines
                staple.text = try staple.text(with: kitchen)
            }
            left.append(staple)
        }
        staples = left
    }
}
