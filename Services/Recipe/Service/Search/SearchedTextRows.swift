import Database
import JSON
import RecipeAPI
import Values

/// Where a recipe has what was looked for.
enum SearchedTexts {
    /// How many characters of a sentence are shown.
    private static let longest = 200

    /// The columns of a row with a recipe's texts.
    struct Columns {
        let id, title, tags, search, steps, notes: Int
        let ingredients: Int?

        /// Those of `SearchSQL.summaries`, where the texts are behind a summary.
        static let ofSummary = Columns(
            id: StoredRecipe.Place.id,
            title: StoredRecipe.Place.title,
            tags: StoredRecipe.Place.tags,
            search: StoredRecipe.table.width,
            steps: StoredRecipe.table.width + 2,
            notes: StoredRecipe.table.width + 3,
            ingredients: StoredRecipe.table.width + 1
        )
        /// Those of `SearchSQL.phraseColumns`.
        static let ofPhrases = Columns(id: 0, title: 1, tags: 2, search: 3, steps: 4, notes: 5, ingredients: nil)
    }

    /// The first place of each thing that was looked for, each place once.
    static func reasons(_ row: Row, _ columns: Columns, _ groups: [GroupWords]) throws -> [SearchReason] {
        let places = places(of: groups, in: row, columns)
        // As they are written. What is found in a line, as most is, needs no steps, which are long.
        let lines = try lines(at: places, of: row, columns)
        var tags: [String]?
        var others: [(field: SearchReason.Field, text: String)]?
        var reasons: [SearchReason] = []
        for (index, words) in groups.enumerated() {
            var reason: SearchReason?
            if places[index] != nil {
                reason = lines[index].map { SearchReason(field: .ingredients, text: $0) }
            } else {
                let known = try tags ?? row.decoded(columns.tags)
                tags = known
                if let tag = known.first(where: words.occur) {
                    reason = SearchReason(field: .tags, text: tag)
                } else {
                    let texts = try others ?? Self.others(row, columns)
                    others = texts
                    reason = texts.first { words.occur(in: $0.text) }.map {
                        SearchReason(field: $0.field, text: Self.sentence(of: $0.text, with: words))
                    }
                }
            }
            if let reason, !reasons.contains(reason) { reasons.append(reason) }
        }
        return reasons
    }

    /// The first lines that have each of what was looked for.
    private static func places(of groups: [GroupWords], in row: Row, _ columns: Columns) -> [Int?] {
        var places = [Int?](repeating: nil, count: groups.count)
        row.eachLine(columns) { place, text, food in
            var isAll = true
            for (index, group) in groups.enumerated() where places[index] == nil {
                if group.mean(food) || group.occur(in: text) { places[index] = place } else { isAll = false }
            }
            return !isAll
        }
        return places
    }

    /// Lines as they are written; for each place one.
    private static func lines(at places: [Int?], of row: Row, _ columns: Columns) throws -> [String?] {
        var lines = [String?](repeating: nil, count: places.count)
        guard let column = columns.ingredients, let last = places.lazy.compactMap({ $0 }).max() else { return lines }
        try row.withUTF8(column) { json in
            guard let json else { return }
            for (place, element) in ListElements(json).enumerated() {
                if places.contains(place) {
                    let text = try JSONReader.read(RecipeLineInput.self, from: Array(element)).text
                    for index in places.indices where places[index] == place { lines[index] = text }
                }
                if place == last { return }
            }
        }
        return lines
    }

    /// Steps and notes, where they have been read.
    private static func others(
        _ row: Row,
        _ columns: Columns
    ) throws -> [(field: SearchReason.Field, text: String)] {
        guard !row.isNull(columns.steps) else { return [] }
        let steps = try row.decoded(columns.steps, as: [RecipeStep].self).map { (SearchReason.Field.steps, $0.text) }
        return steps + (try row.optionalString(columns.notes).map { [(.notes, $0)] } ?? [])
    }

    private static func sentence(of text: String, with words: GroupWords) -> String {
        let sentences = text.split { $0 == "." || $0 == "!" || $0 == "?" || $0.isNewline }.map { String($0) }
        let sentence = sentences.first(where: words.occur) ?? text
        return String(sentence.drop { $0 == " " }.prefix(longest))
    }

    /// Those rows' recipes that have all phrases.
    static func ids(having phrases: [[[UInt8]]], in rows: Rows) throws -> Set<SearchID> {
        let found = try rows.filter { try has(phrases, in: $0, .ofPhrases) }
        return Set(try found.map { SearchID(try $0.id(Columns.ofPhrases.id, as: RecipeID.self)) })
    }

