/// What one line of a recipe says.
public struct IngredientLine: Hashable, Sendable {
    /// The line as it was written.
    public var text: String
    /// The amount that counts, or nil ("salt").
    public var amount: Amount?
    /// All amounts of the line ("10g/½oz"), the one that counts first.
    public var amounts: [Amount]
    /// The food, if the table knows it.
    public var food: FoodReference?
    /// The name of the ingredient as the line gives it, without amount and preparation.
    public var name: String
    /// What is done to it ("finely chopped").
    public var preparation: String
    /// Remarks ("to taste", "see note").
    public var note: String
    /// Whether the recipe can do without it.
    public var optional: Bool
    /// Where in the shop it is found.
    public var category: Category
    /// The allergens it is known to contain.
    public var allergens: [Allergen]
    /// Between 0 (kept whole, not understood) and 1.
    public var confidence: Double

    /// A line.
    public init(
        text: String,
        amount: Amount? = nil,
        amounts: [Amount] = [],
        food: FoodReference? = nil,
        name: String,
        preparation: String = "",
        note: String = "",
        optional: Bool = false,
        category: Category = .other,
        allergens: [Allergen] = [],
        confidence: Double = 0
    ) {
        self.text = text
        self.amount = amount
        self.amounts = amounts
        self.food = food
        self.name = name
        self.preparation = preparation
        self.note = note
        self.optional = optional
        self.category = category
        self.allergens = allergens
        self.confidence = confidence
    }
}

extension IngredientLine: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, amount, amounts, food, name, preparation, note, optional, category, allergens, confidence
    }

    /// Writes every member, null where there is nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(amount, forKey: .amount)
        try container.encode(amounts, forKey: .amounts)
        try container.encode(food, forKey: .food)
        try container.encode(name, forKey: .name)
        try container.encode(preparation, forKey: .preparation)
        try container.encode(note, forKey: .note)
        try container.encode(optional, forKey: .optional)
        try container.encode(category, forKey: .category)
        try container.encode(allergens, forKey: .allergens)
        try container.encode(confidence, forKey: .confidence)
    }
}
