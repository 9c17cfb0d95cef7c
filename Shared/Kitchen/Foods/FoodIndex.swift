import Synchronization

/// The standard foods, by id and by the key of each name.
final class FoodIndex: Sendable {
    let foods: [Food]
    /// Those that a household is assumed to have or is asked about.
    let staples: [Food]
    private let byID: [String: Int]
    private let byKey: KeyTable
    /// What has been asked for of `kinds`, by the food's category and name.
    private let kinds = Mutex<[KindsOf: [Food]]>([:])

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

    /// The foods of a food's category whose name has all of its name.
    ///
    /// All are gone through once for each of these foods; how many different answers are kept is how many foods there are.
    func kinds(of food: Food) -> [Food] {
        let asked = KindsOf(category: food.category, name: food.name.lowercased())
        if let known = kinds.withLock({ $0[asked] }) { return known }
        let name = " \(asked.name) "
        let found = foods.filter { $0.category == food.category && " \($0.name.lowercased()) ".contains(name) }
        kinds.withLock { if $0.count < foods.count { $0[asked] = found } }
        return found
    }
}

private struct KindsOf: Hashable {
    let category: Category
    let name: String
}
