/// Finds members of objects that have no vocabulary, by what people call them.
enum StateMembers {
    static let ingredients = ["ingredient"]
    static let steps = ["instruction", "direction", "method", "step", "preparation"]

    /// The first list whose name holds one of these words, the more telling words first.
    static func list(_ words: [String], in members: [LenientJSON.Member]) -> LenientJSON? {
        for word in words {
            let found = members.first { member in
                guard case .array(let elements) = member.value, !elements.isEmpty else { return false }
                return key(member.name).contains(word)
            }
            if let found { return found.value }
        }
        return nil
    }

    /// The first text or number of one of these names, which are in lower case and without underscores.
    static func text(_ names: [String], in members: [LenientJSON.Member]) -> String? {
        for name in names {
            let found = members.first { key($0.name) == name && $0.value.text?.isEmpty == false }
            if let text = found?.value.text { return text }
        }
        return nil
    }

    /// The object, or what it holds where that is set apart from what identifies it.
    static func unwrapped(_ value: LenientJSON) -> LenientJSON {
        if let inner = value.first("fields", "attributes", "node"), case .object = inner { return inner }
        return value
    }

    /// A name in lower case, without what it is written together with: `total_time` and `totalTime` are one.
    private static func key(_ name: String) -> String {
        guard name.utf8.count <= 60 else { return "" }
        return name.lowercased().filter { $0 != "_" && $0 != "-" }
    }
}
