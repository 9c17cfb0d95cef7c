import HTTP
import JSON
import Testing
import Values

/// What requests and answers say of a group of fields.
@Suite struct FieldGroupTests {
    private func check(_ notes: String?, _ rating: Int?) throws -> RecipeRemarks {
        var remarks = RecipeRemarks()
        remarks.notes = notes
        remarks.rating = rating
        var fields = FieldCheck()
        let checked = fields.group(remarks)
        try fields.finish()
        return checked
    }

    @Test func `texts are trimmed, and what cannot be seen is none`() throws {
        #expect(try check(" a\nb ", 5).notes == "a\nb")
        #expect(try check(" ", nil).notes == nil)
        #expect(try check(nil, 1).rating == 1)
        #expect(try check(String(repeating: "a", count: 20_000), nil).notes?.count == 20_000)
    }

    @Test func `each field that is wrong is named`() {
        let problem = #expect(throws: Problem.self) { try check(String(repeating: "a", count: 20_001), 6) }
        #expect(problem?.errors.map(\.pointer) == ["/notes", "/rating"])
        #expect(problem?.errors.map(\.code) == ["too_long", "out_of_range"])
    }

    @Test func `a document says what an answer has, and what a request may have`() {
        func text(_ properties: [Property]) -> String { Schema.object(properties).jsonText() }
        #expect(
            text(RecipeRemarks.properties) == """
                {"type":"object","properties":{"notes":{"type":["string","null"]},\
                "rating":{"type":["integer","null"],"minimum":1,"maximum":5}},"required":["notes","rating"]}
                """
        )
        #expect(
            text(RecipeRemarks.inputProperties) == """
                {"type":"object","properties":{"notes":{"type":["string","null"],"maxLength":20000},\
                "rating":{"type":["integer","null"],"minimum":1,"maximum":5}}}
                """
        )
    }
}
