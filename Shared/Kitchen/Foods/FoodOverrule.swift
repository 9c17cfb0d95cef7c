import JSON

/// What a household says differently about a food of the table; what is nil stays as it is.
@MembersInit
public struct FoodOverrule: Hashable, Sendable {
    /// The id of the food it is about.
    public var food: String
    /// Another place in the shop.
    public var category: Category? = nil
    /// Further names, by language.
    public var names: [Language: [String]] = [:]
    /// Another weight of a US cup.
    public var gramsPerCup: Rational? = nil
    /// Another weight of one piece.
    public var gramsPerPiece: Rational? = nil
    /// Another name of a piece.
    public var pieceUnit: MeasureUnit? = nil
    /// All the allergens it contains.
    public var allergens: [Allergen]? = nil
    /// All the allergens that some kinds of it contain.
    public var mayContain: [Allergen]? = nil
    /// All it is made of.
    public var origins: [Origin]? = nil
    /// All that some kinds of it are made of.
    public var possibleOrigins: [Origin]? = nil
    /// Whether the household normally has it.
    public var staple: StapleDefault? = nil

    /// The food as the household has it.
    public func applied(to food: Food) -> Food {
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
