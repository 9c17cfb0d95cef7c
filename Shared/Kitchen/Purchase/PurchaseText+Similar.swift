/// Weights of what the table does not know.
extension FoodTable {
    /// What a name that is no food's is of: "seashell pasta" weighs what pasta does, and purees as much as water.
    func similar(to name: String) -> Food? {
        let name = NameWords(name, lexicon: words.lexicon)
        guard let last = name.words.prefix(12).last else { return nil }
        if words.buying.thick.contains(last.key) { return Self.thick }
        if let first = name.words.first, name.text([first]).lowercased() == "powdered" { return Self.powder }
        if words.buying.isAside(WordKey.empty.appending(last.key), "powder") { return Self.powder }
        // "Hickory chips": nobody knows what a cup of wood weighs.
        if name.words.contains(where: { Self.wood.contains(name.text([$0]).lowercased()) }) { return nil }
        // "Cherry baking chips" and "cinnamon chips" are no potato chips.
        let isBaking = !name.words.contains { Self.light.contains(name.text([$0]).lowercased()) }
        if isBaking, ["chips", "morsels"].contains(name.text([last]).lowercased()) {
            return food(id: "chocolate-chips")
        }
        if let like = Self.alike[name.text([last]).lowercased()] { return food(id: like) }
        guard let match = FoodResolver(foods: self).resolve([last]), match.food.shop?.isLiquid != true,
            match.food.gramsPerCup != nil
        else { return nil }
        return match.food
    }

    /// What chips are of that are eaten from a bag.
    private static let light: Set<String> = [
        "potato", "tortilla", "corn", "pita", "bagel", "kettle", "banana", "plantain", "apple", "vegetable", "kale",
        "wonton", "beet", "taro",
    ]

    /// What chips are of that are smoked with.
    private static let wood: Set<String> = [
        "wood", "smoke", "smoking", "hickory", "mesquite", "hardwood", "cedar", "applewood", "cherrywood",
    ]

    /// Words for what is weighed like a food that has another name.
    private static let alike = [
        "shreds": "cheddar", "crumbles": "blue-cheese", "fructose": "sugar", "sucanat": "sugar", "crystals": "sugar",
        "coating": "chocolate-chips", "melts": "chocolate-chips", "farfel": "breadcrumbs", "granular": "sweetener",
    ]

    private static let powder = Food(id: "powder", name: "", category: .pantry, gramsPerCup: Rational(120))
    private static let thick = Food(id: "thick", name: "", category: .pantry, gramsPerCup: Rational(240))
}
