import Testing
import Values

@testable import RecipeService

@Suite struct PastedTextTests {
    /// Of 60 pasted texts so many must be read right: title, ingredients and steps.
    private static let least = 57

    @Test func `pasted texts in four languages are read right, with headings and without`() throws {
        var wrong: [String] = []
        var count = 0
        for recipe in PastedRecipe.all {
            for layout in PastedRecipe.Layout.allCases {
                count += 1
                let found = try TextReader(WorkBudget(.page)).recipe(in: recipe.text(layout))
                var faults: [String] = []
                if found?.title != recipe.title { faults.append("title: \(found?.title ?? "none")") }
                if found?.ingredients.map(\.text) != recipe.ingredients {
                    faults.append("ingredients: \(found?.ingredients.map(\.text) ?? [])")
                }
                if found?.steps.map(\.text) != recipe.steps {
                    faults.append("steps: \(found?.steps.map(\.text) ?? [])")
                }
                if layout == .numbered, found?.servings != 2 { faults.append("servings") }
                if !faults.isEmpty { wrong.append("\(recipe.title), \(layout): \(faults.joined(separator: "; "))") }
            }
        }
        for line in wrong { print("WRONG", line) }
        #expect(count == 60)
        #expect(count - wrong.count >= Self.least, "\(wrong.joined(separator: "\n"))")
    }
}
