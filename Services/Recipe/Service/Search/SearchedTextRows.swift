import Database
import JSON
import RecipeAPI
import Values

/// Where a recipe has what was looked for.
///
/// The rows have the columns of `SearchSQL.Texts`.
enum SearchedTexts {
    /// How many characters of a sentence are shown.
    private static let longest = 200

    /// The first place of each thing that was looked for, each place once; the texts are behind as many columns.
    static func reasons(_ row: Row, behind columns: Int, _ groups: [GroupWords]) throws -> [SearchReason] {
        let tags: [String] = try row.decoded(columns + 4)
        let places = places(of: groups, in: row, columns + 3, tags: tags.count)
        // As they are written. What is found in a line, as most is, needs no steps, which are long.
        let lines = try lines(at: places, of: row, columns + 2)
        var others: [(field: SearchReason.Field, text: String)]?
        var reasons: [SearchReason] = []
        for (index, words) in groups.enumerated() {
            var reason: SearchReason?
            if places[index] != nil {
                reason = lines[index].map { SearchReason(field: .ingredients, text: $0) }
            } else if let tag = tags.first(where: words.occur) {
                reason = SearchReason(field: .tags, text: tag)
            } else {
                let texts = try others ?? Self.others(row, columns + 5)
                others = texts
                reason = texts.first { words.occur(in: $0.text) }.map {
                    SearchReason(field: $0.field, text: Self.sentence(of: $0.text, with: words))
                }
            }
            if let reason, !reasons.contains(reason) { reasons.append(reason) }
        }
        return reasons
    }

    /// The first lines that have each of what was looked for.
    private static func places(of groups: [GroupWords], in row: Row, _ column: Int, tags: Int) -> [Int?] {
        var places = [Int?](repeating: nil, count: groups.count)
        row.eachLine(column, tags: tags) { place, text, food in
            for (index, group) in groups.enumerated()
            where places[index] == nil && (group.mean(food) || group.occur(in: text)) {
                places[index] = place
            }
            return places.contains { $0 == nil }
        }
        return places
    }

    /// Lines as they are written; for each place one.
    private static func lines(at places: [Int?], of row: Row, _ column: Int) throws -> [String?] {
        var lines = [String?](repeating: nil, count: places.count)
        guard places.contains(where: { $0 != nil }) else { return lines }
        var json = JSONReader(row.withUTF8(column) { $0.map { Array($0) } ?? [] })
        var place = 0
        try json.array { json throws(JSONReaderError) in
            if places.contains(place) {
                let text = try RecipeLineInput(from: &json).text
                for index in places.indices where places[index] == place { lines[index] = text }
            } else {
                try json.skip()
            }
            place += 1
        }
        return lines
    }

    /// Steps and notes, where they have been read.
    private static func others(_ row: Row, _ column: Int) throws -> [(field: SearchReason.Field, text: String)] {
        guard !row.isNull(column) else { return [] }
        let steps = try row.decoded(column, as: [RecipeStep].self).map { (SearchReason.Field.steps, $0.text) }
        return steps + (try row.optionalString(column + 1).map { [(.notes, $0)] } ?? [])
    }

    private static func sentence(of text: String, with words: GroupWords) -> String {
        let sentences = text.split { $0 == "." || $0 == "!" || $0 == "?" || $0.isNewline }.map { String($0) }
        let sentence = sentences.first(where: words.occur) ?? text
        return String(sentence.drop { $0 == " " }.prefix(longest))
    }

    /// Those rows' recipes that have all phrases.
    static func ids(having phrases: [[[UInt8]]], in rows: Rows) throws -> Set<SearchID> {
        Set(try rows.filter { try has(phrases, in: $0, behind: 0) }.map { SearchID(try $0.id(0, as: RecipeID.self)) })
    }

    /// Whether a recipe's texts have all phrases, each within one text; the texts are behind as many columns.
    static func has(_ phrases: [[[UInt8]]], in row: Row, behind columns: Int) throws -> Bool {
        var match = PhraseMatch(phrases)
        // Steps are long, and most phrases are names of foods.
        if match.look(in: try row.string(columns + 1)) { return true }
        let tags: [String] = try row.decoded(columns + 4)
        if tags.contains(where: { match.look(in: $0) }) { return true }
        row.eachLine(columns + 3, tags: tags.count) { _, text, _ in !match.look(in: text) }
        if match.isComplete || row.isNull(columns + 5) { return match.isComplete }
        let steps: [RecipeStep] = try row.decoded(columns + 5)
        if steps.contains(where: { match.look(in: $0.text) }) { return true }
        return match.look(in: try row.optionalString(columns + 6) ?? "")
    }
}

extension Row {
    /// Calls `body` with the lines of ingredients in a searched text, and the foods that are known of them, until it is false.
    ///
    /// Behind the title and the tags stand each line and its food.
    fileprivate func eachLine(
        _ column: Int,
        tags: Int,
        _ body: (Int, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        withUTF8(column) { search in
            guard let search else { return }
            var parts = search.bindMemory(to: UInt8.self)[...]
            func next() -> UnsafeBufferPointer<UInt8> {
                let end = parts.firstIndex(of: UInt8(ascii: "\n")) ?? parts.endIndex
                defer { parts = parts[min(end + 1, parts.endIndex)...] }
                return UnsafeBufferPointer(rebasing: parts[..<end])
            }
            for _ in 0..<1 + tags { _ = next() }
            var place = 0
            while !parts.isEmpty {
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
                    try words.isEmpty ? [] : SearchedTexts.reasons(row, behind: StoredRecipe.table.width, words)
                return (try RecipeRow(row: row).summary(favourites), reasons)
            }
        )
    }
}
