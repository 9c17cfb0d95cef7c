import Kitchen

/// What a household normally has: the defaults, and what it decided itself.
struct StapleBook: Sendable {
    private let foods: FoodTable
    private let decisions: [String: Decision]

    /// The defaults of a food table under a household's decisions.
    init(foods: FoodTable, decisions: [Decision]) {
        self.foods = foods
        self.decisions = Dictionary(decisions.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    }

    /// All staples, by name.
    var staples: [Staple] {
        let defaults = foods.staples.filter { decisions[$0.id] == nil }
            .map { Staple(key: $0.id, name: $0.name, isAssumed: $0.staple == .assumed, isDefault: true) }
        let own = decisions.values.filter { $0.kind != .no }
            .map { Staple($0, isDefault: foods.food(id: $0.key)?.staple == $0.kind) }
        return (defaults + own).sorted { ($0.name, $0.key) < ($1.name, $1.key) }
    }

    /// Whether an item is a staple: assumed, asked about, or none.
    func kind(food: FoodReference?, name: String) -> StapleDefault {
        if let food {
            return decisions[food.id]?.kind ?? foods.food(id: food.id)?.staple ?? .no
        }
        return decisions[name.lowercased()]?.kind ?? .no
    }

    /// Whether a food is a staple of Larder's own accord.
    static func isUsual(_ key: String) -> Bool {
        FoodTable.standard.food(id: key).map { $0.staple != .no } ?? false
    }

    /// The keys of the staples that are a household's own doing.
    static func own(among decisions: [Decision]) -> [String] {
        decisions.filter { $0.kind != .no && !isUsual($0.key) }.map(\.key)
    }

    /// The key and name under which a household's own words are kept.
    static func subject(_ words: String, foods: FoodTable) -> (key: String, name: String) {
        if let food = foods.food(id: words) ?? foods.food(named: words) { return (food.id, food.name) }
        return (words.lowercased(), words)
    }
}

/// Something at home that the recipes want: kept off the list, recorded on it.
struct KeptStaple: Hashable, Sendable {
    var food: FoodReference?
    var name: String
    /// How much the recipes want of it.
    var text: String
    /// Each line that wants it.
    var lines: [ItemLine]

    /// How much of it, in the words of a measurement system; nil for those that were used.
    func text(in system: MeasurementSystem?) -> String {
        // What is stored was written in English.
        if system == nil, Language.shown == .en { return text }
        return (try? text(with: Consolidation(system: system))) ?? text
    }

    /// The summed quantities of its lines, for people.
    func text(with kitchen: Consolidation) throws(QuantityError) -> String {
        let identity = Recount.Identity(key: food?.id ?? name, food: food, name: name, category: .pantry)
        return try kitchen.recount(lines.map(\.share), of: identity).text
    }
}
