/// How many a recipe feeds, as pages write it.
enum Servings {
    /// The number in what a yield says: of several the one that speaks of servings, else the first; nil if there is none.
    static func count(in texts: [String]) -> Int? {
        let ordered = texts.filter(speaksOfServings) + texts
        return ordered.lazy.compactMap(number).first
    }

    /// The first number of a text, 1 to 1,000; a dozen is twelve.
    static func number(in text: String) -> Int? {
        var digits = ""
        for character in text {
            if character.isASCII, character.isNumber {
                digits.append(character)
                guard digits.count <= 4 else { return nil }
            } else if !digits.isEmpty {
                break
            }
        }
        guard var count = Int(digits) else { return text.lowercased().contains("dozen") ? 12 : nil }
        if text.lowercased().contains("dozen") { count *= 12 }
        return (1...1000).contains(count) ? count : nil
    }

    private static func speaksOfServings(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["serv", "portion", "people", "person", "pax", "makes"].contains { text.contains($0) }
    }

    /// How many a line of a pasted text says that it is for: `Serves 4`, `Für 4 Personen`; nil if it speaks of something else.
    static func stated(in line: String) -> Int? {
        let line = line.lowercased()
        let isStated =
            ["serves", "servings", "makes", "yield", "portion"].contains(where: line.contains)
            || line.split(whereSeparator: { !$0.isLetter }).contains { nouns.contains(String($0)) }
        return isStated ? number(in: line) : nil
    }

    private static let nouns: Set<String> = [
        "people", "persons", "person", "personen", "personnes", "personne", "personas", "persona", "parts", "convives",
        "raciones", "ración", "porciones", "porción", "comensales",
    ]
}
