import Media

/// The lines of a picture or a PDF as one text, as somebody would have copied it.
enum PictureText {
    /// Lines in reading order; blocks are apart.
    static func text(of pages: [TextPage]) -> String {
        var text = ""
        for page in pages {
            var last: TextLine?
            for line in page.lines {
                if let last, last.block != line.block { text += "\n" }
                text += line.text + "\n"
                last = line
            }
            text += "\n"
        }
        return text
    }
}

/// The languages in which text in pictures is looked for.
enum TextLanguages {
    private static let codes = ["en": "eng", "de": "deu", "fr": "fra", "es": "spa"]

    /// The likeliest first, as ISO 639-2 codes, for people who read in a language such as `de`.
    static func all(for language: String) -> [String] {
        let first = codes[language] ?? "eng"
        return [first] + codes.values.sorted().filter { $0 != first }
    }
}
