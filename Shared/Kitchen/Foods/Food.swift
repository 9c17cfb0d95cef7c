public import JSON

/// A food that can be bought: one entry of the food table.
///
/// Reading a line copies foods many times, so a copy is one reference; changing a property copies all of them.
public struct Food: Sendable {
    private var storage: Storage

    private final class Storage: Sendable {
        let properties: Properties

        init(_ properties: Properties) { self.properties = properties }
    }

    /// What is known about a food; `Food` has the same properties.
    struct Properties: Hashable, Sendable {
        var id: String
        var name: String
        var category: Category
        var gramsPerCup: Rational?
        var gramsPerPiece: Rational?
        var pieceUnit: MeasureUnit?
        var allergens: [Allergen] = []
        var mayContain: [Allergen] = []
        var origins: [Origin] = []
        var possibleOrigins: [Origin] = []
        var staple = StapleDefault.no
        var shop: ShopFacts?
        var otherNames = FoodNames([:])
        var variant: FoodVariant?
    }

    /// All its properties; setting several at once copies them once.
    var properties: Properties {
        get { storage.properties }
        set { storage = Storage(newValue) }
    }

    init(_ properties: Properties) { storage = Storage(properties) }

    /// The stable slug, such as `chicken-thigh`.
    public var id: String {
        get { storage.properties.id }
        set { properties.id = newValue }
    }
    /// The canonical English name, such as `chicken thigh`.
    public var name: String {
        get { storage.properties.name }
        set { properties.name = newValue }
    }
    /// Its category.
    public var category: Category {
        get { storage.properties.category }
        set { properties.category = newValue }
    }
    /// The weight of a US cup, if known.
    public var gramsPerCup: Rational? {
        get { storage.properties.gramsPerCup }
        set { properties.gramsPerCup = newValue }
    }
    /// The weight of one piece, if known.
    public var gramsPerPiece: Rational? {
        get { storage.properties.gramsPerPiece }
        set { properties.gramsPerPiece = newValue }
    }
    /// The name of a piece that is not the whole food: the clove of garlic, the stick of butter.
    public var pieceUnit: MeasureUnit? {
        get { storage.properties.pieceUnit }
        set { properties.pieceUnit = newValue }
    }
    /// The allergens that it contains.
    public var allergens: [Allergen] {
        get { storage.properties.allergens }
        set { properties.allergens = newValue }
    }
    /// The allergens that some kinds of it contain.
    public var mayContain: [Allergen] {
        get { storage.properties.mayContain }
        set { properties.mayContain = newValue }
    }
    /// Its origins, as far as diets need them.
    public var origins: [Origin] {
        get { storage.properties.origins }
        set { properties.origins = newValue }
    }
    /// The origins of some kinds of it.
    public var possibleOrigins: [Origin] {
        get { storage.properties.possibleOrigins }
        set { properties.possibleOrigins = newValue }
    }
    /// Whether households usually have it.
    public var staple: StapleDefault {
        get { storage.properties.staple }
        set { properties.staple = newValue }
    }
    /// How a shop sells it; nil if by weight or by the piece.
    public var shop: ShopFacts? {
        get { storage.properties.shop }
        set { properties.shop = newValue }
    }
    /// Its names, apart from the canonical one.
    var otherNames: FoodNames {
        get { storage.properties.otherNames }
        set { properties.otherNames = newValue }
    }
    /// What it is the variant of its base food without; nil unless it is derived from another food of the table.
    var variant: FoodVariant? { storage.properties.variant }

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
        self.init(
            Properties(
                id: id,
                name: name,
                category: category,
                gramsPerCup: gramsPerCup,
                gramsPerPiece: gramsPerPiece,
                pieceUnit: pieceUnit,
                allergens: allergens,
                mayContain: mayContain,
                origins: origins,
                possibleOrigins: possibleOrigins,
                staple: staple,
                shop: shop,
                otherNames: FoodNames(names)
            )
        )
    }

    /// All its names by language, the shown one first; in English that is the canonical one.
    public var names: [Language: [String]] {
        get { otherNames.all.merging([.en: [name]]) { $1 + $0 } }
        set { otherNames = FoodNames(newValue.mapValues { $0.filter { $0 != name } }) }
    }

    /// The name to show in a language; the canonical English one if there is none.
    public func name(in language: Language) -> String {
        language == .en ? name : otherNames.first(in: language) ?? name
    }

    /// Whether a key is that of one of its names in a language.
    func isNamed(_ key: WordKey, in language: Language) -> Bool {
        language == .en && FoodKey.key(of: name) == key || otherNames.contains(key, in: language)
    }

    /// Whether a list tells how large the pieces are: those that weigh enough, and baby carrots, which come in any size.
    var isLargeEnoughToSize: Bool {
        gramsPerPiece.map { $0 >= Rational(25) || id.hasPrefix("baby-") } ?? false
    }

    /// Its id and name.
    public var reference: FoodReference { FoodReference(id: id, name: name) }
}

extension Food: Hashable {
    /// Whether all their properties are the same.
    public static func == (left: Food, right: Food) -> Bool {
        left.storage === right.storage || left.properties == right.properties
    }

    /// Adds the id, which is enough to hash a food.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
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
