import Values

/// What a change of many recipes at once may be.
enum BulkRules {
    static let most = 200
    /// So many recipes are changed in one transaction.
    static let portion = 40
    /// For so long a tag's recipes are changed for one request; the rest is left for the next.
    static let patience = Duration.seconds(8)
}

/// What is done to many recipes.
enum BulkAction: String, CaseIterable, Sendable {
    case addTags = "add_tags"
    case removeTags = "remove_tags"
    case addToCookbook = "add_to_cookbook"
    case removeFromCookbook = "remove_from_cookbook"
    case favourite
    case unfavourite
    case delete
    case restore

    var needsTags: Bool { self == .addTags || self == .removeTags }
    var needsCookbook: Bool { self == .addToCookbook || self == .removeFromCookbook }
}

/// What has become of one of many recipes.
enum BulkOutcome: Equatable, Sendable {
    case done
    case missing
    /// Why it was not done, as a code.
    case refused(String)
}

extension [String] {
    /// Tags with others added, each once whatever its case.
    func adding(tags: [String]) -> [String] {
        var seen = Set(map { $0.lowercased() })
        return self + tags.filter { seen.insert($0.lowercased()).inserted }
    }

    /// Tags without others, whatever their case.
    func removing(tags: [String]) -> [String] {
        let gone = Set(tags.map { $0.lowercased() })
        return filter { !gone.contains($0.lowercased()) }
    }

    /// Tags of which one has another name; where that is there already, they become one.
    func renaming(tag: String, to name: String) -> [String] {
        var seen: Set<String> = []
        return map { $0.lowercased() == tag.lowercased() || $0.lowercased() == name.lowercased() ? name : $0 }
            .filter { seen.insert($0.lowercased()).inserted }
    }
}
