/// A household's changes to a standard food; nil leaves a property unchanged.
public struct FoodOverrule: Hashable, Sendable {
    /// The id of the food.
    public var food: String
    /// Another category.
    public var category: Category?
    /// Further names, by language.
    public var names: [Language: [String]]
    /// Another weight of a US cup.
    public var gramsPerCup: Rational?
    /// Another weight of one piece.
    public var gramsPerPiece: Rational?
    /// Another name of a piece.
    public var pieceUnit: MeasureUnit?
    /// All the allergens it contains.
    public var allergens: [Allergen]?
    /// All the allergens that some kinds of it contain.
    public var mayContain: [Allergen]?
    /// All its origins.
    public var origins: [Origin]?
    /// All the origins of some kinds of it.
    public var possibleOrigins: [Origin]?
    /// Whether the household usually has it.
    public var staple: StapleDefault?

    /// Changes to one food.
    public init(
        food: String,
        category: Category? = nil,
        names: [Language: [String]] = [:],
        gramsPerCup: Rational? = nil,
        gramsPerPiece: Rational? = nil,
        pieceUnit: MeasureUnit? = nil,
        allergens: [Allergen]? = nil,
        mayContain: [Allergen]? = nil,
        origins: [Origin]? = nil,
        possibleOrigins: [Origin]? = nil,
        staple: StapleDefault? = nil
    ) {
        self.food = food
        self.category = category
        self.names = names
        self.gramsPerCup = gramsPerCup
        self.gramsPerPiece = gramsPerPiece
        self.pieceUnit = pieceUnit
        self.allergens = allergens
        self.mayContain = mayContain
        self.origins = origins
        self.possibleOrigins = possibleOrigins
        self.staple = staple
    }

    /// The food with the household's changes.
    func applied(to food: Food) -> Food {
        var result = food
        if !names.isEmpty { result.otherNames = FoodNames(food.otherNames.all.merging(names) { $0 + $1 }) }
        result.category = category ?? food.category
        result.gramsPerCup = gramsPerCup ?? food.gramsPerCup
        result.gramsPerPiece = gramsPerPiece ?? food.gramsPerPiece
        result.pieceUnit = pieceUnit ?? food.pieceUnit
        result.allergens = allergens ?? food.allergens
        result.mayContain = mayContain ?? food.mayContain
        result.origins = origins ?? food.origins
        result.possibleOrigins = possibleOrigins ?? food.possibleOrigins
        result.staple = staple ?? food.staple
        return result
    }
}
