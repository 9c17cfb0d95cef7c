/// What heads a group of ingredients without a colon, in the languages of the readers.
enum GroupHeadings {
    /// Whether a line can be nothing else: `For the dough (makes 2)`, `Garnish`.
    static func head(_ line: String) -> Bool {
        guard line.utf8.count <= 160, line.last != "." else { return false }
        let bare = line.firstIndex(of: "(").map { line[..<$0] } ?? line[...]
        guard !bare.contains(where: { $0.isNumber || $0 == "," || $0 == ":" }) else { return false }
        let words = TextKey.words(String(bare))
        guard (1...10).contains(words.count), !words.contains(where: Servings.isNoun) else { return false }
        if headings.contains(words.joined(separator: " ")) { return true }
        guard words.count >= 3 || words.count == 2 && articles.contains(words[0]) else { return false }
        // Hungarian puts "for" behind the word.
        if articles.contains(words[0]) {
            return words.count <= 3 && endings.contains { words.last?.hasSuffix($0) == true }
        }
        return prepositions.contains(words[0]) && determiners.contains(words[1])
    }

    /// Whether a line above another with an amount heads it: `For dough`.
    static func mayHead(_ line: String) -> Bool {
        let words = TextKey.words(line)
        guard words.count >= 2, let first = words.first, !line.contains(",") else { return false }
        return prepositions.contains(first) && !words.contains { Servings.isNoun($0) }
    }

    /// Whether a word in lower case is "for" in one of the languages.
    static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

    private static let articles: Set<String> = ["a", "az"]
    private static let endings = ["hoz", "hez", "höz"]
    private static let prepositions: Set<String> = [
        "for", "für", "pour", "para", "per", "voor", "till", "til", "na", "do", "pro",
    ]
    private static let determiners: Set<String> = [
        "the", "den", "die", "das", "la", "le", "les", "el", "los", "las", "il", "lo", "gli", "i", "de", "het", "o",
        "os",
    ]
    private static let headings: Set<String> = [
        "garnish", "garnishes", "for garnish", "for garnishing", "to garnish", "for serving", "to serve",
        "serve with", "for topping", "optional toppings", "optional garnishes", "to finish", "for dusting",
        "zum servieren", "zum garnieren", "zum bestreuen", "zum anrichten", "außerdem", "pour servir", "pour décorer",
        "garniture", "para servir", "para decorar", "para acompañar", "para acompanhar", "per servire",
        "per decorare", "per guarnire", "om te serveren", "voor erbij", "garnering", "till servering",
        "til servering", "serveringsförslag", "tilbehør", "tillbehör", "til pynt", "do podania", "do dekoracji",
        "dodatkowo", "na ozdobu", "k podávání", "na posypání", "a tálaláshoz",
    ]
}
