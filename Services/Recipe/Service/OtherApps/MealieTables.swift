import Values

/// The tables of Mealie's database that recipes are put together from.
struct MealieTables {
    /// A recipe's row.
    struct RecipeRow {
        /// Without dashes, in lower case.
        var id: String
        var name: String
        fileprivate var place: Range<Int>
    }

    private let pieces: JSONPieces
    private(set) var recipes: [RecipeRow] = []
    /// How often recipes were made, as far as somebody has noted it.
    private(set) var timesCooked: [String: Int] = [:]
    private(set) var hasComments: Set<String> = []
    /// Where the rows of a recipe are, by the table's name.
    private var rows: [String: [String: [Range<Int>]]] = [:]
    /// Foods, units, tags, categories and tools, by their table and id.
    private var things: [String: [String: LenientJSON]] = [:]

    /// The tables whose rows have the id of a recipe.
    private static let parts = [
        "recipes_ingredients", "recipe_instructions", "notes", "recipe_nutrition", "recipe_settings", "recipes_to_tags",
        "recipes_to_categories", "recipes_to_tools",
    ]
    private static let named = ["ingredient_foods", "ingredient_units", "tags", "categories", "tools"]

    init(_ pieces: JSONPieces, _ budget: WorkBudget) throws(WorkBudget.Exhausted) {
        self.pieces = pieces
        for table in pieces.members(of: pieces.root) where pieces.isArray(table.value) {
            for row in pieces.elements(of: table.value) {
                try budget.spend(2 + row.count / 64)
                try add(row, of: table.name, budget)
            }
        }
    }

    private mutating func add(_ row: Range<Int>, of table: String, _ budget: WorkBudget) throws(WorkBudget.Exhausted) {
        let isPart = Self.parts.contains(table)
        guard isPart || Self.named.contains(table) || Self.others.contains(table) else { return }
        let members = pieces.members(of: row)
        try budget.spend(4 * members.count)
        func text(_ names: String...) throws(WorkBudget.Exhausted) -> String? {
            for name in names {
                guard let place = members.first(where: { $0.name == name })?.value else { continue }
                if let text = try value(place, budget)?.text { return text }
            }
            return nil
        }
        if Self.named.contains(table) {
            if let id = try text("id"), let node = try node(row, budget) {
                things[table, default: [:]][Self.key(id)] = node
            }
            return
        }
        if table == "recipes" {
            guard let id = try text("id") else { return }
            recipes.append(RecipeRow(id: Self.key(id), name: try text("name") ?? "", place: row))
            return
        }
        // An older one has another name for it.
        guard let recipe = try text("recipe_id", "recipee_id") else { return }
        let id = Self.key(recipe)
        switch table {
        case "recipe_comments": hasComments.insert(id)
        case "recipe_timeline_events":
            if try text("event_type") == "comment" { timesCooked[id, default: 0] += 1 }
            if let message = try text("event_message", "message"), !message.isEmpty { hasComments.insert(id) }
        default: rows[table, default: [:]][id, default: []].append(row)
        }
    }

    private static let others = ["recipes", "recipe_comments", "recipe_timeline_events"]

    /// A recipe as one object, with its parts in it.
    func recipe(_ row: RecipeRow, _ budget: WorkBudget) throws -> LenientJSON {
        guard case .object(var members) = try node(row.place, budget) else { throw ForeignDamage.notJSON }
        // What the row has itself under these names are no lists.
        let added = ["recipe_ingredient", "recipe_instructions", "notes", "nutrition", "settings", "tags", "tools"]
        members.removeAll { added.contains($0.name) || $0.name == "recipe_category" }
        func add(_ name: String, _ value: LenientJSON) { members.append(LenientJSON.Member(name: name, value: value)) }
        let ingredients = try sorted("recipes_ingredients", row, budget).map { line in
            line.joined("food", to: things["ingredient_foods"], by: "food_id")
                .joined("unit", to: things["ingredient_units"], by: "unit_id")
                .renamed("referenced_recipe_id", "referenced_recipe")
        }
        add("recipe_ingredient", .array(ingredients))
        add("recipe_instructions", .array(try sorted("recipe_instructions", row, budget)))
        add("notes", .array(try sorted("notes", row, budget)))
        if let settings = try sorted("recipe_settings", row, budget).first { add("settings", settings) }
        if case .object(let facts) = try sorted("recipe_nutrition", row, budget).first {
            add(
                "nutrition",
                .object(facts.filter { $0.name != "id" && !$0.name.hasSuffix("_id") && !$0.name.hasSuffix("_at") })
            )
        }
        for (name, table, key) in [
            ("tags", "tags", "tag_id"), ("recipe_category", "categories", "category_id"), ("tools", "tools", "tool_id"),
        ] {
            let links = try sorted("recipes_to_\(table)", row, budget)
            let found = links.compactMap { link in link[key]?.text.flatMap { things[table]?[Self.key($0)] } }
            add(name, .array(found))
        }
        return .object(members)
    }

    /// A recipe's rows of a table, in the order of their positions.
    private func sorted(_ table: String, _ row: RecipeRow, _ budget: WorkBudget) throws -> [LenientJSON] {
        let places = (rows[table]?[row.id] ?? []).prefix(2 * RecipeRules.maxLines)
        var found: [(position: Int, index: Int, value: LenientJSON)] = []
        for (index, place) in places.enumerated() {
            guard let value = try node(place, budget) else { continue }
            found.append((value["position"]?.text.flatMap { Int($0) } ?? 0, index, value))
        }
        return found.sorted { ($0.position, $0.index) < ($1.position, $1.index) }.map(\.value)
    }

    private func node(_ place: Range<Int>, _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> LenientJSON? {
        try LenientJSONParser.values(in: Array(pieces.bytes[place]), budget).first
    }

    /// A value that need not be an object.
    private func value(_ place: Range<Int>, _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> LenientJSON? {
        try LenientJSONParser.values(in: Array("[".utf8) + pieces.bytes[place] + Array("]".utf8), budget).first?
            .elements.first
    }

    /// An id however it is written.
    static func key(_ id: String) -> String { id.lowercased().filter { $0 != "-" } }
}

extension LenientJSON {
    /// With the object that a member means by its id.
    fileprivate func joined(_ name: String, to things: [String: LenientJSON]?, by key: String) -> LenientJSON {
        guard case .object(let members) = self, let id = self[key]?.text, let thing = things?[MealieTables.key(id)]
        else {
            return self
        }
        return .object(members + [Member(name: name, value: thing)])
    }

    fileprivate func renamed(_ old: String, _ new: String) -> LenientJSON {
        guard case .object(let members) = self else { return self }
        return .object(members.map { Member(name: $0.name == old ? new : $0.name, value: $0.value) })
    }
}
