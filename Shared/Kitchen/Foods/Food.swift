public import JSON

/// A food that can be bought: one entry of the food table.
public struct Food: Hashable, Sendable {
    /// The stable slug, such as `chicken-thigh`.
    public var id: String
    /// The canonical English name, such as `chicken thigh`.
    public var name: String
    /// Its category.
    public var category: Category
    /// The weight of a US cup, if known.
    public var gramsPerCup: Rational?
    /// The weight of one piece, if known.
    public var gramsPerPiece: Rational?
    /// The name of a piece that is not the whole food: the clove of garlic, the stick of butter.
    public var pieceUnit: MeasureUnit?
    /// The allergens that it contains.
    public var allergens: [Allergen]
    /// The allergens that some kinds of it contain.
    public var mayContain: [Allergen]
    /// Its origins, as far as diets need them.
    public var origins: [Origin]
    /// The origins of some kinds of it.
    public var possibleOrigins: [Origin]
    /// Whether households usually have it.
    public var staple: StapleDefault
    /// How a shop sells it; nil if by weight or by the piece.
    public var shop: ShopFacts?
    /// Its names, apart from the canonical one.
    var otherNames: FoodNames

    /// A food; only the first three arguments are always needed.
    ///
    /// `names` are further names, including irregular plurals; variants with accents and regular plurals need not be
    /// listed.
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
        staple: StapleDefault = .no,
        shop: ShopFacts? = nil
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
        self.shop = shop
        otherNames = FoodNames(names)
    }

    /// All its names by language, the shown one first; in English that is the canonical one.
    public var names: [Language: [String]] {
        get { otherNames.all.merging([.en: [name]]) { $1 + $0 } }
        set { otherNames = FoodNames(newValue.mapValues { $0.filter { $0 != name } }) }
    }

    /// The name to show in a language; the canonical English one if there is none.
    public func name(in language: Language) -> String {
        language == .en ? name : otherNames.all[language]?.first ?? name
    }

    /// Its id and name.
    public var reference: FoodReference { FoodReference(id: id, name: name) }
}

/// Whether a food is assumed to be at home.
public enum StapleDefault: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// It has to be bought.
    case no
    /// It is assumed to be at home.
    case assumed
    /// It may be at home: people are asked.
    case asked
}

/// A food's id and name, as in the API.
@JSONObject
public struct FoodReference: Hashable, Sendable {
    /// The stable slug.
    public var id: String
    /// The canonical name.
    public var name: String
}
