/// What makes two purchases one item.
extension PurchaseReader {
    /// Whether sorts of a food are kept apart by their names: Bartlett and Anjou pears, which other languages name less.
    private func isOfSorts(_ food: Food?) -> Bool {
        food?.shop?.isOfSorts == true || language == .en && food.map { Self.sorted.contains($0.id) } == true
    }

    /// Foods whose English names are those of several products: fresh linguine and fresh fettuccine.
    private static let sorted: Set<String> = [
        "pear", "fresh-pasta", "soup-mix", "stuffing-mix", "beef-round", "hard-candy", "frozen-vegetables",
    ]

    static let toast = FoodKey.key(of: "toast")

    func key(of purchase: Purchase) -> String {
        var key = purchase.food?.id ?? ""
        for kind in purchase.kinds { key += "+" + buying.kinds[kind].id }
        if !purchase.own.isEmpty { key += "+" + Consolidation.key(ofName: purchase.own) }
        // "Raspberry sorbet" and "lemon sorbet" are two.
        if let alias = purchase.alias, isOfSorts(purchase.food) {
            key += "+~" + String(alias.hash, radix: 36)
        }
        // "Zopfmehl" is no other name of flour.
        if language != .en, purchase.own.isEmpty, purchase.phrase != .empty, buying.isAside(purchase.phrase, "apart") {
            key += "+~" + String(purchase.phrase.hash, radix: 36)
        }
        if let name = nameApart(purchase) { key += "+" + name.replacingSpaces }
        return key
    }

    /// "16 jumbo shrimp in the shell" and "1 lb medium shrimp, peeled", "beef consommé" and beef broth: the words of what a
    /// shop sells beside other products of the same food; nil for those.
    func nameApart(_ purchase: Purchase) -> String? {
        guard language == .en, let food = purchase.food, let names = buying.beside[food.id] else { return nil }
        var said = purchase.added.map { buying.name(of: $0, in: .en) } + [purchase.words]
        if food.id.hasSuffix("shrimp") { said += [purchase.size, purchase.remark] }
        return PurchaseName.first(of: names, in: said.joined(separator: " "))
    }
}

extension String {
    /// As one word of a key.
    fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
