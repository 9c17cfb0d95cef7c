/// How many a recipe feeds, as pages write it.
enum Servings {
    /// The number in what a yield says: of several the one that speaks of servings, else the first; nil if there is none.
    static func count(in texts: [String]) -> Int? {
        // "2" beside "2 dozen" leaves something out.
        let ordered = texts.filter(speaksOfServings) + texts.filter { $0.lowercased().contains("dozen") } + texts
        return ordered.lazy.compactMap(number).first
    }

    /// The first number of a text, 1 to 1,000; a dozen is twelve.
    static func number(in text: String) -> Int? {
        let isDozens = text.lowercased().contains("dozen")
        let digits = text.drop { !isDigit($0) }.prefix(while: isDigit)
        guard var count = digits.count <= 4 ? Int(digits) : nil else { return isDozens && digits.isEmpty ? 12 : nil }
        if isDozens { count *= 12 }
        return (1...1000).contains(count) ? count : nil
    }

    /// Whether a text is the label of such a number: `Servings`.
    static func isLabel(_ text: String) -> Bool {
        text.utf8.count <= 40 && (speaksOfServings(text) || speaksOfPeople(text.lowercased()))
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private static func speaksOfServings(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["serv", "portion", "people", "person", "pax", "makes"].contains { text.contains($0) }
    }

    /// How many a line of a pasted text says that it is for: `Serves 4`, `Für 4 Personen`; nil if it speaks of something else.
    static func stated(in line: String) -> Int? {
        let line = line.lowercased()
        let isStated =
            ["serves", "servings", "makes", "yield", "portion"].contains(where: line.contains)
            || speaksOfPeople(line) || isCount(of: pieces, line)
        return isStated ? number(in: line) : nil
    }

    /// Whether a line in lower case is nothing but a number of these: `12 - 16 pieces`, `für ca. 12 Stücke`.
    private static func isCount(of nouns: Set<String>, _ line: String) -> Bool {
        let line = line.hasSuffix(".") ? line.dropLast() : line[...]
        guard line.utf8.count <= 40, let last = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last,
            nouns.contains(String(last))
        else { return false }
        let words = line.dropLast(last.count).split(whereSeparator: { " -–—:".contains($0) })
            .drop { leading.contains(String($0)) }
        return !words.isEmpty && words.allSatisfy { Int($0) != nil }
    }

    private static let pieces: Set<String> = [
        "pieces", "stück", "stücke", "stk", "pièces", "piezas", "unidades", "pezzi", "peças", "stuks", "stykker",
        "sztuk", "kusů", "kusov",
    ]

    /// What may stand before such a number.
    private static let leading: Set<String> = [
        "for", "about", "für", "ergibt", "ca.", "ca", "circa", "etwa", "pour", "environ", "donne", "para", "unas",
        "rinde",
    ]

    /// Whether a word in lower case names those whom a recipe feeds, or what they get.
    static func isNoun(_ word: String) -> Bool {
        nouns.contains(word) || word.hasPrefix("portion") || word.hasPrefix("serving")
    }

    private static func speaksOfPeople(_ line: String) -> Bool {
        line.split(whereSeparator: { !$0.isLetter }).contains { nouns.contains(String($0)) }
    }

    private static let nouns: Set<String> = [
        "people", "persons", "person", "personen", "personnes", "personne", "personas", "persona", "parts", "convives",
        "raciones", "ración", "porciones", "porción", "comensales", "persone", "porzioni", "personer", "porcje",
        "porce", "porcie", "porcí", "porcji", "port", "főre", "adag",
    ]
}
