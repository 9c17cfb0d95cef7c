import Values

/// How one field of a recipe differs between two versions.
struct ContentChange: Equatable, Sendable {
    enum Change: Equatable, Sendable {
        /// Of what has one value: before and after, as text.
        case value(from: String?, to: String?)
        /// Of what has lines: all of them, in order.
        case lines([LineChange])
    }

    let field: RecipeField
    let change: Change

    /// The fields in which `new` differs from `old`.
    static func between(_ old: RecipeContent, _ new: RecipeContent) -> [ContentChange] {
        new.changes(since: old).map { field in
            let change: Change =
                switch field {
                case .title: .value(from: old.title, to: new.title)
                case .source: .value(from: old.origin.text, to: new.origin.text)
                case .servings: .value(from: "\(old.servings)", to: "\(new.servings)")
                case .ingredients: .lines(LineChange.between(old.ingredients.texts, new.ingredients.texts))
                case .steps: .lines(LineChange.between(old.steps.texts, new.steps.texts))
                case .times: .lines(LineChange.between(old.times.texts, new.times.texts))
                case .tags: .lines(LineChange.between(old.tags, new.tags))
                case .image: .value(from: old.imageURL ?? old.imageSource, to: new.imageURL ?? new.imageSource)
                case .nutrition: .lines(LineChange.between(old.facts, new.facts))
                case .notes: .lines(LineChange.between(old.noteLines, new.noteLines))
                case .rating:
                    .value(from: old.details.rating.map { "\($0)" }, to: new.details.rating.map { "\($0)" })
                }
            return ContentChange(field: field, change: change)
        }
    }
}

extension RecipeContent {
    fileprivate var facts: [String] {
        (nutrition ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    }
    fileprivate var noteLines: [String] {
        (details.notes ?? "").split(separator: "\n", omittingEmptySubsequences: false).prefix(1000).map { String($0) }
    }
}

extension RecipeContent.Origin {
    fileprivate var text: String? {
        let parts = [name, url].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension RecipeContent.Times {
    fileprivate var texts: [String] {
        [("prep", prep), ("cook", cook), ("total", total)].compactMap { name, minutes in
            minutes.map { "\(name): \($0)" }
        }
    }
}

extension [RecipeContent.Line] {
    /// The lines with their headings, each heading before the first line that stands under it.
    fileprivate var texts: [String] {
        var section: String?
        var texts: [String] = []
        for line in self {
            if line.section != section, let heading = line.section { texts.append("\(heading):") }
            section = line.section
            texts.append(line.text)
        }
        return texts
    }
}
