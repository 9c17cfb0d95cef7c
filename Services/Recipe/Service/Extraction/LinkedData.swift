/// The Schema.org objects of a page, wherever its scripts have put them.
struct LinkedData {
    /// Every object that calls itself a recipe, in the order of the page.
    private(set) var recipes: [LooseJSON] = []
    /// Objects by their `@id`, as others refer to them.
    private var byID: [String: LooseJSON] = [:]
    private var visited = 0

    /// Reads the texts of a page's scripts.
    init(_ scripts: [String]) {
        for script in scripts {
            for value in LooseJSONParser.values(in: script) { visit(value) }
        }
    }

    /// The object that a reference of the form `{"@id": …}` means; anything else as it is.
    func resolved(_ value: LooseJSON) -> LooseJSON {
        guard case .object(let members) = value, members.count <= 2, let id = value["@id"]?.text else { return value }
        return byID[id] ?? value
    }

    private mutating func visit(_ value: LooseJSON) {
        visited += 1
        // A page with more objects than this is no recipe's.
        guard visited < 100_000 else { return }
        switch value {
        case .array(let elements): for element in elements { visit(element) }
        case .object(let members):
            if let id = value["@id"]?.text, members.count > 2, byID[id] == nil { byID[id] = value }
            if value.isA("Recipe") { recipes.append(value) }
            for member in members { visit(member.value) }
        default: break
        }
    }
}
