/// The foods the kitchen knows, found by name in any of their spellings.
///
/// A table is a small value over shared storage: copying it costs nothing, and a household's own foods lie over it.
public struct FoodTable: Sendable {
    private let base: FoodIndex
    /// A household's own foods, which win; nil if it has none.
    private let own: FoodIndex?

    /// The foods that come with Larder.
    public static let standard = FoodTable(foods: FoodData.foods())

    /// A table of exactly these foods; a later food takes the names of an earlier one.
    public init(foods: [Food]) {
        base = FoodIndex(foods)
        own = nil
    }

    private init(base: FoodIndex, own: FoodIndex) {
        self.base = base
        self.own = own
    }

    /// All foods, by id.
    public var foods: [Food] {
        let added = own?.foods ?? []
        let hidden = Set(added.map(\.id))
        return (base.foods.filter { !hidden.contains($0.id) } + added).sorted { $0.id < $1.id }
    }

    /// The food with this id.
    public func food(id: String) -> Food? { own?.food(id: id) ?? base.food(id: id) }

    /// The food that a name in a recipe or on a list means, or nil if nothing is certain enough.
    public func food(named name: String) -> Food? { match(name)?.food }

    /// This table with a household's own foods, which win over those of the same id or name.
    public func adding(_ foods: [Food]) -> FoodTable {
        guard !foods.isEmpty else { return self }
        return FoodTable(base: base, own: FoodIndex((own?.foods ?? []) + foods))
    }

    /// The foods a household is taken to have (`assumed`) or is asked about (`asked`).
    public var staples: [Food] { foods.filter { $0.staple != .no } }

    /// The food of exactly this phrase.
    func food(key: WordKey) -> Food? {
        guard let own else { return base.food(key: key) }
        if let food = own.food(key: key) { return food }
        guard let food = base.food(key: key) else { return nil }
        // A food that the household overrules is the household's, under all its names.
        return own.food(id: food.id) ?? food
    }

    /// The food a whole name means, and how sure that is.
    func match(_ name: String) -> FoodMatch? {
        let tokens = Tokenizer.tokens(of: Array(name.utf8.prefix(400)), lexicon: .shared)
        return FoodResolver(foods: self).resolve(tokens[...])
    }
}

/// Foods by id and by the key of each of their names.
final class FoodIndex: Sendable {
    let foods: [Food]
    private let byID: [String: Int]
    private let byKey: [WordKey: Int]

    init(_ foods: [Food]) {
        self.foods = foods
        var byID: [String: Int] = [:]
        var byKey: [WordKey: Int] = [:]
        byKey.reserveCapacity(foods.count * 14)
        for (index, food) in foods.enumerated() {
            byID[food.id] = index
            byKey[Self.key(food.name)] = index
            for alias in food.aliases { byKey[Self.key(alias)] = index }
        }
        self.byID = byID
        self.byKey = byKey
    }

    func food(id: String) -> Food? { byID[id].map { foods[$0] } }
    func food(key: WordKey) -> Food? { byKey[key].map { foods[$0] } }

    private static func key(_ name: String) -> WordKey {
        FoodResolver.phraseKey(Tokenizer.tokens(of: Array(name.utf8), lexicon: .shared)[...])
    }
}
