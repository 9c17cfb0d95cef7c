import Synchronization

/// The known foods, found by name in any spelling.
///
/// A table is a small value over shared storage, so copying it is cheap; a household's changes are an overlay. A
/// look-up is one or two reads of a hash table in any case.
public struct FoodTable: Sendable {
    private let base: FoodIndex
    /// The vocabulary for names and lines.
    let words: Vocabulary
    /// The household's overlay, which takes precedence; nil if there is none.
    private var own: OwnFoods?
    /// Differs between tables that may say different things.
    private(set) var identity = FoodTable.nextIdentity()

    private static let identities = Atomic<Int>(0)

    private static func nextIdentity() -> Int { identities.add(1, ordering: .relaxed).newValue }

    /// The standard foods.
    public static let standard = FoodTable(.standard)

    /// A table of exactly these foods; a later food takes over names of an earlier one.
    public init(foods: [Food], words: Vocabulary = .standard) {
        base = FoodIndex(foods)
        self.words = words
    }

    /// The foods of a vocabulary.
    public init(_ words: Vocabulary) {
        base = words.foods
        self.words = words
    }

    /// All foods, by id.
    public var foods: [Food] {
        let added = own?.byID ?? [:]
        return (base.foods.filter { added[$0.id] == nil } + added.values).sorted { $0.id < $1.id }
    }

    /// The foods that a household is assumed to have (`assumed`) or is asked about (`asked`).
    public var staples: [Food] {
        let added = own?.byID ?? [:]
        return base.staples.filter { added[$0.id] == nil } + added.values.filter { $0.staple != .no }
    }

    /// The food with this id.
    public func food(id: String) -> Food? {
        own?.byID[id] ?? base.food(id: id) ?? FoodVariant.food(id: id, in: self)
    }

    /// The food with this id, unless it is derived from another.
    func food(listed id: String) -> Food? { own?.byID[id] ?? base.food(id: id) }

    /// The food that a name in a recipe or on a list means, or nil if it is not certain enough.
    public func food(named name: String) -> Food? { match(name)?.food }

    /// This table with a household's own foods, which take precedence over those with the same id or name.
    public func adding(_ foods: [Food]) -> FoodTable {
        changing(foods) { own, food in own.add(food) }
    }

    /// This table with a household's changes; changes to unknown foods are ignored.
    public func overruling(_ overrules: [FoodOverride]) -> FoodTable {
        changing(overrules) { own, overrule in
            guard let food = own.byID[overrule.food] ?? base.food(id: overrule.food) else { return }
            own.overrule(overrule.applied(to: food), furtherNames: overrule.names.values.joined())
        }
    }

    /// This table with a household's category corrections, for names of known and unknown foods.
    ///
    /// They take precedence over everything. A correction of a food's shown name applies to all names of that food.
    public func correcting(_ categories: [String: Category]) -> FoodTable {
        correcting(categories.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// The same with ordered corrections: of two spellings of one name the later one applies.
    public func correcting(_ corrections: [(name: String, category: Category)]) -> FoodTable {
        changing(corrections) { own, correction in
            let key = FoodKey.key(of: correction.name)
            own.correct(key, to: correction.category)
            guard var food = own.food(key: key) ?? base.food(key: key),
                food.names.values.contains(where: { $0.first.map(FoodKey.key(of:)) == key })
            else { return }
            food = own.byID[food.id] ?? food
            food.category = correction.category
            own.overrule(food, furtherNames: [])
        }
    }

    private func changing<Change>(_ changes: [Change], _ apply: (inout OwnFoods, Change) -> Void) -> FoodTable {
        guard !changes.isEmpty else { return self }
        var result = self
        var own = own ?? OwnFoods()
        for change in changes { apply(&own, change) }
        result.own = own
        result.identity = Self.nextIdentity()
        return result
    }

    /// The food of exactly this phrase.
    func food(key: WordKey) -> Food? {
        guard let own else { return base.food(key: key) }
        if let food = own.food(key: key) { return food }
        guard let food = base.food(key: key) else { return nil }
        // A food that the household has overridden is the household's, under all its names.
        return own.byID[food.id] ?? food
    }

    /// Whether the household has category corrections.
    var hasCorrections: Bool { own?.hasCorrections ?? false }

    /// The household's category correction for exactly this phrase.
    func correction(key: WordKey) -> Category? { own?.category(key: key) }

    /// The food that a whole name means, and how certain that is.
    func match(_ name: String) -> FoodMatch? {
        let tokens = Tokenizer.tokens(of: Array(name.utf8.prefix(400)), lexicon: words.lexicon)
        return FoodResolver(foods: self).resolve(tokens[...])
    }
}

extension FoodTable {
    /// The food of which this is a name, in any language, spelling and number, with no other word; nil if there is none.
    public func food(exactlyNamed name: String) -> Food? { food(key: FoodKey.key(of: name)) }

    /// A food and its kinds: those of its category whose name has all of its name, such as the cheddar cheese of cheese.
    public func kinds(of food: Food) -> [Food] {
        let added = own?.byID ?? [:]
        let name = " \(food.name.lowercased()) "
        let others = added.values.filter {
            $0.category == food.category && " \($0.name.lowercased()) ".contains(name)
        }
        let standard = base.kinds(of: food).filter { added[$0.id] == nil }
        return [food] + (standard + others).filter { $0.id != food.id }
    }
}
