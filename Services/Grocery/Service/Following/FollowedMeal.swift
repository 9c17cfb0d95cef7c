import FoundationEssentials
import Kitchen
import Values

/// A meal that a list buys for: a recipe's place in a menu or an entry of the plan, and what became of its lines.
struct FollowedMeal: Hashable, Sendable {
    /// The place or the entry.
    let source: UUID
    /// The recipe; its servings are those for which the list is to buy, 0 if the meal is gone.
    var share: RecipeShare
    /// The servings for which `lines` are.
    let servings: Int
    var lines: [FollowedLine]

    /// The place of the line with a text that buys a part of it.
    func place(of text: String, part: String) -> Int? {
        lines.firstIndex { $0.text == text && $0.goods.part == part }
    }

    /// How much of a line the list is to buy.
    func wanted(_ line: FollowedLine) throws(QuantityError) -> Portion {
        guard share.servings > 0, !line.isGone else { return .zero }
        let portion = Portion(line.amount)
        guard line.amount != nil else { return portion }
        return try portion * Rational(Int64(share.servings), over: Int64(max(1, servings)))
    }
}

/// A line of a meal's recipe, with what has left the list; equal lines of a recipe are one.
struct FollowedLine: Hashable, Sendable {
    /// The line as written, which with the part of it that the goods are tells the lines of a meal apart.
    let text: String
    /// Its amount for the meal's servings; nil if it has none.
    var amount: Amount?
    var goods: Goods
    /// What was ticked and has had its hour.
    var bought = Portion.zero
    /// What somebody took off the list.
    var dropped = Portion.zero
    /// The surplus that somebody has been told of.
    var excused = Portion.zero
    /// Whether the recipe does not have it any more: nothing is to be bought of it, and what was is known.
    var isGone = false
}

extension FollowedLine {
    /// Whether another line buys the same, and counts it the same way.
    func buysLike(_ other: FollowedLine) -> Bool {
        goods.key == other.goods.key && goods.part == other.goods.part
            && (amount == nil) == (other.amount == nil) && amount?.unit == other.amount?.unit
            && amount?.size == other.amount?.size
    }
}

extension RecipeShare {
    /// The place in a menu or the entry of the plan through which the recipe came; nil for one named by itself.
    var source: UUID? { menuItem?.uuid ?? entry?.uuid }
}

/// What has left a list: lines of an item that was bought, or that somebody took off.
struct SettledItem: Hashable, Sendable {
    var wasBought: Bool
    var goods: Goods
    var lines: [ItemLine]
}

/// More was bought for a meal than it needs now.
struct Surplus: Hashable, Sendable {
    /// What it is, and how much.
    struct Item: Hashable, Sendable {
        var name: String
        /// The amounts in English, as earlier versions have stored nothing else.
        var text: String
        var quantities: [Amount] = []
        /// The food that it is; earlier versions have not stored it.
        var food: FoodReference?

        /// How much, in the language of the answer and in a measurement system; nil for the units used.
        func text(in system: MeasurementSystem?, foods: FoodTable) -> String {
            guard !quantities.isEmpty else { return text }
            guard let system else { return quantities.map(\.display).joined(separator: " + ") }
            return quantities.map { weighed($0, in: system, foods).display(in: system) }.joined(separator: " + ")
        }

        /// Cups of what is not poured in grams, where people weigh it.
        private func weighed(_ amount: Amount, in system: MeasurementSystem, _ foods: FoodTable) -> Amount {
            guard system == .metric, let unit = amount.unit, unit.dimension == .volume, !unit.isMetric,
                unit != .teaspoon, unit != .tablespoon,
                let food = food.flatMap({ foods.food(id: $0.id) }),
                food.shop?.isLiquid != true
            else { return amount }
            return (try? amount.converted(to: .gram, of: food)).flatMap { $0 } ?? amount
        }
    }

    let source: UUID
    var recipe: RecipeID
    var title: String
    /// Whether the meal is gone, rather than in need of less.
    var isGone: Bool
    var items: [Item]
}
