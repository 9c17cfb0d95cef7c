public import Values

/// Combines the lines of many recipes into what to buy, with exact sums.
public struct Consolidation: Sendable {
    let foods: FoodTable
    /// The language of names; amounts are written in `Language.shown`.
    public var language: Language
    /// The system of measures in which amounts are shown; nil for those that were used.
    public var system: MeasurementSystem?
    /// What the work may cost; nil for anything.
    public var budget: StepBudget?

    /// A consolidation over a food table, which knows densities and piece weights.
    public init(
        foods: FoodTable = .standard,
        language: Language = .en,
        system: MeasurementSystem? = nil,
        budget: StepBudget? = nil
    ) {
        self.foods = foods
        self.language = language
        self.system = system
        self.budget = budget
    }

    /// Counts steps against the budget, if there is one.
    public func spend(_ steps: Int) throws(QuantityError) {
        do throws(WorkBudget.Exhausted) {
            try budget?.spend(steps)
        } catch {
            throw error == .abandoned ? .abandoned : .tooMuchWork
        }
    }

    /// Counts the reading of what somebody typed for a list, which may name many things.
    public func spend(typed text: String) throws(QuantityError) { try spend(100 + text.utf8.count * 5) }

    /// Counts the reading of a line of a recipe.
    func spend(line: String) throws(QuantityError) { try spend(100 + line.utf8.count / 2) }

    /// The items for these contributions, in shop order, then by name; the order and grouping of contributions do not
    /// matter.
    ///
    /// Throws if one contribution's own amount cannot be scaled exactly; sums that would overflow are shown side by
    /// side.
    public func items<Source>(
        _ contributions: [Contribution<Source>]
    ) throws(QuantityError) -> [ConsolidatedItem<Source>] {
        try consolidate(contributions).items
    }

    /// The same, and what is nothing for the shop, in the order given.
    public func consolidate<Source>(
        _ contributions: [Contribution<Source>]
    ) throws(QuantityError) -> Consolidated<Source> {
        // The work is done without the generic sources, so that it is compiled once and optimised.
        let shares = contributions.map {
            LineShare(line: $0.line, scale: $0.scale, isTyped: $0.isTyped, system: system)
        }
        let found = try ShareSums(self).sums(of: shares)
        let items = found.sums.map { sum in
            ConsolidatedItem(
                key: sum.key,
                food: sum.food,
                name: sum.name,
                category: sum.category,
                quantities: sum.quantities,
                text: sum.text,
                note: sum.note,
                contributions: sum.members.map { member in
                    var contribution = contributions[member.share]
                    contribution.own = member.own
                    return contribution
                }
            )
        }
        return Consolidated(
            items: items,
            leftOut: found.leftOut.map { LeftOutLine(contribution: contributions[$0.share], reason: $0.reason) }
        )
    }

    /// An item without the shares of some sources, exactly as if they had never been added; nil if nothing is left.
    public func removing<Source>(
        from item: ConsolidatedItem<Source>,
        where isRemoved: (Source) -> Bool
    ) throws(QuantityError) -> ConsolidatedItem<Source>? {
        let found = try items(item.contributions.filter { !isRemoved($0.source) })
        return found.first { $0.key == item.key } ?? found.first
    }

    /// Amounts as a shop sells them.
    ///
    /// `key` is the item's, and so is `name`, which says about what it weighs if its food is unknown.
    public func text(
        of quantities: [Amount],
        food: FoodReference?,
        key: String,
        name: String = "",
        in system: MeasurementSystem?
    ) -> String {
        var kitchen = self
        kitchen.system = system
        let food = food.flatMap { foods.food(id: $0.id) }
        return ShareSums(kitchen).text(of: quantities, food: food, key: key, name: name)
    }

    /// Whether an item is more of a staple than a household has at home.
    public func isMoreThanUsual<Source>(_ item: ConsolidatedItem<Source>) -> Bool {
        guard let food = item.food.flatMap({ foods.food(id: $0.id) }), let usual = food.shop?.usual else {
            return false
        }
        let grams = item.quantities.reduce(0.0) { sum, amount in
            let most = Amount(amount.max ?? amount.value, unit: amount.unit)
            return sum + ((try? most.converted(to: .gram, of: food))?.value.doubleValue ?? 0)
        }
        return grams > usual.doubleValue
    }

    /// Whether an item is a product beside the staple that its food is: flour for dumplings, sugar of another kind.
    public func isProductBeside<Source>(_ item: ConsolidatedItem<Source>) -> Bool {
        guard language != .en, let food = item.food?.id, item.key != food else { return false }
        return food == "flour" || food == "sugar"
    }

    /// What combines lines into one item: the food's id, or a hash of the folded name after a tilde.
    static func key(of line: IngredientLine) -> String {
        if let food = line.food { return food.id }
        return key(ofName: line.name)
    }

    /// The key of a name that is no food's.
    static func key(ofName name: String) -> String {
        let tokens = Tokenizer.tokens(of: Array(name.utf8.prefix(400)), lexicon: .empty)
        return "~" + String(FoodResolver.phraseKey(tokens[...]).hash, radix: 36)
    }
}

/// What lines come to.
public struct Consolidated<Source: Sendable>: Sendable {
    /// What to buy, in shop order, then by name.
    public var items: [ConsolidatedItem<Source>]
    /// What is nothing for the shop.
    public var leftOut: [LeftOutLine<Source>]
}

/// A line that names nothing to buy.
public struct LeftOutLine<Source: Sendable>: Sendable {
    /// The line.
    public var contribution: Contribution<Source>
    /// Why it is no item.
    public var reason: LeftOutReason
}