    /// Whether a recipe's texts have all phrases, each within one text.
    static func has(_ phrases: [[[UInt8]]], in row: Row, _ columns: Columns) throws -> Bool {
        var match = PhraseMatch(phrases)
        // Steps are long, and most phrases are names of foods.
        if match.look(in: try row.string(columns.title)) { return true }
        let tags: [String] = try row.decoded(columns.tags)
        if tags.contains(where: { match.look(in: $0) }) { return true }
        row.eachLine(columns) { _, text, _ in !match.look(in: text) }
        if match.isComplete || row.isNull(columns.steps) { return match.isComplete }
        let steps: [RecipeStep] = try row.decoded(columns.steps)
        if steps.contains(where: { match.look(in: $0.text) }) { return true }
        return match.look(in: try row.optionalString(columns.notes) ?? "")
    }
}

extension Row {
    /// Calls `body` with the lines of ingredients in a searched text, and the foods that are known of them, until it is false.
    ///
    /// Behind the title and the tags stand each line and its food.
    @inline(__always)
    fileprivate func eachLine(
        _ columns: SearchedTexts.Columns,
        _ body: (Int, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        let tags = withUTF8(columns.tags) { $0.map { ListElements($0).reduce(0) { count, _ in count + 1 } } ?? 0 }
        withUTF8(columns.search) { search in
            guard let search else { return }
            var start = 0
            func next() -> UnsafeBufferPointer<UInt8> {
                let end = search.firstIndex(of: UInt8(ascii: "\n"), from: start)
                defer { start = end + 1 }
                return UnsafeRawBufferPointer(rebasing: search[min(start, end)..<end]).bindMemory(to: UInt8.self)
            }
            for _ in 0..<1 + tags { _ = next() }
            var place = 0
            while start < search.count {
                let (text, food) = (next(), next())
                if !body(place, text, food) { return }
                place += 1
            }
        }
    }
}

/// The words by which something is found in a text.
struct GroupWords: Sendable {
    private let words: [[UInt8]]
    private let prefix: [UInt8]?
    private let foods: [[UInt8]]
    /// A bit for each of the letters that they begin with; different ones may share a bit.
    private let firsts: UInt64

    init(_ group: SearchPlan.Group) {
        words = [group.word.bytes] + group.forms + group.synonyms + group.near
        prefix = group.word.isPrefix ? group.word.bytes : nil
        foods = group.foods
        firsts = words.reduce(0) { bits, word in word.first.map { bits | Self.bit(of: $0) } ?? bits }
    }

    /// Whether one of them occurs in a text.
    func occur(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { occur(in: $0) }
    }

    /// The same of a text in UTF-8.
    func occur(in text: UnsafeBufferPointer<UInt8>) -> Bool { occurInASCII(text) ?? occurFolded(in: text) }

    /// The same of a text in ASCII, as most lines are; nil where another character may decide.
    ///
    /// Its words need no folding, and few begin with a letter that is looked for.
    private func occurInASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, Self.isLetterOrDigit(text[index]) { index += 1 }
            // It can be a part of the word before it.
            if index < text.count, text[index] >= 0x80 { return nil }
            if index > start, firsts & Self.bit(of: text[start] | 0x20) != 0,
                isMeant(UnsafeBufferPointer(rebasing: text[start..<index].prefix(SearchFolding.longest)))
            {
                return true
            }
            index += 1
        }
        return false
    }

    /// Whether letters and digits of ASCII are one of the words.
    private func isMeant(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Single letters are no words.
        guard text.count > 1 || text[0] <= UInt8(ascii: "9") else { return false }
        func begins(with word: [UInt8]) -> Bool {
            guard word.count <= text.count else { return false }
            for index in word.indices where text[index] | 0x20 != word[index] { return false }
            return true
        }
        if let prefix, begins(with: prefix) { return true }
        return words.contains { $0.count == text.count && begins(with: $0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

    private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 0x3F) }

    private func occurFolded(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var found = false
        SearchFolding.words(of: text) { word in
            guard !found else { return }
            found =
                prefix.map { word.starts(with: $0) } ?? false
                || words.contains { $0.count == word.count && $0.elementsEqual(word) }
        }
        return found
    }

    /// Whether a food, by its name in lower case, is one of those that are meant.
    func mean(_ food: UnsafeBufferPointer<UInt8>) -> Bool {
        !food.isEmpty && foods.contains { $0.count == food.count + 1 && $0.dropFirst().elementsEqual(food) }
    }
}

extension SearchOutcome {
    /// The page, of the rows of its recipes' summaries and texts, to somebody with these favourites.
    func page(_ rows: some Collection<Row>, _ favourites: Set<RecipeID>) throws -> SearchPage {
        let words = texts == .none ? [] : groups.map { GroupWords($0) }
        return page(
            try rows.map { row in
                let reasons =
                    try words.isEmpty ? [] : SearchedTexts.reasons(row, .ofSummary, words)
                return (try RecipeRow(row: row).summary(favourites), reasons)
            }
        )
    }
}
