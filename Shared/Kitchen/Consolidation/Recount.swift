import JSON

/// Adding up an item anew from its stored lines.
public enum Recount {
    /// A stored line of an item.
    @MembersInit
    public struct Share: Sendable {
        /// The line as written.
        public var text: String
        /// Its share for the wanted servings; nil if the line has no amount.
        public var amount: Amount?
        /// Whether somebody typed it for the list.
        public var isTyped: Bool
    }

    /// What an item is known by.
    @MembersInit
    public struct Identity: Sendable {
        /// What makes two lines one item.
        public var key: String
        /// Its food, if known.
        public var food: FoodReference?
        /// Its name.
        public var name: String
        /// Its category.
        public var category: Category
    }

    /// What an item's lines come to.
    public struct Sum: Sendable {
        /// What is bought for the lines, in the language of names.
        public var name: String
        /// The exact sums.
        public var quantities: [Amount]
        /// The sums as a shop sells.
        public var text: String
        /// What the lines say beside the amount; nil if nothing.
        public var note: String?
    }
}

extension Consolidation {
    /// What the stored lines of an item come to, whatever foods they would mean by themselves.
    public func recount(_ shares: [Recount.Share], of item: Recount.Identity) throws(QuantityError) -> Recount.Sum {
        let parser = IngredientParser(foods: foods)
        let reader = PurchaseReader(foods: foods, language: language)
        let food = item.food.flatMap { foods.food(id: $0.id) }
        var lines: [LineShare] = []
        var group = ShareSums.Group()
        for share in shares {
            try share.isTyped ? spend(10) : spend(line: share.text)
            var line = IngredientLine(text: share.text, amount: share.amount, food: item.food, name: item.name)
            line.amounts = share.amount.map { [$0] } ?? []
            line.category = item.category
            var purchase = Purchase(asWritten: line, food: food)
            if !share.isTyped {
                let parsed = parser.parse(share.text)
                if case .buy(let found) = PurchaseReadings.shared.reading(of: parsed, by: reader),
                    let same = found.first(where: { $0.key == item.key })
                {
                    purchase = same
                    // What a line without an amount wants of one of several things is stored as its amount.
                    if purchase.beside?.line == nil, share.amount != nil { purchase.beside = nil }
                    line.amounts = try Self.amounts(of: parsed, scaledTo: share.amount)
                }
            }
            group.add(purchase, for: lines.count)
            lines.append(LineShare(line: line, scale: .one, isTyped: share.isTyped, system: system))
        }
        let naming = PurchaseName(foods: foods, language: language)
        let quantities = try PurchaseSum(group, of: lines).quantities(of: food)
        let name = naming.name(of: group.purchases, quantities)
        let text = text(of: quantities, food: item.food, key: item.key, name: item.name, in: system)
        return Recount.Sum(
            name: name,
            quantities: quantities,
            text: text,
            note: group.purchases.isEmpty ? nil : try ShareSums(self).said(by: group, lines, name: name, total: text)
        )
    }

    /// What a stored line wants of the item with this key, where it names several things.
    public func own(of share: Recount.Share, key: String) throws(QuantityError) -> OwnAmount? {
        guard !share.isTyped, let amount = share.amount else { return nil }
        try spend(line: share.text)
        let parsed = IngredientParser(foods: foods).parse(share.text)
        let reader = PurchaseReader(foods: foods, language: language)
        guard case .buy(let found) = PurchaseReadings.shared.reading(of: parsed, by: reader),
            let same = found.first(where: { $0.key == key })
        else { return nil }
        // A line without an amount has that of the item itself.
        if let beside = same.beside, beside.line == nil { return nil }
        var line = parsed
        line.amount = amount
        line.amounts = try Self.amounts(of: parsed, scaledTo: amount)
        return try same.own(of: LineShare(line: line, scale: .one))
    }

    /// All amounts of a line, scaled as its first one was.
    private static func amounts(of line: IngredientLine, scaledTo amount: Amount?) throws(QuantityError) -> [Amount] {
        guard let amount else { return [] }
        guard let first = line.amount, first.unit == amount.unit, first.value > .zero, line.amounts.count > 1 else {
            return [amount]
        }
        let scale = try amount.value / first.value
        var amounts = [amount]
        // What each piece weighs stays.
        let isEach = first.unit?.isMeasure != true && LineShare(line: line, scale: .one).isEach
        for other in line.amounts.dropFirst() { amounts.append(isEach ? other : try other.scaled(by: scale)) }
        return amounts
    }
}
