import FoundationEssentials
import Kitchen

/// What a list has of the lines of its meals.
struct Holdings {
    /// Where a line is, and how much of it.
    struct Holding {
        var ticked = Portion.zero
        var open = Portion.zero
        /// The items with it that are not ticked, by place.
        var openItems: [Int] = []
        /// Whether the lines are for other servings than they say.
        var servings: Set<Int> = []
        /// Where it is kept as at home.
        var staple: Int?
    }

    /// A line of a meal.
    private struct LineID: Hashable {
        let source: UUID
        let text: String
        let part: String
    }

    private var holdings: [LineID: Holding] = [:]

    init(_ list: GroceryList) {
        for (place, item) in list.items.enumerated() {
            let part = item.goods.part
            for line in item.lines {
                guard let share = line.origin.recipe, let source = share.source else { continue }
                let id = LineID(source: source, text: line.text, part: part)
                var holding = holdings[id] ?? Holding()
                if item.checkedAt == nil {
                    holding.open = (try? holding.open.adding(line.amount)) ?? holding.open
                    if holding.openItems.last != place { holding.openItems.append(place) }
                    holding.servings.insert(share.servings)
                } else {
                    holding.ticked = (try? holding.ticked.adding(line.amount)) ?? holding.ticked
                }
                holdings[id] = holding
            }
        }
        for (place, staple) in list.staples.enumerated() {
            for line in staple.lines {
                guard let share = line.origin.recipe, let source = share.source else { continue }
                let id = LineID(source: source, text: line.text, part: staple.food?.id ?? "")
                var holding = holdings[id] ?? Holding()
                holding.staple = place
                holding.open = (try? holding.open.adding(line.amount)) ?? holding.open
                holding.servings.insert(share.servings)
                holdings[id] = holding
            }
        }
    }

    /// What the list has of a line of a meal.
    func of(_ line: FollowedLine, _ meal: FollowedMeal) -> Holding {
        holdings[LineID(source: meal.source, text: line.text, part: line.goods.part)] ?? Holding()
    }

    /// What has been bought for a meal, ticked or off the list already.
    func bought(for meal: FollowedMeal) throws -> [BoughtMeal.Line] {
        try meal.lines.compactMap { line in
            let sum = try of(line, meal).ticked + line.bought
            return sum.isZero ? nil : BoughtMeal.Line(text: line.text, part: line.goods.part, amount: sum)
        }
    }
}
