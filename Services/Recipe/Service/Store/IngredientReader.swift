import Kitchen
import RecipeAPI

/// Reads a recipe's ingredient lines when they are written down.
struct IngredientReader: Sendable {
    private let parser: IngredientParser

    /// A reader with a parser.
    init(_ parser: IngredientParser = IngredientParser()) {
        self.parser = parser
    }

    /// What the lines say.
    func read(_ lines: [RecipeContent.Line]) -> [RecipeIngredient] {
        lines.map { RecipeIngredient(section: $0.section, line: parser.parse($0.text)) }
    }
}
