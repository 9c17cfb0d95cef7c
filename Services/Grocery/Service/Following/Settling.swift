import FoundationEssentials
import Kitchen
import Values

/// A list while it is made what its meals want.
struct Settling {
    private(set) var list: GroceryList
    var surpluses: [Surplus] = []
    private let kitchen: Consolidation
    private let newID: () -> GroceryItemID
    private let holdings: Holdings
    /// The places of items that change, and their lines before.
    private var touchedItems: [Int: [ItemLine]] = [:]
    private var touchedStaples: Set<Int> = []

    init(list: GroceryList, kitchen: Consolidation, newID: @escaping () -> GroceryItemID) {
        self.list = list
        self.kitchen = kitchen
        self.newID = newID
        holdings = Holdings(list)
    }

    /// Whether anything of a meal has been bought or taken off.
    func leaves(_ meal: FollowedMeal) -> Bool { meal.lines.contains { leaves($0, of: meal) } }

    private func leaves(_ line: FollowedLine, of meal: FollowedMeal) -> Bool {
        !line.bought.isZero || !line.dropped.isZero || !holdings.of(line, meal).ticked.isZero
    }

    /// The lines of a meal that need to be remembered: those of its recipe, and what was bought or taken off of others.
    private func remembered(of meal: FollowedMeal) throws(QuantityError) -> [FollowedLine] {
        guard meal.lines.contains(where: \.isGone) else { return meal.lines }
        var lines: [FollowedLine] = []
        for line in meal.lines {
            let elsewhere = try boughtElsewhere(line, meal)
            if !line.isGone || leaves(line, of: meal) || !elsewhere.isZero { lines.append(line) }
        }
        return lines
    }

    /// How much more of a line was bought than is wanted; nothing of a meal that others buy for now, who say it.
    func surplus(of line: FollowedLine, in meal: FollowedMeal) throws(QuantityError) -> Portion {
        if meal.share.servings == 0, list.boughtElsewhere.passedOn.contains(meal.source) { return .zero }
        let own = try holdings.of(line, meal).ticked + line.bought
        let elsewhere = try boughtElsewhere(line, meal)
        // What has no amount is bought once or not.
        if line.amount == nil, !own.isZero { return try own - meal.wanted(line) }
        return try own + elsewhere - meal.wanted(line)
    }

    /// How much of a line of a meal was bought as others bought for it.
    private func boughtElsewhere(_ line: FollowedLine, _ meal: FollowedMeal) throws(QuantityError) -> Portion {
        guard meal.share.servings > 0 else { return .zero }
        return try list.boughtElsewhere.amount(of: line, for: meal.source)
    }

    /// How much of each line is still to be bought, and how much was bought too much.
    ///
    /// What was bought of a line that the recipe has no more counts for one that buys the same in the same unit: of
    /// "3 onions" in place of "2 onions" one is missing.
    private func balance(_ meal: FollowedMeal) throws(QuantityError) -> (needs: [Portion], surpluses: [Portion]) {
        var (needs, surpluses): ([Portion], [Portion]) = ([], [])
        for line in meal.lines {
            let have = try holdings.of(line, meal).ticked + line.bought + line.dropped + boughtElsewhere(line, meal)
            needs.append(try meal.wanted(line) - have)
            surpluses.append(try surplus(of: line, in: meal))
        }
        guard meal.lines.contains(where: \.isGone) else { return (needs, surpluses) }
        let byText = meal.lines.indices.sorted { meal.lines[$0].text < meal.lines[$1].text }
        for gone in byText where meal.lines[gone].isGone {
            for place in byText where !meal.lines[place].isGone && meal.lines[place].buysLike(meal.lines[gone]) {
                let taken = Portion.least(needs[place], surpluses[gone])
                needs[place] = try needs[place] - taken
                surpluses[gone] = try surpluses[gone] - taken
            }
        }
        return (needs, surpluses)
    }

