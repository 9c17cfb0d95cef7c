import Values

/// The language of a household, as BCP 47 writes it: `en`, `de-AT`.
struct LanguageTag: Sendable, Equatable {
    /// What a household speaks that has not said anything.
    static let english = LanguageTag(stored: "en")

    let text: String

    /// A tag somebody has sent; nil if it does not have the form of one.
    ///
    /// The form only: a language that the kitchen does not read is one it may learn, and nothing depends on it being real.
    init?(_ text: String) {
        guard text.utf8.count <= 35 else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWellFormed = parts.enumerated().allSatisfy { index, part in
            let isLetters = part.utf8.allSatisfy(LanguageTag.isLetter)
            let isOther = part.utf8.allSatisfy { LanguageTag.isLetter($0) || (48...57).contains($0) }
            return index == 0
                ? isLetters && (2...3).contains(part.utf8.count) : isOther && (1...8).contains(part.utf8.count)
        }
        guard isWellFormed, let first = parts.first else { return nil }
        // Tags are compared without regard to case; the language is written small by custom.
        self.text = ([first.lowercased()] + parts.dropFirst().map(String.init)).joined(separator: "-")
    }

    /// A tag from the database.
    init(stored: String) {
        text = stored
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }
}

/// The day with which a household's week begins.
enum WeekStart: String, Sendable, CaseIterable {
    case monday
    case sunday
    case saturday
}
