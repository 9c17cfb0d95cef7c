/// A JSON value as pages carry it.
enum LenientJSON: Equatable {
    case null
    case bool(Bool)
    /// Kept as written, as nothing here calculates with it.
    case number(String)
    case string(String)
    case array([LenientJSON])
    /// Members in order; of two with one name both are kept.
    case object([Member])

    /// A member of an object.
    struct Member: Equatable {
        var name: String
        var value: LenientJSON
    }

    /// The first member of this name that is not null; else of this name in other case, as `RecipeInstructions`.
    subscript(_ name: String) -> LenientJSON? {
        guard case .object(let members) = self else { return nil }
        let named = members.first { $0.name == name && $0.value != .null }
        return (named ?? members.first { Self.isSame($0.name, name) && $0.value != .null })?.value
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    /// How many members an object has.
    var memberCount: Int {
        guard case .object(let members) = self else { return 0 }
        return members.count
    }

    /// The first of several members that is there.
    func first(_ names: String...) -> LenientJSON? {
        for name in names { if let value = self[name] { return value } }
        return nil
    }

    /// The elements of an array, or the value itself as the only one.
    var elements: [LenientJSON] {
        switch self {
        case .array(let elements): elements
        case .null: []
        default: [self]
        }
    }

    /// A string, or a number as one.
    var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        default: nil
        }
    }

    /// Whether a Schema.org type is among the object's first types, with or without the vocabulary's address before it.
    func isA(_ type: String) -> Bool {
        guard let types = self["@type"] else { return false }
        return types.elements.prefix(20).contains { element in
            guard let name = element.text, name.utf8.count <= 200 else { return false }
            return (name.split { $0 == "/" || $0 == "#" || $0 == ":" }.last ?? "") == type
        }
    }
}