    /// Makes the list's open lines what a meal wants; gives what is too much of it and nobody knows.
    mutating func settle(_ meal: inout FollowedMeal) throws -> Surplus? {
        var known: [String: (goods: Goods, shares: [Recount.Share])] = [:]
        let (needs, surpluses) = try balance(meal)
        for index in meal.lines.indices {
            let line = meal.lines[index]
            let (need, surplus) = (needs[index], surpluses[index])
            let holding = holdings.of(line, meal)
            let isOther = !holding.servings.isSubset(of: [meal.share.servings])
            if need != holding.open || (isOther && !need.isZero) { try set(line, of: meal, to: need, holding) }
            meal.lines[index].excused = .least(line.excused, surplus)
            let untold = try surplus - meal.lines[index].excused
            guard !untold.isZero else { continue }
            let share = Recount.Share(text: line.text, amount: untold.amount(like: line.amount), isTyped: false)
            known[line.goods.key, default: (line.goods, [])].shares.append(share)
        }
        meal.lines = try remembered(of: meal)
        guard !known.isEmpty else { return nil }
        let goods = known.values.sorted {
            ($0.goods.category, $0.goods.name, $0.goods.key) < ($1.goods.category, $1.goods.name, $1.goods.key)
        }
        let items = try goods.map { goods, shares in
            let sum = try kitchen.recount(shares, of: goods.identity)
            return Surplus.Item(name: sum.name, text: sum.text, quantities: sum.quantities, food: goods.food)
        }
        return Surplus(
            source: meal.source,
            recipe: meal.share.recipe,
            title: meal.share.title,
            isGone: meal.share.servings == 0,
            items: items
        )
    }

    /// Adds up what has changed, and takes away what is empty.
    mutating func finish() throws(QuantityError) {
        for (place, before) in touchedItems where !list.items[place].lines.isEmpty {
            let lines = list.items[place].lines
            list.items[place].lines = before
            try list.items[place].setLines(lines, with: kitchen)
        }
        for place in touchedStaples where !list.staples[place].lines.isEmpty {
            list.staples[place].text = try list.staples[place].text(with: kitchen)
        }
        for place in touchedItems.keys.sorted(by: >) where list.items[place].lines.isEmpty {
            list.items.remove(at: place)
        }
        for place in touchedStaples.sorted(by: >) where list.staples[place].lines.isEmpty {
            list.staples.remove(at: place)
        }
    }

    private mutating func touch(_ place: Int) {
        touchedItems[place] = touchedItems[place] ?? list.items[place].lines
    }

    /// Makes the open lines of one line of a meal come to so much.
    private mutating func set(
        _ line: FollowedLine,
        of meal: FollowedMeal,
        to need: Portion,
        _ holding: Holdings.Holding
    ) throws {
        var new: ItemLine? = ItemLine(
            origin: .recipe(meal.share),
            text: line.text,
            amount: need.amount(like: line.amount)
        )
        if need.isZero { new = nil }
        if let share = new?.share { new?.own = try kitchen.own(of: share, key: line.goods.key) }
        if let place = holding.staple {
            list.staples[place].lines.exchange(line.text, of: meal.source, for: &new)
            touchedStaples.insert(place)
        }
        for place in holding.openItems {
            touch(place)
            list.items[place].lines.exchange(line.text, of: meal.source, for: &new)
        }
        guard let new else { return }
        if let place = list.openItem(for: line.goods.key) {
            touch(place)
            list.items[place].lines.append(new)
            return
        }
        try list.append(line.goods, new, kitchen: kitchen, newID: newID)
    }
}

extension [ItemLine] {
    /// Puts a line in the place of the first one with this text of a meal, and takes the others away.
    fileprivate mutating func exchange(_ text: String, of source: UUID, for new: inout ItemLine?) {
        var lines: [ItemLine] = []
        for line in self {
            guard line.text == text, line.origin.recipe?.source == source else {
                lines.append(line)
                continue
            }
            if let line = new { lines.append(line) }
            new = nil
        }
        self = lines
    }
}
