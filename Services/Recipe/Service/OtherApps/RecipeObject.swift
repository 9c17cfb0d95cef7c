import Values

/// One JSON object of a file, of which a recipe is read by its members, whatever file it is in.
struct RecipeObject {
    /// Which app writes recipes of this form.
    enum Form {
        case larder
        case mealie
        case tandoor
        case paprika
        case mela
        case schemaOrg
    }

    let pieces: JSONPieces
    let members: [JSONPieces.Member]
    private let range: Range<Int>
    /// Its name in the file.
    let entry: String
    /// The files beside it.
    let beside: BesideFiles

    /// Members with pictures in them, which are read by themselves.
    private static let large: Set = ["photo_data", "photos", "images"]

    init(_ pieces: JSONPieces, _ range: Range<Int>, entry: String, beside: BesideFiles) {
        (self.pieces, self.range, self.entry, self.beside) = (pieces, range, entry, beside)
        members = pieces.members(of: range)
    }

    /// Where a member's value is.
    func member(_ name: String) -> Range<Int>? { members.first { $0.name == name }?.value }

    /// Whether a value is a text.
    func isText(_ range: Range<Int>) -> Bool { pieces.bytes[range.lowerBound] == UInt8(ascii: "\"") }

    private func isList(_ name: String) -> Bool { member(name).map(pieces.isArray) ?? false }

    /// All but its pictures.
    func node(_ budget: WorkBudget) throws -> LenientJSON {
        let bytes = pieces.object(range, without: Self.large)
        guard let node = try LenientJSONParser.values(in: bytes, budget).first else { throw ForeignDamage.notJSON }
        return node
    }

    /// The form of its members; nil if it is no recipe.
    var form: Form? {
        let names = Set(members.map(\.name))
        if names.contains(LarderRecipe.version) { return .larder }
        if names.contains("recipe_ingredient") || names.contains("recipe_instructions") { return .mealie }
        if names.contains("slug"), names.contains("recipeIngredient"), !names.contains("@type") { return .mealie }
        if isList("steps"), names.contains("name"), !names.contains("@type") { return .tandoor }
        if names.contains("directions"), names.contains("name") { return .paprika }
        if names.contains("title"), names.contains("instructions") || names.contains("ingredients"),
            !names.contains("@type")
        {
            return .mela
        }
        let known = ["@graph", "@type", "recipeIngredient", "recipeInstructions"]
        return known.contains(where: names.contains) ? .schemaOrg : nil
    }

    /// Its recipe.
    func recipe(_ budget: WorkBudget) throws -> ForeignRecipe {
        switch form {
        case .larder: return try LarderReader.recipe(self, budget)
        case .mealie: return try MealieReader.draft(self, budget).finished(entry)
        case .tandoor: return try TandoorReader.draft(self, budget).finished(entry)
        case .paprika: return try PaprikaReader.draft(self, budget).finished(entry)
        case .mela: return try MelaReader.draft(self, budget).finished(entry)
        case .schemaOrg: return try SchemaOrgReader.draft(self, budget).finished(entry)
        case nil: throw ForeignDamage.noRecipe
        }
    }
}
