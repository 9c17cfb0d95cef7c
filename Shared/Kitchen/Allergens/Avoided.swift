/// A single thing that a person must not eat, in the person's words: "kiwi", "lactose".
public struct Avoided: Sendable {
    /// The food, if the table has it.
    public let food: Food?
    /// The allergens that the words mean.
    public let allergens: [Allergen]
    /// Its names: the person's words, and the food's shown names in each language.
    public let names: [String]

    init(_ name: String, foods: FoodTable) {
        food = foods.food(named: name)
        allergens = foods.words.allergens.allergens(meantBy: FoodKey.key(of: name))
        names = [name] + (food?.names.values.compactMap(\.first).sorted() ?? [])
    }

    /// Whether it is a known food or means an allergen.
    public var isUnderstood: Bool { food != nil || !allergens.isEmpty }
}

extension AllergenReader {
    /// What somebody's words for what they must not eat mean.
    public func avoided(_ name: String) -> Avoided { Avoided(name, foods: foods) }

    /// Whether the words for what a person must not eat are understood; if not, only lines with these words match.
    public func understands(_ ingredient: String) -> Bool { avoided(ingredient).isUnderstood }
}
