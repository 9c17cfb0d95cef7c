public import JSON

/// What a shop sells: one entry of the food table.
public struct Food: Hashable, Sendable {
    /// The stable slug, such as `chicken-thigh`.
    public var id: String
    /// The canonical English name, such as `chicken thigh`.
    public var name: String
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
    /// What it is made of, as far as diets must know it.
    public var origins: [Origin]
    /// What some kinds of it are made of.
    public var possibleOrigins: [Origin]
    /// Whether a household normally has it.
    public var staple: StapleDefault
    /// Its names, apart from the canonical one.
    var otherNames: FoodNames

    /// A food; only the first three are always needed.
    ///
    /// `names` are further names, irregular plurals included; accents and regular plurals need not be repeated.
    public init(
        id: String,
        name: String,
        category: Category,
        names: [Language: [String]] = [:],
        gramsPerCup: Rational? = nil,
        gramsPerPiece: Rational? = nil,
        pieceUnit: MeasureUnit? = nil,
        allergens: [Allergen] = [],
        mayContain: [Allergen] = [],
        origins: [Origin] = [],
        possibleOrigins: [Origin] = [],
        staple: StapleDefault = .no
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.gramsPerCup = gramsPerCup
        self.gramsPerPiece = gramsPerPiece
        self.pieceUnit = pieceUnit
        self.allergens = allergens
        self.mayContain = mayContain
        self.origins = origins
        self.possibleOrigins = possibleOrigins
        self.staple = staple
        otherNames = FoodNames(names)
    }

    /// All its names by language, the first of each being the one to show; in English that is the canonical one.
    public var names: [Language: [String]] {
        get { otherNames.all.merging([.en: [name]]) { $1 + $0 } }
        set { otherNames = FoodNames(newValue.mapValues { $0.filter { $0 != name } }) }
    }

    /// The name to show in a language, which is the canonical English one if it has none there.
    public func name(in language: Language) -> String {
        language == .en ? name : otherNames.all[language]?.first ?? name
    }

    /// The id and the name alone.
    public var reference: FoodReference { FoodReference(id: id, name: name) }
}

/// Whether a food is at home unless someone says otherwise.
public enum StapleDefault: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// It has to be bought.
    case no
    /// It is normally there.
    case assumed
    /// It may be there: people are asked.
    case asked
}

/// A food by its id and name, as the API shows it.
@JSONObject
public struct FoodReference: Hashable, Sendable {
    /// The stable slug.
    public var id: String
    /// The canonical name.
    public var name: String
}
