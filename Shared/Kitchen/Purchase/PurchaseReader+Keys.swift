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

    /// "16 jumbo shrimp in the shell" and "1 lb medium shrimp, peeled", "beef consommé" and beef broth: what a shop sells
    /// beside each other under names of one food.
    private func nameApart(_ purchase: Purchase) -> String? {
        guard language == .en, let food = purchase.food,
            let names = Self.namesApart.first(where: { food.id == $0.food || food.id.hasSuffix("-" + $0.food) })?.names
        else { return nil }
        let isShrimp = food.id.hasSuffix("shrimp")
        let said = (isShrimp ? purchase.size + " " + purchase.remark : purchase.words).lowercased()
        return names.first { said.contains($0) }
    }

    /// The words of names by the end of a food's id; of shrimp, those of the size and the note.
    private static let namesApart: [(food: String, names: [String])] = [
        ("shrimp", ["jumbo", "colossal", "small", "tiny", "in the shell", "unpeeled"]),
        ("broth", ["consomm"]), ("caramel", ["sauce", "topping"]), ("beef-bone", ["marrow", "veal"]),
        ("clam", ["cherrystone", "cockle"]), ("salmon", ["steak"]), ("ham", ["steak", "deli"]),
        ("lemon-lime-soda", ["mountain"]), ("dark-chocolate", ["german", "white"]),
        ("canned-corn", ["mexicorn", "white"]),
        ("black-olive", ["oise", "cured"]),
        ("mozzarella", ["ball", "pearl", "bocconcini"]), ("graham-cracker", ["chocolate", "crumb"]),
        ("sub-roll", ["french"]),
        ("white-wine", ["riesling", "gew"]), ("bitters", ["peychaud", "orange", "chocolate"]),
        ("toffee", ["milk chocolate"]), ("graham-cracker-crust", ["chocolate", "oreo", "shortbread"]),
        ("fish-fillet", ["mixed"]), ("crab-meat", ["king"]),
    ]
}

extension String {
    /// As one word of a key.
    fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
