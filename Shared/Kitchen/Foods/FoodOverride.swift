import JSON

/// A household's changes to a standard food; nil leaves a property unchanged.
@MembersInit
public struct FoodOverride: Hashable, Sendable {
    /// The id of the food.
    public var food: String
    /// Another category.
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
    /// All its origins.
    public var origins: [Origin]? = nil
    /// All the origins of some kinds of it.
    public var possibleOrigins: [Origin]? = nil
    /// Whether the household usually has it.
    public var staple: StapleDefault? = nil

    /// The food with the household's changes.
    public func applied(to food: Food) -> Food {
        let food = food.properties
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
        return Food(result)
    }
}
