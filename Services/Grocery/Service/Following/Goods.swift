import Kitchen

/// What a line buys, apart from how much.
struct Goods: Hashable, Sendable {
    /// What makes two lines one item.
    var key: String
    var name: String
    var food: FoodReference?
    var category: Category

    /// What the kitchen knows it by.
    var identity: Recount.Identity { Recount.Identity(key: key, food: food, name: name, category: category) }

    /// What tells it apart from other goods of the same line, as "salt and pepper" is two foods.
    var part: String { food?.id ?? "" }
}

/// What recipes would have in the place of an item that somebody changed by hand.
struct WantedGoods: Hashable, Sendable {
    var goods: Goods
    var quantities: [Amount]
    /// The quantities for people.
    var text: String

    /// `750 g flour`.
    func words(in system: MeasurementSystem?) -> String {
        // What is stored was written in English.
        let isStored = system == nil && Language.shown == .en
        let amount =
            isStored
            ? text
            : Consolidation().text(of: quantities, food: goods.food, key: goods.key, name: goods.name, in: system)
        return [amount, goods.name].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension GroceryItem {
    /// What the item's recipes buy with it, whatever somebody has made of it.
    var goods: Goods {
        wanted?.goods ?? Goods(key: key, name: name, food: food, category: category)
    }

    /// Keeps what recipes want of an item that somebody has written anew: the item stays as they wrote it.
    mutating func keepWanted(of old: GroceryItem, in kitchen: Consolidation) throws(QuantityError) {
        let recipes = old.lines.filter { $0.origin.recipe != nil }
        guard !recipes.isEmpty else { return }
        lines = lines.filter { $0.origin.recipe == nil } + recipes
        wanted = WantedGoods(goods: old.goods, quantities: [], text: "")
        try recountWanted(with: kitchen)
    }

    /// Makes the amount that an item has now somebody's own, so that it stays when its recipes change.
    mutating func holdAmount() {
        let recipes = lines.filter { $0.origin.recipe != nil }
        guard !recipes.isEmpty, wanted == nil else { return }
        let amounts: [Amount?] = quantities.isEmpty ? [nil] : quantities
        lines =
            amounts.map { amount in
                let text = [amount?.display, name].compactMap { $0 }.joined(separator: " ")
                return ItemLine(origin: .hand(id), text: text, amount: amount)
            } + recipes
    }

    /// Adds up anew what recipes want of an item that was changed by hand; without recipes it is only somebody's own.
    mutating func recountWanted(with kitchen: Consolidation) throws(QuantityError) {
        guard var wanted else { return }
        let recipes = lines.filter { $0.origin.recipe != nil }
        let sum = try kitchen.recount(recipes.map(\.share), of: wanted.goods.identity)
        wanted.quantities = sum.quantities
        wanted.text = sum.text
        self.wanted = recipes.isEmpty ? nil : wanted
    }
}
