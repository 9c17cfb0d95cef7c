/// What a shop sells: one entry of the food table.
public struct Food: Hashable, Sendable {
    /// The stable slug, such as `chicken-thigh`.
    public var id: String
    /// The canonical English name, such as `chicken thigh`.
    public var name: String
    /// Other names and irregular plurals, in any language.
    public var aliases: [String]
    /// Where in the shop it is found.
    public var category: Category
    /// The weight of a US cup, if known.
    public var gramsPerCup: Rational?
    /// The weight of one piece, if known.
    public var gramsPerPiece: Rational?
    /// What one piece is called if it is not the whole food: the clove of garlic, the stick of butter.
    public var pieceUnit: MeasureUnit?
    /// The allergens it contains.
    public var allergens: [Allergen]
    /// The allergens that some kinds of it contain.
    public var mayContain: [Allergen]
    /// Whether a household normally has it.
    public var staple: StapleDefault

    /// A food; only the first three are always needed.
    public init(
        id: String,
        name: String,
        category: Category,
        aliases: [String] = [],
        gramsPerCup: Rational? = nil,
        gramsPerPiece: Rational? = nil,
        pieceUnit: MeasureUnit? = nil,
        allergens: [Allergen] = [],
        mayContain: [Allergen] = [],
        staple: StapleDefault = .no
    ) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.category = category
        self.gramsPerCup = gramsPerCup
        self.gramsPerPiece = gramsPerPiece
        self.pieceUnit = pieceUnit
        self.allergens = allergens
        self.mayContain = mayContain
        self.staple = staple
    }

    /// The id and the name alone.
    public var reference: FoodReference { FoodReference(id: id, name: name) }
}

/// Whether a food is at home unless someone says otherwise.
public enum StapleDefault: String, Hashable, Sendable, Codable {
    /// It has to be bought.
    case no
    /// It is normally there.
    case assumed
    /// It may be there: people are asked.
    case asked
}

/// A food by its id and name, as the API shows it.
public struct FoodReference: Hashable, Sendable, Codable {
    /// The stable slug.
    public var id: String
    /// The canonical name.
    public var name: String

    /// A reference to a food.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
