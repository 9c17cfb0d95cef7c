/// The standard foods, by id and by the key of each name.
final class FoodIndex: Sendable {
    let foods: [Food]
    /// Those that a household is assumed to have or is asked about.
    let staples: [Food]
    private let byID: [String: Int]
    private let byKey: KeyTable

    /// An index of foods whose names have been hashed already.
    init(_ foods: [Food], byID: [String: Int], keys: KeyTable) {
        self.foods = foods
        staples = foods.filter { $0.staple != .no }
        byKey = keys
        self.byID = byID
    }

    /// An index of any foods.
    convenience init(_ foods: [Food]) {
        var keys = KeyTable(capacity: foods.count * 8)
        for (place, food) in foods.enumerated() {
            for name in food.names.values.joined() { keys.insert(FoodKey.key(of: name), place) }
        }
        let byID = Dictionary(foods.enumerated().map { ($1.id, $0) }) { $1 }
        self.init(foods, byID: byID, keys: keys)
    }

    func food(id: String) -> Food? { byID[id].map { foods[$0] } }
    func food(key: WordKey) -> Food? { byKey.place(of: key).map { foods[$0] } }
}
