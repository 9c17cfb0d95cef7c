/// The words of what people type into a shopping list, beyond those of ingredient lines.
struct EntryWords: Sendable {
    /// The roles of a word; the file describes them.
    struct Roles: OptionSet, Sendable {
        let rawValue: UInt32

        static let one = Roles(rawValue: 1 << 0)
        static let some = Roles(rawValue: 1 << 1)
        static let definite = Roles(rawValue: 1 << 2)
        static let partitive = Roles(rawValue: 1 << 3)
        static let and = Roles(rawValue: 1 << 4)
        static let note = Roles(rawValue: 1 << 5)
        static let clause = Roles(rawValue: 1 << 6)
        static let person = Roles(rawValue: 1 << 7)
        static let task = Roles(rawValue: 1 << 8)
        static let number = Roles(rawValue: 1 << 9)
        static let time = Roles(rawValue: 1 << 10)
        static let pack = Roles(rawValue: 1 << 11)
        static let alone = Roles(rawValue: 1 << 12)
        static let dish = Roles(rawValue: 1 << 13)
        static let flavoured = Roles(rawValue: 1 << 14)
        static let vague = Roles(rawValue: 1 << 15)
        static let thing = Roles(rawValue: 1 << 16)
        static let counter = Roles(rawValue: 1 << 17)

        /// The roles by their names in the files.
        static let classes: [String: Roles] = [
            "one": .one, "some": .some, "definite": .definite, "partitive": .partitive, "and": .and, "note": .note,
            "clause": .clause, "person": .person, "task": .task, "number": .number, "time": .time, "pack": .pack,
            "alone": .alone, "dish": .dish, "flavoured": .flavoured,
            "vague": .vague, "thing": .thing, "counter": .counter,
        ]
    }

    private var roles = WordTable<Roles>()
    /// Phrases with “and” that are one thing.
    private(set) var whole = WordSet()
    /// Phrases with “and” that are two things, although they name one food.
    private(set) var several = WordSet()

    /// Whether a token is a word with one of these roles.
    func has(_ role: Roles, _ token: Token) -> Bool {
        token.kind == .word && !(roles[token.key] ?? []).isDisjoint(with: role)
    }

    /// Reads a language's words.
    mutating func read(_ entries: [WordEntry]) throws(VocabularyError) {
        for entry in entries {
            switch entry.key {
            case "whole": whole.formUnion(entry.words.map(\.phrase))
            // No word of these files is another one typed wrongly.
            case "other": break
            case "several": several.formUnion(entry.words.map(\.phrase))
            default:
                guard let role = Roles.classes[entry.key] else {
                    throw entry.fault("there is no class of words “\(entry.key)”")
                }
                for (_, key) in try entry.single() { roles[key, default: []].insert(role) }
            }
        }
    }
}
