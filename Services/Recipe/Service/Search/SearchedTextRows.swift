import Database
import JSON
import RecipeAPI
import Values

/// The texts of a recipe, to say where it has what was looked for.
struct SearchedTexts: Sendable {
    let id: RecipeID
    private let lines: [SearchDocument.Line]
    private let tags: [String]
    private let steps: [String]
    private let notes: String?

    /// How many characters of a sentence are shown.
    private static let longest = 200

    init(_ row: Row) throws {
        id = try row.id(0)
        let written: [RecipeContent.Line] = try row.decoded(2)
        tags = try row.decoded(4)
        // As they are written, with the foods that were read.
        let read = SearchRow.lines(try row.string(3), tags: tags.count)
        lines = written.enumerated().map { place, line in
            SearchDocument.Line(text: line.text, foods: place < read.count ? read[place].foods : nil)
        }
        steps = try row.decoded(5, as: [RecipeStep].self).map(\.text)
        notes = try row.optionalString(6)
    }

    /// The first place of each thing that was looked for, each place once.
    func reasons(_ groups: [SearchPlan.Group]) -> [SearchReason] {
        var reasons: [SearchReason] = []
        for group in groups {
            guard let reason = reason(group), !reasons.contains(reason) else { continue }
            reasons.append(reason)
        }
        return reasons
    }

    private func reason(_ group: SearchPlan.Group) -> SearchReason? {
        let words = Set([group.word.bytes] + group.forms + group.synonyms + group.near)
        func has(_ text: String) -> Bool {
            var found = false
            SearchFolding.words(of: text) { word in
                found =
                    found || words.contains(Array(word))
                    || group.word.isPrefix && word.starts(with: group.word.bytes)
            }
            return found
        }
        func isFood(_ line: SearchDocument.Line) -> Bool {
            line.foods?.contains { group.foods.contains(SearchTerm.food.term($0)) } == true
        }
        if let line = lines.first(where: { has($0.text) || isFood($0) }) {
            return SearchReason(field: .ingredients, text: line.text)
        }
        if let tag = tags.first(where: has) { return SearchReason(field: .tags, text: tag) }
        for (field, texts) in [(SearchReason.Field.steps, steps), (.notes, notes.map { [$0] } ?? [])] {
            for text in texts where has(text) {
                let sentences = text.split { $0 == "." || $0 == "!" || $0 == "?" || $0.isNewline }.map { String($0) }
                let sentence = sentences.first(where: has) ?? text
                return SearchReason(field: field, text: String(sentence.drop { $0 == " " }.prefix(Self.longest)))
            }
        }
        return nil
    }

    /// Those rows' recipes that have all phrases.
    static func ids(having phrases: [[[UInt8]]], in rows: Rows) throws -> Set<SearchID> {
        Set(try rows.filter { try has(phrases, in: $0) }.map { SearchID(try $0.id(0, as: RecipeID.self)) })
    }

    /// Whether a recipe's texts have all phrases, each within one text.
    static func has(_ phrases: [[[UInt8]]], in row: Row) throws -> Bool {
        let tags: [String] = try row.decoded(4)
        var left = phrases
        func look(in texts: some Sequence<String>) -> Bool {
            for text in texts {
                let words = SearchFolding.words(of: text)
                left.removeAll { phrase in
                    words.indices.contains { words[$0...].starts(with: phrase) }
                }
                if left.isEmpty { return true }
            }
            return false
        }
        // Steps are long, and most phrases are names of foods.
        if look(in: CollectionOfOne(try row.string(1))) || look(in: tags) { return true }
        if look(in: SearchRow.lines(try row.string(3), tags: tags.count).lazy.map(\.text)) { return true }
        if look(in: try row.decoded(5, as: [RecipeStep].self).lazy.map(\.text)) { return true }
        return look(in: CollectionOfOne(try row.optionalString(6) ?? ""))
    }
}
