import Testing
import Values

@testable import RecipeService

/// What is read of texts that are copied from a browser.
enum PastedText {
    static func read(_ text: String) throws -> ExtractedRecipe {
        try #require(try TextReader(.ample).recipe(in: text))
    }

    /// Lines with the group that they stand in.
    static func texts(_ lines: [ExtractedRecipe.Line]) -> [String] {
        lines.map { line in line.section.map { "\($0): " + line.text } ?? line.text }
    }

    /// The ingredients of a text that has these lines below their heading.
    static func ingredients(_ text: String) throws -> [String] {
        try texts(read("Stew\n\nIngredients\n\(text)\n\nMethod\nCut all. Stew for hours.").ingredients)
    }
}
