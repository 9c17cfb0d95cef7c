/// The foods the kitchen knows, found by name in any of their spellings.
///
/// A table is a small value over shared storage: copying it costs nothing, and a household's own foods lie over it.
public struct FoodTable: Sendable {
    private let byID: [String: Food]
    private let byName: [String: String]

    /// The foods that come with Larder.
    public static let standard = FoodTable(foods: [])

    /// A table of exactly these foods; a later food takes the names of an earlier one.
    public init(foods: [Food]) {
        byID = Dictionary(foods.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        byName = Dictionary(
            foods.flatMap { food in ([food.name] + food.aliases).map { ($0.lowercased(), food.id) } },
            uniquingKeysWith: { $1 }
        )
    }

    /// All foods, by id.
    public var foods: [Food] { byID.values.sorted { $0.id < $1.id } }

    /// The food with this id.
    public func food(id: String) -> Food? { byID[id] }

    /// The food that a name in a recipe or on a list means, or nil if nothing is certain enough.
    public func food(named name: String) -> Food? { byName[name.lowercased()].flatMap { byID[$0] } }

    /// This table with a household's own foods, which win over those of the same id or name.
    public func adding(_ foods: [Food]) -> FoodTable { FoodTable(foods: self.foods + foods) }

    /// The foods a household is taken to have (`assumed`) or is asked about (`asked`).
    public var staples: [Food] { foods.filter { $0.staple != .no } }
}
