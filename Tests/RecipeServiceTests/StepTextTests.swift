import Testing
import Values

@testable import RecipeService

/// What is no step, and what is left out of one.
@Suite struct StepTextTests {
    private func steps(_ json: String) throws -> [ExtractedRecipe.Line] {
        let data = try LinkedData([], .ample)
        let value = try #require(
            try LenientJSONParser.values(in: Array("[\(json)]".utf8), .ample).first?.elements.first
        )
        return try StepReader(data, PlainText(.ample)).steps(value)
    }

    private func lines(_ texts: String...) -> [ExtractedRecipe.Line] { texts.map { .init(text: $0) } }

    @Test func `a name of which the text says only the first sentence heads the step`() throws {
        let named =
            #"{"@type":"HowToStep","name":"Heat oven. Line a tin.","text":"Heat oven to 200 degrees. Oil a tin."}"#
        #expect(try steps(named).map(\.section) == ["Heat oven. Line a tin."])
        let cut = #"{"@type":"HowToStep","name":"Heat oven to…","text":"Heat oven to 200 degrees."}"#
        #expect(try steps(cut).map(\.section) == [nil])
    }

    @Test func `a name that is its section's is not repeated`() throws {
        let section = """
            {"@type":"HowToSection","name":"Bake","itemListElement":[{"@type":"HowToStep","name":"Bake","text":"20 minutes."}]}
            """
        #expect(try steps(section) == [.init(section: "Bake", text: "20 minutes.")])
    }

    @Test func `sentences put together with commas are steps, and a comma before a text is dropped`() throws {
        #expect(try steps(#""Mix all., Bake it., Serve.""#).map(\.text) == ["Mix all.", "Bake it.", "Serve."])
        #expect(try steps(#""Mix 1 l., 2 l., then bake.""#).map(\.text) == ["Mix 1 l., 2 l., then bake."])
        #expect(try steps(#""Mix.\n, Bake.""#).map(\.text) == ["Mix.", "Bake."])
    }

    @Test func `sentences with no space between them are steps, abbreviations and addresses are none`() throws {
        #expect(
            try steps(#""Peel the leeks.Cut them!Boil.""#).map(\.text) == ["Peel the leeks.", "Cut them!", "Boil."]
        )
        #expect(try steps(#""Salz, z.B.Meersalz, von a.Example.""#).count == 1)
        #expect(try steps(#""Mix in a U.S.Cup.""#).count == 1)
    }

    @Test func `a text broken at a width is one step, lists of short lines are not`() throws {
        #expect(
            try steps(#""Preheat the oven to 160, gas\r\nmark 3, grease three tins, then\r\n2-3 small ones.\nBake.""#)
                .map(\.text) == [
                    "Preheat the oven to 160, gas mark 3, grease three tins, then 2-3 small ones.", "Bake.",
                ]
        )
        #expect(try steps(#""Mix\nknead\nbake""#).count == 3)
        #expect(try steps(#""Mix the flour with the butter and the sugar\nKnead\nBake""#).count == 3)
    }

    @Test func `a comma behind the last full stop is dropped`() throws {
        #expect(try steps(#""Cut into squares.,""#).map(\.text) == ["Cut into squares."])
    }

    @Test func `each section may count its steps from one`() {
        let counted = lines("1 Mix.", "2 Knead.", "1 Fill.", "2 Roll.", "3 Bake.")
        #expect(StepReader.uncounted(counted).map(\.text) == ["Mix.", "Knead.", "Fill.", "Roll.", "Bake."])
        let amounts = lines("1 egg goes first.", "4 eggs follow.", "9 more are beaten.")
        #expect(StepReader.uncounted(amounts) == amounts)
    }

    @Test func `a credit with the times behind it, and a footnote, are no steps`() {
        let method = lines("Mix.", "Bake.", "Cake (Photo: Ann)", "Baking time: 20 min", "Cooling time: 1 hour")
        #expect(StepReader.withoutAsides(method).map(\.text) == ["Mix.", "Bake."])
        let resting = lines("Mix.", "Resting time: 20 min", "Bake (see photo)")
        #expect(StepReader.withoutAsides(resting) == resting)
        #expect(StepReader.withoutAsides(lines("Mix.*", "Bake.", "Eat.", "* or stir")).count == 3)
        #expect(StepReader.withoutAsides(lines("* Mix.", "* Bake.", "* Eat.")).count == 3)
    }

    @Test(arguments: ["Step 1", "2.", "Schritt 03", "Étape 1/12", "Etape 4 /12"])
    func `what only counts is no step`(text: String) { #expect(StepReader.isNumber(text)) }

    @Test(arguments: ["Add 2 eggs", "2 eggs", "Bake 1 2", "Bake", ""])
    func `what says more is one`(text: String) { #expect(!StepReader.isNumber(text)) }
}
