import Database
import JSON
import RecipeAPI
import Values

/// Where a recipe has what was looked for.
struct SearchedTexts: Sendable {
    let id: RecipeID
    /// The first place of each thing that was looked for, each place once.
    let reasons: [SearchReason]

    /// How many characters of a sentence are shown.
    private static let longest = 200

    init(_ row: Row, explaining groups: [SearchPlan.Group]) throws {
        id = try row.id(0)
        let tags: [String] = try row.decoded(4)
        let lines = SearchRow.lines(try row.string(3), tags: tags.count)
        // As they are written. What is found in a line, as most is, needs no steps, which are long.
        var written: [RecipeContent.Line]?
        var others: [(field: SearchReason.Field, text: String)]?
        var reasons: [SearchReason] = []
        for group in groups {
            let words = GroupWords(group)
            var reason: SearchReason?
            if let place = lines.firstIndex(where: { words.occur(in: $0.text) || group.means($0) }) {
                let texts: [RecipeContent.Line] = try written ?? row.decoded(2)
                written = texts
                let text = place < texts.count ? texts[place].text : lines[place].text
                reason = SearchReason(field: .ingredients, text: text)
            } else if let tag = tags.first(where: words.occur) {
                reason = SearchReason(field: .tags, text: tag)
            } else {
                let texts = try others ?? Self.others(row)
                others = texts
                reason = texts.first { words.occur(in: $0.text) }.map {
                    SearchReason(field: $0.field, text: Self.sentence(of: $0.text, with: words))
                }
            }
            if let reason, !reasons.contains(reason) { reasons.append(reason) }
        }
        self.reasons = reasons
    }

    private static func others(_ row: Row) throws -> [(field: SearchReason.Field, text: String)] {
        let steps = try row.decoded(5, as: [RecipeStep].self).map { (SearchReason.Field.steps, $0.text) }
        return steps + (try row.optionalString(6).map { [(.notes, $0)] } ?? [])
    }

    private static func sentence(of text: String, with words: GroupWords) -> String {
        let sentences = text.split { $0 == "." || $0 == "!" || $0 == "?" || $0.isNewline }.map { String($0) }
        let sentence = sentences.first(where: words.occur) ?? text
        return String(sentence.drop { $0 == " " }.prefix(longest))
    }

    /// Those rows' recipes that have all phrases.
    static func ids(having phrases: [[[UInt8]]], in rows: Rows) throws -> Set<SearchID> {
        Set(try rows.filter { try has(phrases, in: $0) }.map { SearchID(try $0.id(0, as: RecipeID.self)) })
    }

    /// Whether a recipe's texts have all phrases, each within one text.
    static func has(_ phrases: [[[UInt8]]], in row: Row) throws -> Bool {
        var match = PhraseMatch(phrases)
        // Steps are long, and most phrases are names of foods.
        if match.look(in: try row.string(1)) { return true }
        let tags: [String] = try row.decoded(4)
        if tags.contains(where: { match.look(in: $0) }) { return true }
        let lines = SearchRow.lines(try row.string(3), tags: tags.count)
        if lines.contains(where: { match.look(in: $0.text) }) { return true }
        if try row.decoded(5, as: [RecipeStep].self).contains(where: { match.look(in: $0.text) }) { return true }
        return match.look(in: try row.optionalString(6) ?? "")
    }
}

/// The words by which something is found in a text.
private struct GroupWords {
    private let words: [[UInt8]]
    private let prefix: [UInt8]?

    init(_ group: SearchPlan.Group) {
        words = [group.word.bytes] + group.forms + group.synonyms + group.near
        prefix = group.word.isPrefix ? group.word.bytes : nil
    }

    /// Whether one of them occurs in a text.
    func occur(in text: String) -> Bool {
        var found = false
        SearchFolding.words(of: text) { word in
            guard !found else { return }
            found =
                prefix.map { word.starts(with: $0) } ?? false
                || words.contains { $0.count == word.count && $0.elementsEqual(word) }
        }
        return found
    }
}

extension SearchPlan.Group {
    /// Whether a line has one of the foods that are meant.
    fileprivate func means(_ line: SearchDocument.Line) -> Bool {
        !foods.isEmpty && line.foods?.contains { foods.contains(SearchTerm.food.term($0)) } == true
    }
}
