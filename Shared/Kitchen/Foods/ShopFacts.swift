/// How a shop sells a food, where that is not by weight or by the piece.
public final class ShopFacts: Hashable, Sendable {
    /// Whether it is poured, so that metric measures of it are milliliters.
    public let isLiquid: Bool
    /// Whether nobody buys it: water from the tap.
    public let isFree: Bool
    /// Whether it only comes from people or from cooking something else: pan juices.
    public let isMade: Bool
    /// Whether it is sold in sachets, several of which may be in a package.
    public let isInSachets: Bool
    /// Whether it is used for cooking, and not eaten: skewers.
    public let isTool: Bool
    /// Whether its names are sorts of it that are sold beside each other: raspberry sorbet, lemon sorbet.
    public let isOfSorts: Bool
    /// The id of the food that is bought for it: lemons for their juice.
    ///
    /// The weight of a piece is what one of them gives.
    public let boughtAs: String?
    /// The id of the food that a teaspoon of it means: dried thyme.
    public let spooned: String?
    /// The id of the food that a piece of it means: a bell pepper, which is called "Paprika" as well.
    public let counted: String?
    /// The ids of the foods that it is two of: salt and pepper.
    public let both: [String]
    /// What it is sold in, and the grams in one: a bunch of parsley, a loaf of bread.
    public let pack: Pack?
    /// How many times its dry volume it has when cooked.
    public let cooked: Rational?
    /// The grams that a household has at home if it has any.
    public let usual: Rational?

    /// A unit in which a food is sold.
    public struct Pack: Hashable, Sendable {
        /// The unit.
        public var unit: MeasureUnit
        /// The grams in one.
        public var grams: Rational
    }

    init(
        isLiquid: Bool = false,
        isFree: Bool = false,
        isMade: Bool = false,
        isInSachets: Bool = false,
        isTool: Bool = false,
        isOfSorts: Bool = false,
        boughtAs: String? = nil,
        spooned: String? = nil,
        counted: String? = nil,
        both: [String] = [],
        pack: Pack? = nil,
        cooked: Rational? = nil,
        usual: Rational? = nil
    ) {
        self.isLiquid = isLiquid
        self.isFree = isFree
        self.isMade = isMade
        self.isInSachets = isInSachets
        self.isTool = isTool
        self.isOfSorts = isOfSorts
        self.boughtAs = boughtAs
        self.spooned = spooned
        self.counted = counted
        self.both = both
        self.pack = pack
        self.cooked = cooked
        self.usual = usual
    }

    /// Whether both say the same.
    public static func == (left: ShopFacts, right: ShopFacts) -> Bool {
        left.isLiquid == right.isLiquid && left.isFree == right.isFree && left.isMade == right.isMade
            && left.isInSachets == right.isInSachets && left.isTool == right.isTool && left.isOfSorts == right.isOfSorts
            && left.boughtAs == right.boughtAs
            && left.spooned == right.spooned && left.counted == right.counted
            && left.both == right.both && left.pack == right.pack && left.cooked == right.cooked
            && left.usual == right.usual
    }

    /// Adds nothing: a food's id is enough to hash it.
    public func hash(into hasher: inout Hasher) {}
}

extension ShopFacts {
    /// Facts as the file has them: `from=egg`, `sold=bunch:30`.
    struct Draft {
        private var shop: [Substring] = []
        private var boughtAs: String?
        private var spooned: String?
        private var counted: String?
        private var both: [String] = []
        private var pack: Pack?
        private var cooked: Rational?
        private var usual: Rational?

        /// The facts; nil if there are none.
        var facts: ShopFacts? {
            guard
                !shop.isEmpty || boughtAs != nil || spooned != nil || counted != nil || !both.isEmpty || pack != nil
                    || cooked != nil || usual != nil
            else { return nil }
            return ShopFacts(
                isLiquid: shop.contains("liquid"),
                isFree: shop.contains("free"),
                isMade: shop.contains("made"),
                isInSachets: shop.contains("sachets"),
                isTool: shop.contains("tool"),
                isOfSorts: shop.contains("sorts"),
                boughtAs: boughtAs,
                spooned: spooned,
                counted: counted,
                both: both,
                pack: pack,
                cooked: cooked,
                usual: usual
            )
        }

        /// Sets a fact: nil if it is another's, false if it is not understood.
        mutating func set(_ fact: String, _ value: String) -> Bool? {
            switch fact {
            case "shop":
                shop = value.split(separator: ",")
                return shop.allSatisfy { ["liquid", "free", "made", "sachets", "tool", "sorts"].contains($0) }
            case "from": boughtAs = value
            case "spoon": spooned = value
            case "count": counted = value
            case "both":
                both = value.split(separator: ",").map(String.init)
                return both.count == 2
            case "sold":
                let pair = value.split(separator: ":")
                guard pair.count == 2, let unit = MeasureUnit(rawValue: String(pair[0])),
                    let grams = Rational(String(pair[1]))
                else { return false }
                pack = Pack(unit: unit, grams: grams)
            case "cooked":
                cooked = Rational(value)
                return cooked != nil
            case "usual":
                usual = Rational(value)
                return usual != nil
            default: return nil
            }
            return true
        }
    }
}
