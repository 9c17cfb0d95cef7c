import Values

/// What of a recipe is compared to tell whether it is the same as another.
struct DuplicateText: Sendable {
    let id: RecipeID
    /// What its address is known by; nil for none.
    let source: String?
    /// Its foods, and the lines whose foods are not known.
    let ingredients: Set<String>

    /// Which part of all their ingredients two recipes must share.
    private static let share = 0.6

    /// Whether most ingredients are the same.
    func isLike(_ other: DuplicateText) -> Bool {
        let all = ingredients.union(other.ingredients).count
        return all > 0 && Double(ingredients.intersection(other.ingredients).count) >= Self.share * Double(all)
    }
}

/// Recipes that are taken for the same.
struct DuplicateGroup: Sendable {
    var reason: DuplicateSearch.Reason
    var ids: [RecipeID]

    /// Those of some candidates that are the same as others; nil if none are.
    init?(_ reason: DuplicateSearch.Reason, _ texts: [DuplicateText]) {
        self.reason = reason
        let same = texts.filter { text in
            texts.contains { other in
                guard other.id != text.id else { return false }
                switch reason {
                case .source: return text.source != nil && text.source == other.source
                case .content: return text.isLike(other)
                }
            }
        }
        // What comes from one address is told as that.
        let isTold = reason == .content && same.first?.source != nil && Set(same.map(\.source)).count == 1
        guard same.count > 1, !isTold else { return nil }
        ids = same.map(\.id)
    }
}

/// A page of recipes that are taken for the same.
struct DuplicatePage: Sendable {
    var groups: [(reason: DuplicateSearch.Reason, recipes: [RecipeDocument])]
    var next: DuplicateSearch.Place?
}
