/// The foods the kitchen knows, found by name in any of their spellings.
///
/// A table is a small value over shared storage: copying it costs nothing, and what a household says lies over it. Every
/// look-up is one or two reads of a hash table, whatever the household has said.
public struct FoodTable: Sendable {
    private let base: FoodIndex
    /// The words that names and lines are read by.
    let words: Vocabulary
    /// What a household says differently, which wins; nil if nothing.
    private var own: OwnFoods?

    /// The foods that come with Larder.
    public static let standard = FoodTable(.standard)

    /// A table of exactly these foods; a later food takes the names of an earlier one.
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

    /// The foods a household is taken to have (`assumed`) or is asked about (`asked`).
    public var staples: [Food] {
        let added = own?.byID ?? [:]
        return base.staples.filter { added[$0.id] == nil } + added.values.filter { $0.staple != .no }
    }

    /// The food with this id.
    public func food(id: String) -> Food? {
        own?.byID[id] ?? base.food(id: id) ?? FoodVariant.food(id: id, in: self)
    }

    /// The food that a name in a recipe or on a list means, or nil if nothing is certain enough.
    public func food(named name: String) -> Food? { match(name)?.food }

    /// This table with a household's own foods, which win over those of the same id or name.
    public func adding(_ foods: [Food]) -> FoodTable {
        changing(foods) { own, food in own.add(food) }
    }

    /// This table with what a household says differently about foods of it; of an unknown food nothing is said.
    public func overruling(_ overrules: [FoodOverrule]) -> FoodTable {
        changing(overrules) { own, overrule in
            guard let food = own.byID[overrule.food] ?? base.food(id: overrule.food) else { return }
            own.overrule(overrule.applied(to: food), furtherNames: overrule.names.values.joined())
        }
    }

    /// This table with the categories that a household gave to names, whether they are names of known foods or not.
    ///
    /// They win over everything. A correction of the name that a food is shown by holds for all that food's names.
    public func correcting(_ categories: [String: Category]) -> FoodTable {
        correcting(categories.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// The same with corrections in their order: of two spellings of one name the later counts.
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
        return result
    }

    /// The food of exactly this phrase.
    func food(key: WordKey) -> Food? {
        guard let own else { return base.food(key: key) }
        if let food = own.food(key: key) { return food }
        guard let food = base.food(key: key) else { return nil }
        // A food that the household overrules is the household's, under all its names.
        return own.byID[food.id] ?? food
    }

    /// Whether the household gave any name a category.
    var hasCorrections: Bool { own?.hasCorrections ?? false }

    /// The category that the household gave to exactly this phrase.
    func correction(key: WordKey) -> Category? { own?.category(key: key) }

    /// The food a whole name means, and how sure that is.
    func match(_ name: String) -> FoodMatch? {
        let tokens = Tokenizer.tokens(of: Array(name.utf8.prefix(400)), lexicon: words.lexicon)
        return FoodResolver(foods: self).resolve(tokens[...])
    }
}
