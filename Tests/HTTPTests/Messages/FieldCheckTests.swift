import HTTP
import Testing

@Suite struct FieldCheckTests {
    private enum Mood: String, CaseIterable {
        case happy, sad, hungry
    }

    /// What a check of some members finds.
    private func faults(_ check: (inout FieldCheck) -> Void) -> [String] {
        var fields = FieldCheck()
        check(&fields)
        do {
            try fields.finish()
            return []
        } catch {
            return error.errors.map { "\($0.pointer) \($0.code): \($0.detail)" }
        }
    }

    @Test func `everything that is wrong is told at once, in the same words everywhere`() {
        let found = faults { fields in
            _ = fields.text(" \n", "/title", max: 5)
            _ = fields.text("abcdef", "/steps/1", max: 5)
            _ = fields.optionalText("a\nb", "/note", max: 5)
            fields.number(0, "/recipes/0/servings", in: 1...9)
            fields.number(-1, "/position", in: 0...)
            fields.count(3, "/tags", most: 2)
            _ = fields.choice("angry", "?mood", of: Mood.self)
            fields.length("ab", "/facts/fat~1sugar", max: 1)
            fields.refuse("", "ambiguous", "one or the other")
        }
        #expect(
            found == [
                "/title required: title must not be empty",
                "/steps/1 too_long: steps number 2 must have at most 5 characters",
                "/note format: note must not have control characters",
                "/recipes/0/servings out_of_range: servings must be from 1 to 9",
                "/position out_of_range: position must be 0 or more",
                "/tags too_many: tags must have at most 2 entries",
                "?mood unknown: mood must be happy, sad or hungry",
                "/facts/fat~1sugar too_long: fat/sugar must have at most 1 characters",
                " ambiguous: one or the other",
            ]
        )
    }

    @Test func `what is right comes back without the white space around it`() throws {
        var fields = FieldCheck()
        #expect(fields.text(" pea soup\u{2003}", "/title", max: 8) == "pea soup")
        #expect(fields.optionalText("a\n\tb\n", "/note", max: 4, lines: true) == "a\n\tb")
        #expect(fields.optionalText("  ", "/note", max: 1) == nil)
        #expect(fields.optionalText(nil, "/note", max: 1) == nil)
        #expect(fields.texts([" a", "b "], "/tags", most: 2, max: 1) == ["a", "b"])
        #expect(fields.choice("sad", "?mood", of: Mood.self) == .sad)
        #expect(fields.choice(nil, "?mood", of: Mood.self) == nil)
        fields.number(nil, "/servings", in: 1...9)
        try fields.finish()
    }

    @Test(arguments: [
        "\u{200B}", "\u{200D}\u{200C}", "\u{202E}\u{202C}", "\u{2066}\u{2069}", "\u{FEFF}", "\u{AD}", "\u{3164}",
        "\u{115F}",
        "\u{FFA0}", "\u{2800}", "\u{34F}", "\u{180E}", "\u{FE0F}", "\u{E0041}", "\u{A0}\u{200B} \u{3000}", "\u{61C}",
    ])
    func `a text with nothing to see in it is none`(text: String) throws {
        #expect(faults { _ = $0.text(text, "/name", max: 50) } == ["/name required: name must not be empty"])
        var fields = FieldCheck()
        #expect(fields.optionalText(text, "/note", max: 50) == nil)
        try fields.finish()
    }

    @Test(arguments: [
        "a\u{200B}", "\u{202E}שלום\u{202C}", "👩\u{200D}🍳", "❤\u{FE0F}", "क\u{94D}\u{200D}ष", "東京", "é", "-", "½",
    ])
    func `a text with something to see is kept as it was typed`(text: String) throws {
        var fields = FieldCheck()
        #expect(fields.text(text, "/name", max: 50) == text)
        #expect(fields.optionalText(text, "/note", max: 50) == text)
        try fields.finish()
    }

    @Test func `characters are counted, not bytes`() {
        #expect(faults { _ = $0.text("🥕🥕", "/title", max: 2) } == [])
        #expect(faults { _ = $0.text("🥕🥕🥕", "/title", max: 2) }.count == 1)
    }

    @Test func `a document with a thousand mistakes is told by its first ones`() {
        let texts = [String](repeating: "", count: 1000)
        #expect(faults { _ = $0.texts(texts, "/lines", most: 1000, max: 9) }.count == 50)
    }
}
