import TestSupport
import Testing

@testable import RecipeService

/// What docs/limits.md promises of recipes is what the code does.
@Suite struct DocumentedLimitTests {
    @Test func `the documented limits are the ones in force`() throws {
        let page = try Documentation.page("limits.md")
        let (number, size) = (Documentation.number, Documentation.size)
        for promise in [
            "| a recipe | \(size(RecipeRules.maxSize)) of text; \(RecipeRules.maxLines) lines and \(RecipeRules.maxLines) steps; "
                + "\(RecipeRules.maxTags) tags; \(RecipeRules.maxNutrition) nutrition facts; "
                + "cooked \(number(RecipeRules.maxCookings)) times |",
            "category corrections | \(number(FoodRules.maxCorrections)) of each per household;",
            "| a household's own foods | \(FoodRules.maxFoods); \(size(FoodRules.maxNamesSize)) of names each |",
            "a list at most \(number(ExtractedRecipe.mostLines)) lines, of which the draft has the first \(RecipeRules.maxLines).",
            "a text of the linked data after \(number(PlainText.longest)) bytes",
            "reparsed in batches of \(Rereading.portion) recipes or \(size(Rereading.portionSize))",
        ] {
            #expect(page.contains(promise), "\(promise)")
        }
    }
}
