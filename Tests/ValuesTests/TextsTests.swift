import Testing
import Values

/// Texts for people, in every language.
@Suite struct TextsTests {
    private func texts(_ file: String, _ language: String = "en") -> Texts {
        Texts(language: language, file: Array(file.utf8))
    }

    @Test func `a file has a text a line, or one of several lines`() {
        let texts = texts("# Words\n\nhello: Hello: {name}!\nmail:\n    One\n\n    Two {link}\n\nbye: Bye\n")
        #expect(texts.keys == ["bye", "hello", "mail"])
        #expect(texts("hello", ["name": "{x}"]) == "Hello: {x}!", "what is put in is not filled again")
        #expect(texts("mail", ["link": "L"]) == "One\n\nTwo L")
        #expect(texts("bye") == "Bye")
        #expect(texts.find("none") == nil)
    }

    @Test func `a number chooses its form`() {
        let file = "left.one: {count} thing\nleft.other: {count} things\nall.other: {count} in all"
        #expect([0, 1, 2].map { texts(file)("left", count: $0) } == ["0 things", "1 thing", "2 things"])
        #expect(texts(file, "fr")("left", count: 0) == "0 thing", "French counts none as one")
        #expect(texts(file)("all", count: 1) == "1 in all")
    }

    @Test(arguments: ["lists", "calendars", "mails", "households", "drafts", "imports", "push"])
    func `all languages have the same texts with the same places to fill`(_ subject: String) throws {
        let catalogue = try TextCatalogue(subject)
        #expect(catalogue.languages == ["en", "de", "es", "fr"])
        let english = catalogue.texts(in: "en")
        for language in catalogue.languages {
            let texts = catalogue.texts(in: language)
            #expect(texts.keys == english.keys, "\(language)")
            for key in english.keys {
                #expect(Texts.names(in: texts(key)) == Texts.names(in: english(key)), "\(language): \(key)")
                #expect(!texts(key).isEmpty)
            }
        }
    }

    @Test func `problems have the same codes in all languages but English, which is in the code`() throws {
        let catalogue = try TextCatalogue("problems")
        #expect(catalogue.texts(in: nil).keys == [])
        let german = catalogue.texts(in: "de")
        for language in ["es", "fr"] {
            let texts = catalogue.texts(in: language)
            #expect(texts.keys == german.keys)
            for key in german.keys { #expect(Texts.names(in: texts(key)) == Texts.names(in: german(key)), "\(key)") }
        }
    }

    @Test func `a language that there is not is English`() throws {
        let catalogue = try TextCatalogue("lists")
        #expect(catalogue.texts(in: "de-AT").language == "de")
        #expect(catalogue.texts(in: "pl").language == "en")
        #expect(catalogue.texts(in: nil).language == "en")
    }

    @Test func `control characters are those of their category`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isControl = scalar.properties.generalCategory == .control
            if scalar.isControl != isControl { #expect(Bool(false), "U+\(String(value, radix: 16))") }
        }
    }
}
