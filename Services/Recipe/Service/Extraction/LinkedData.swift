import Values

/// The Schema.org objects of a page, wherever its scripts have put them.
struct LinkedData {
    /// Every object that calls itself a recipe, in the order of the page.
    private(set) var recipes: [LenientJSON] = []
    /// The picture of the article or page that the recipe is in; nil if none says one.
    private(set) var articleImage: LenientJSON?
    /// Objects by their `@id`, as others refer to them.
    private var byID: [String: LenientJSON] = [:]
    private let budget: WorkBudget

    /// Reads the texts of a page's scripts.
    init(_ scripts: [[UInt8]], _ budget: WorkBudget) throws(WorkBudget.Exhausted) {
        self.budget = budget
        for script in scripts {
            for value in try LenientJSONParser.values(in: script, budget) { try visit(value) }
        }
    }

    /// Reads a value that is JSON already.
    init(_ value: LenientJSON, _ budget: WorkBudget) throws(WorkBudget.Exhausted) {
        self.budget = budget
        try visit(value)
    }

    /// The object that a reference of the form `{"@id": …}` means, with its id; anything else as it is.
    func resolved(_ value: LenientJSON) -> (value: LenientJSON, reference: String?) {
        guard case .object(let members) = value, members.count <= 2, let id = value["@id"]?.text, let known = byID[id]
        else { return (value, nil) }
        return (known, id)
    }

    private mutating func visit(_ value: LenientJSON) throws(WorkBudget.Exhausted) {
        try budget.spend()
        switch value {
        case .array(let elements): for element in elements { try visit(element) }
        case .object(let members):
            try budget.spend(members.count)
            if let id = value["@id"]?.text, members.count > 2, byID[id] == nil { byID[id] = value }
            if value.isA("Recipe") { recipes.append(value) }
            if articleImage == nil, Self.articles.contains(where: value.isA) {
                articleImage = value.first("image", "primaryImageOfPage")
            }
            for member in members { try visit(member.value) }
        default: break
        }
    }

    private static let articles = ["Article", "BlogPosting", "NewsArticle", "WebPage"]
}
