import Kitchen
import RecipeAPI

extension HouseholdKitchen {
    /// What a recipe's lines say.
    func read(_ lines: [RecipeContent.Line]) -> [RecipeIngredient] {
        lines.map { RecipeIngredient(section: $0.section, line: parser.parse($0.text)) }
    }
}
