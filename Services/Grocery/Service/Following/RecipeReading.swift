import Kitchen
import Values

/// What a recipe has that is to be bought, as it says now.
struct RecipeReading: Sendable {
    /// The recipe.
    let recipe: RecipeID
    /// For how many its lines are.
    let servings: Int
    /// What it buys; equal lines are one.
    private(set) var lines: [FollowedLine] = []
    /// Its lines that are nothing for the shop.
    private(set) var leftOut: [FollowedLine] = []
    /// Its lines one by one.
    fileprivate let wanted: [WantedLine]

    /// Reads the lines of a recipe for as many as it is for.
    init(
        _ recipe: RecipeID,
        servings: Int,
        _ wanted: [WantedLine],
        kitchen: Consolidation
    ) throws(QuantityError) {
        self.recipe = recipe
        self.servings = servings
        self.wanted = wanted
        let found = try kitchen.consolidate(wanted.map(\.contribution))
        for item in found.items {
            let goods = Goods(key: item.key, name: item.name, food: item.food, category: item.category)
            for line in try ItemLine.all(of: item) { try lines.add(line, goods) }
        }
        for text in try LeftOut.all(of: found.leftOut) {
            let nothing = Goods(key: "", name: text.text, food: nil, category: .other)
            for line in text.lines { try leftOut.add(line, nothing) }
        }
    }

    /// From its amounts to those for other servings.
    func scale(to servings: Int) throws(QuantityError) -> Rational {
        try Rational(Int64(servings), over: Int64(max(1, self.servings)))
    }

    /// The lines with some texts, for a meal.
    func lines(_ texts: Set<String>, for share: RecipeShare) throws(QuantityError) -> [WantedLine] {
        let scale = try scale(to: share.servings)
        return wanted.filter { texts.contains($0.line.text) }
            .map { WantedLine(line: $0.line, scale: scale, origin: .recipe(share)) }
    }
}

extension [FollowedLine] {
    /// Adds a line that buys goods to the one with the same text that buys them, or as a new one.
    mutating func add(_ line: ItemLine, _ goods: Goods) throws(QuantityError) {
        guard let index = firstIndex(where: { $0.text == line.text && $0.goods.part == goods.part }) else {
            append(FollowedLine(text: line.text, amount: line.amount, goods: goods))
            return
        }
        let own = self[index].amount
        self[index].amount = try (Portion(own) + Portion(line.amount)).amount(like: own)
    }
}
