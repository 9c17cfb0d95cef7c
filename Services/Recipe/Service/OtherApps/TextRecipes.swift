import Values

/// Gives the recipes of a text that is no JSON.
struct TextRecipes {
    let walk: ForeignWalk
    /// The files beside the text.
    let beside: BesideFiles

    /// Gives all recipes of a text; false to stop.
    // Inlined, its closure makes the optimiser of Swift 6.3 end with an error of its own.
    @inline(never)
    func read(_ text: String, _ entry: String, as kind: ForeignFile.Kind) throws -> Bool {
        switch kind {
        case .copyMeThat: try CopyMeThatReader(walk: walk, beside: beside).read(text, entry)
        default: try walk.item(entry) { try CooklangReader.draft(text, entry, beside, $0).finished(entry) }
        }
    }
}
