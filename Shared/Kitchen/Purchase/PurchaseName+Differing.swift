/// Names under which English lines ask for one food, although a shop sells what they mean beside each other.
extension PurchaseName {
    /// "Sea scallops" beside "bay scallops": what each line calls it, if the lines mean different ones; nil otherwise.
    func differingNames(of purchases: [Purchase]) -> [String]? {
        guard language == .en, purchases.count > 1, let food = purchases[0].food, Self.named.contains(food.id) else {
            return nil
        }
        let texts = purchases.map { purchase in
            let added = purchase.added.compactMap { foods.words.buying.name(of: $0, in: .en) }
            return (added + [purchase.words.isEmpty ? food.name : purchase.words]).joined(separator: " ")
        }
        // A spice is ground unless a line says that it is whole.
        let keys = Set(texts.map { FoodKey.key(of: $0.hasPrefix("ground ") ? String($0.dropFirst(7)) : $0) })
        return keys.count > 1 ? texts : nil
    }

    /// The foods whose names are not those of one product.
    private static let named: Set<String> = [
        "scallop", "ground-beef", "food-coloring", "allspice", "white-pepper", "processed-cheese", "sherry", "port",
        "mustard", "bread", "hamburger-bun", "bread-roll", "cocoa-powder", "canned-tomatoes", "chicken-wing",
        "artichoke-heart", "endive", "coconut-milk", "miso", "dried-porcini", "orzo", "nutmeg", "italian-sausage",
        "molasses", "grapefruit", "star-anise", "caraway-seed", "fennel-seed", "anise-seed", "salami", "clam",
        "lentil", "sandwich-bread", "chicken-stock-cube", "sirloin-steak", "sausage", "dark-chocolate",
        "tequila", "smoked-paprika", "wonton-wrapper", "kielbasa",
    ]
}
