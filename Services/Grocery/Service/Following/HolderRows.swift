import Database
import GroceryAPI
import Values

/// A list that leaves out what others buy for.
struct WaitingList: Sendable {
    let list: GroceryListID
    let meals: [MealElsewhere]

    /// What a list waits for.
    init(list: GroceryListID, meals: [MealElsewhere]) {
        self.list = list
        self.meals = meals
    }

    /// Reads a row of `HolderSQL.waiting`.
    init(_ row: borrowing Row) throws {
        list = try row.id(0)
        meals = try StoredJSON.decode([GroceryElsewhere].self, from: try row.string(1)).map(MealElsewhere.init)
    }
}

extension Rows {
    /// The rows of `HolderSQL.holders`.
    func holders() throws(DatabaseError) -> [MenuItemID: GroceryListID] {
        var holders: [MenuItemID: GroceryListID] = [:]
        for row in self { holders[try row.id(0)] = try row.id(1) as GroceryListID }
        return holders
    }
}
