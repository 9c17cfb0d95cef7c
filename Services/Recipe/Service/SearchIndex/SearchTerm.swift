/// What else than words documents are found by; each kind has a first byte of its own, before all letters.
enum SearchTerm {
    /// A food's id.
    case food
    /// A tag's key, a zero and the tag as it is written.
    case tag
    /// The name of the site, or other place, it comes from.
    case source
    /// The id of a cookbook of the catalogue.
    case cookbook
    /// A word of a line whose food is not known.
    case unknownWord
    /// A word of the notes.
    case note
    /// Something that it is or has: `Mark`.
    case mark
    /// What is known of its allergens and diets: `DietaryMarks`.
    case dietary
    /// The id of a food of which it has a variant that is not in the table: "dairy-free butter" is a kind of butter.
    case variant

    /// What a document is or has.
    enum Mark: String {
        case picture
        case toBeChecked = "check"
        case cooked
    }

    var byte: UInt8 {
        switch self {
        case .food: 1
        case .tag: 2
        case .source: 3
        case .cookbook: 4
        case .unknownWord: 5
        case .note: 6
        case .mark: 7
        case .dietary: 8
        case .variant: 9
        }
    }

    /// A term of this kind.
    func term(_ text: String) -> [UInt8] { [byte] + text.utf8 }

    func term(_ word: [UInt8]) -> [UInt8] { [byte] + word }

    static func mark(_ mark: Mark) -> [UInt8] { SearchTerm.mark.term(mark.rawValue) }

    /// What all words come after.
    static let words: [UInt8] = [0x20]
}
