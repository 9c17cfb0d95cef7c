import Testing

@testable import RecipeService

@Suite struct LineTests {
    private func once(_ texts: String...) -> [String] {
        texts.map { RecipeContent.Line(text: $0) }.once.map(\.text)
    }

    @Test func `a list that a page has twice is taken once`() {
        #expect(once("a", "b", "a", "b") == ["a", "b"])
        #expect(once("a", "b", "c", "a", "b", "c") == ["a", "b", "c"])
        #expect(once("a", "b", "a", "c") == ["a", "b", "a", "c"])
        #expect(once("a", "b", "a", "b", "a") == ["a", "b", "a", "b", "a"])
        // Two lines that are the same may be meant so.
        #expect(once("a", "a") == ["a", "a"])
    }
}
