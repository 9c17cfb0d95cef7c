public import JSON
public import Kitchen

/// What a household says about a food, as it is sent and kept; what is nil is not said, and not written.
@JSONObject(.leavesOutNil)
public struct FoodInput: Hashable, Sendable {
    /// What an own food is called; a food that comes with Larder keeps its name.
    public var name: String?
    /// Further names by the code of a language that the kitchen reads.
    public var names: [String: [String]]?
    /// Where in the shop it is found.
    public var category: Kitchen.Category?
    /// All the allergens it contains.
    public var allergens: [Allergen]?
    /// All the allergens that some kinds of it contain.
    public var mayContain: [Allergen]?
    /// What it is made of, as far as diets must know.
    public var madeOf: [Origin]?
    /// What some kinds of it are made of.
    public var mayBeMadeOf: [Origin]?
    /// The weight of a US cup.
    public var gramsPerCup: Double?
    /// The weight of one piece.
    public var gramsPerPiece: Double?
    /// What one piece is called: `clove`, `slice`.
    public var pieceUnit: MeasureUnit?
    /// Whether the household normally has it.
    public var staple: StapleDefault?
}

extension FoodInput {
    /// What these words mean for the food with an id: its own food if it has a name, else an overrule.
    public func food(id: String) -> HouseholdFood {
        let names = Dictionary(
            uniqueKeysWithValues: (self.names ?? [:]).compactMap { key, names in
                Language(rawValue: key).map { ($0, names) }
            }
        )
        let said = FoodOverride(
            food: id,
            category: category,
            names: names,
            gramsPerCup: Self.exact(gramsPerCup),
            gramsPerPiece: Self.exact(gramsPerPiece),
            pieceUnit: pieceUnit,
            allergens: allergens,
            mayContain: mayContain,
            origins: madeOf,
            possibleOrigins: mayBeMadeOf,
            staple: staple
        )
        guard let name else { return .overrule(said) }
        let category = category ?? Categorizer().classify(name).category
        return .own(said.applied(to: Food(id: id, name: name, category: category)))
    }

    /// The words for what a household says.
    public init(_ food: HouseholdFood) {
        switch food {
        case .own(let food):
            name = food.name
            category = food.category
            gramsPerCup = food.gramsPerCup?.doubleValue
            gramsPerPiece = food.gramsPerPiece?.doubleValue
            pieceUnit = food.pieceUnit
            allergens = food.allergens
            mayContain = food.mayContain
            madeOf = food.origins
            mayBeMadeOf = food.possibleOrigins
            staple = food.staple
            let further = food.names.mapValues { $0.filter { $0 != food.name } }.filter { !$0.value.isEmpty }
            names = Self.words(further)
        case .overrule(let overrule):
            category = overrule.category
            gramsPerCup = overrule.gramsPerCup?.doubleValue
            gramsPerPiece = overrule.gramsPerPiece?.doubleValue
            pieceUnit = overrule.pieceUnit
            allergens = overrule.allergens
            mayContain = overrule.mayContain
            madeOf = overrule.origins
            mayBeMadeOf = overrule.possibleOrigins
            staple = overrule.staple
            names = Self.words(overrule.names)
        }
    }

    private static func words(_ names: [Language: [String]]) -> [String: [String]]? {
        names.isEmpty ? nil : Dictionary(uniqueKeysWithValues: names.map { ($0.key.rawValue, $0.value) })
    }

    /// Grams to the milligram; nobody weighs finer.
    private static func exact(_ grams: Double?) -> Rational? {
        guard let grams, abs(grams) < 1e9 else { return nil }
        return try? Rational(Int64((grams * 1000).rounded()), over: 1000)
    }
}
