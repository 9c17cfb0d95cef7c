import FoundationEssentials
import Values

/// A recipe of a catalogue's file.
struct CatalogEntry: Sendable {
    let id: RecipeID
    /// Which entry of the file it is, from 1 on.
    let number: Int
    let content: RecipeContent
    /// The names of the cookbooks that it is in.
    let cookbooks: [String]

    /// Reads a recipe of any of the forms that are known; nil for another thing of a graph, such as the page of a recipe.
    ///
    /// Throws why it cannot be read.
    init?(_ bytes: [UInt8], number: Int, limits: ForeignLimits = ForeignLimits()) throws {
        let budget = WorkBudget(limits.recipe)
        let name = "#\(number)"
        guard let pieces = JSONPieces(bytes) else { throw ForeignDamage.notJSON }
        guard !pieces.isArray(pieces.root) else { throw ForeignDamage.noRecipe }
        let object = RecipeObject(pieces, pieces.root, entry: name, beside: .none)
        if let type = object.member("@type"), !Self.names(pieces, type).contains("Recipe"),
            object.member("@graph") == nil
        {
            return nil
        }
        let isPlain = PlainRecipeReader.reads(object)
        let foreign =
            isPlain ? try PlainRecipeReader.draft(object, budget).finished(name) : try object.recipe(budget)
        // A title that stands for none is made of the entry's name.
        guard !foreign.remarks.contains(.untitled) else { throw ForeignDamage.noRecipe }
        guard let content = foreign.content.keptInCatalog() else { throw ForeignDamage.noRecipe }
        self.number = number
        self.content = content
        id = CatalogIdentity.id(of: content)
        cookbooks = Self.cookbooks(foreign.cookbooks, content)
    }

    /// The words of a value, whether it is one text or a list of them.
    private static func names(_ pieces: JSONPieces, _ value: Range<Int>) -> Set<String> {
        let parts = pieces.isArray(value) ? pieces.elements(of: value) : [value]
        let texts = parts.map { String(decoding: pieces.bytes[$0], as: UTF8.self).filter { $0 != "\"" } }
        return Set(texts.compactMap { $0.split { "/#:".contains($0) }.last.map { String($0) } })
    }

    /// Those that it names, else its tags, else where it is from.
    private static func cookbooks(_ named: [String], _ content: RecipeContent) -> [String] {
        let names = named.isEmpty ? content.tags : named
        if !names.isEmpty { return Array(names.prefix(CookbookRules.maxOfRecipe)) }
        let source = content.origin.name ?? content.origin.url.flatMap { URL(string: $0)?.host() }
        return source.map { [$0.cut(CookbookRules.maxName)] } ?? []
    }
}
