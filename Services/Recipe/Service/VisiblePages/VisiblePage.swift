import Markup
import Values

/// What a page shows, ready to be compared with what its markup says.
struct VisiblePage {
    /// The page's lines and blocks.
    let outline: HTMLOutline
    /// The words of each line, of long lines the first ones.
    let words: [[String]]
    /// The lines that hold a word, in their order; of a word in many lines the first of them.
    private let places: [String: [Int]]
    let budget: WorkBudget

    /// More lines are not looked at: the recipe of a page comes before them.
    private static let mostLines = 20_000
    /// Of a line so many bytes are compared.
    private static let longest = 400
    /// A word in more lines tells nothing.
    private static let mostPlaces = 60

    /// Reads what a page shows.
    init(_ document: HTMLDocument) throws(WorkBudget.Exhausted) {
        try self.init(document.outline, document.budget)
    }

    /// Prepares the lines of a page, or of a text.
    init(_ outline: HTMLOutline, _ budget: WorkBudget) throws(WorkBudget.Exhausted) {
        var words: [[String]] = []
        var places: [String: [Int]] = [:]
        words.reserveCapacity(outline.lines.count)
        for (index, line) in outline.lines.prefix(Self.mostLines).enumerated() {
            try budget.spend(2 + min(line.text.utf8.count, Self.longest) / 4)
            let own = TextKey.words(PlainText.cut(line.text, Self.longest))
            words.append(own)
            for word in Set(own) where places[word, default: []].count < Self.mostPlaces {
                places[word, default: []].append(index)
            }
        }
        self.outline = outline
        self.words = words
        self.places = places
        self.budget = budget
    }

    /// Its lines as one text, as far as a person would read them.
    var text: String {
        get throws(WorkBudget.Exhausted) {
            var text = ""
            for line in outline.lines.prefix(Self.mostLines) where text.utf8.count < 100_000 {
                try budget.spend(bytes: line.text.utf8.count)
                text += line.text + "\n"
            }
            return text
        }
    }

    /// The indices of the lines that are compared.
    var indices: Range<Int> { words.indices }

    /// The lines that say most of what a text says and not much else, each with how alike they are, up to 2.
    func likenesses(of text: String) throws(WorkBudget.Exhausted) -> [(line: Int, likeness: Double)] {
        let own = TextKey.words(PlainText.cut(text, Self.longest))
        guard !own.isEmpty else { return [] }
        var counts: [Int: Int] = [:]
        for word in Set(own) {
            let lines = places[word] ?? []
            try budget.spend(1 + lines.count / 2)
            for line in lines { counts[line, default: 0] += 1 }
        }
        let wanted = max(1, Set(own).count / 2)
        // Where a text lacks amounts, those of the line do not count.
        let hasNumbers = own.contains(where: Self.isNumber)
        var found: [(line: Int, likeness: Double)] = []
        for (line, count) in counts where count >= wanted {
            try budget.spend(2 + own.count / 4)
            let common = TextKey.common(own, words[line])
            let ofOwn = Double(common) / Double(own.count)
            let count = hasNumbers ? words[line].count : words[line].count { !Self.isNumber($0) }
            let ofLine = Double(common) / Double(max(1, count))
            if ofOwn >= 0.7, ofLine >= (hasNumbers ? 0.4 : 0.3) { found.append((line, ofOwn + ofLine)) }
        }
        return found
    }

    private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { (0x30...0x39).contains($0) } }

    /// Whether a line heads what follows it: a heading, or a short line that stands out, or one with a colon at its end.
    func isHeading(_ index: Int) -> Bool {
        let line = outline.lines[index]
        guard line.text.utf8.count <= 160, line.text.count <= 70, words[index].count >= 1,
            line.text.contains(where: \.isLetter), line.text.first != "*"
        else { return false }
        if line.role == .heading { return true }
        if line.text.first?.isNumber == true { return false }
        if line.text.hasSuffix(":") { return !line.text.dropLast().contains(":") }
        return line.isBold && !line.isLink
    }

    /// The text of a heading, without the colon at its end.
    func heading(_ index: Int) -> String {
        let text = outline.lines[index].text
        return text.hasSuffix(":") ? String(text.dropLast()) : text
    }
}
