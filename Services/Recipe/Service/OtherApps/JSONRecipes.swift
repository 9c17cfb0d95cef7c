import Values

/// Gives the recipes of a JSON text: an object, an array of them, or one with a list of them.
struct JSONRecipes {
    let walk: ForeignWalk
    /// The files beside the text.
    let beside: BesideFiles

    /// Gives all recipes of a text; false to stop.
    func read(_ bytes: [UInt8], _ entry: String) throws -> Bool {
        guard let pieces = JSONPieces(bytes) else { return try walk.damaged(entry, .notJSON) }
        return try read(pieces, pieces.root, entry)
    }

    private func read(_ pieces: JSONPieces, _ range: Range<Int>, _ entry: String) throws -> Bool {
        if pieces.isArray(range) { return try read(list: range, pieces, entry) }
        let object = RecipeObject(pieces, range, entry: entry, beside: beside)
        if object.form == nil {
            for name in ["recipes", "items"] {
                if let list = object.member(name), pieces.isArray(list) { return try read(list: list, pieces, entry) }
            }
        }
        if let graph = object.member("@graph"), pieces.isArray(graph) { return try read(graph: object, entry) }
        return try walk.item(entry) { try object.recipe($0) }
    }

    private func read(list: Range<Int>, _ pieces: JSONPieces, _ entry: String) throws -> Bool {
        let elements = pieces.elements(of: list)
        if elements.isEmpty { return try walk.damaged(entry, .noRecipe) }
        for (index, element) in elements.enumerated() {
            let name = elements.count == 1 ? entry : "\(entry) #\(index + 1)"
            guard pieces.bytes[element.lowerBound] == UInt8(ascii: "{") else {
                guard try walk.damaged(name, .noRecipe) else { return false }
                continue
            }
            let object = RecipeObject(pieces, element, entry: name, beside: beside)
            guard try walk.item(name, { try object.recipe($0) }) else { return false }
        }
        return true
    }

    /// The recipes among objects that refer to each other.
    private func read(graph object: RecipeObject, _ entry: String) throws -> Bool {
        let budget = walk.budget
        let data: LinkedData
        do {
            data = try LinkedData(object.node(budget), budget)
        } catch {
            return try walk.damaged(entry, try ForeignWalk.damage(error))
        }
        if data.recipes.isEmpty { return try walk.damaged(entry, .noRecipe) }
        for (index, recipe) in data.recipes.enumerated() {
            let name = data.recipes.count == 1 ? entry : "\(entry) #\(index + 1)"
            let goesOn = try walk.item(name) { try SchemaOrgReader.draft(recipe, data, $0).finished(name) }
            guard goesOn else { return false }
        }
        return true
    }
}
