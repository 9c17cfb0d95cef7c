import Database
import FoundationEssentials
import JSON
import Kitchen
import RecipeAPI
import Values

/// Reads what a recipe is found by.
struct SearchRow {
    let row: Row

    static let columns: SQL =
        """
        change_seq, id, deleted_at, status, title, source_url, source_name, servings, prep_minutes,
        cook_minutes, total_minutes, tags, image_url, notes, rating, times_cooked, last_cooked, created_at, search, steps,
        dietary, parser_version
        """

    /// How many columns these are.
    static let width = 22

    /// Where it is among the changes.
    func place() throws -> ChangePlace { ChangePlace(seq: try row.int(0), id: try row.id(1)) }

    var id: SearchID { get throws { SearchID(try row.id(1, as: RecipeID.self)) } }

    var isDeleted: Bool { get throws { try row.optionalInstant(2) != nil } }

    func document() throws -> SearchDocument {
        let title = try row.string(4)
        let tags: [String] = try row.decoded(11)
        let steps: [RecipeStep] = try row.decoded(19)
        var document = SearchDocument(id: try id, title: title, titleKey: SearchFolding.key(of: title))
        document.lines = Self.lines(try row.string(18), tags: tags.count)
        document.tags = tags
        document.steps = steps.flatMap { [$0.section, $0.text].compactMap { $0 } }
        document.notes = try row.optionalString(13)
        document.dietary = try dietary()
        document.facts.servings = try row.int(7)
        let (prep, cook) = (try row.optionalInt(8), try row.optionalInt(9))
        document.facts.minutes =
            try row.optionalInt(10) ?? (prep == nil && cook == nil ? nil : (prep ?? 0) + (cook ?? 0))
        document.facts.rating = try row.optionalInt(14)
        document.facts.timesCooked = try row.int(15)
        document.facts.lastCooked = try row.optionalDate(16)?.daysSince1970
        document.facts.created = try row.instant(17)
        document.address = try row.optionalString(5)
        document.source = try row.optionalString(6) ?? document.address.flatMap { URL(string: $0)?.host() }
        if try row.optionalString(12) != nil { document.marks.insert(.picture) }
        if try row.string(3) != RecipeStatus.active.rawValue { document.marks.insert(.toBeChecked) }
        if document.facts.timesCooked > 0 { document.marks.insert(.cooked) }
        return document
    }

    /// What an older engine has read of lines may be wrong: that is not known until it is read again.
    private func dietary() throws -> [String] {
        guard try row.int(21) == IngredientParser.version else { return [DietaryMarks.unknown] }
        return try row.string(20).split(separator: " ").map { String($0) }
    }

    /// The ingredient lines in a recipe's searched text: behind the title and the tags each line and its food.
    static func lines(_ search: String, tags: Int) -> [SearchDocument.Line] {
        let newline = UInt8(ascii: "\n")
        let parts = search.utf8.split(separator: newline, omittingEmptySubsequences: false).dropFirst(1 + tags)
        return stride(from: parts.startIndex, to: parts.endIndex, by: 2).map { index in
            let food = index + 1 < parts.endIndex ? String(Substring(parts[index + 1])) : ""
            return SearchDocument.Line(text: String(Substring(parts[index])), foods: food.isEmpty ? nil : [food])
        }
    }
}

extension SearchID {
    init(_ id: RecipeID) {
        let bytes = id.uuid.uuid
        let all = [
            bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7, bytes.8, bytes.9, bytes.10,
            bytes.11,
            bytes.12, bytes.13, bytes.14, bytes.15,
        ]
        func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        self.init(high: number(all[..<8]), low: number(all[8...]))
    }

    /// The id of the recipe.
    var recipe: RecipeID {
        func byte(_ number: UInt64, _ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (56 - 8 * place)) }
        return RecipeID(
            UUID(
                uuid: (
                    byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                    byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
                    byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
                )
            )
        )
    }
}
