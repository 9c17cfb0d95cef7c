public import JSON

/// A household's entry for one food.
public enum HouseholdFood: Hashable, Sendable {
    /// A food that it added.
    case own(Food)
    /// Changes to a standard food.
    case overrule(FoodOverride)

    /// The food's id.
    public var id: String {
        switch self {
        case .own(let food): food.id
        case .overrule(let overrule): overrule.food
        }
    }
}

/// A household's category correction for a name.
@JSONObject
public struct CategoryCorrection: Hashable, Sendable {
    /// The name, as on the list.
    public var name: String
    /// The category.
    public var category: Category
}

/// A household's own foods, changes and corrections.
@MembersInit
public struct HouseholdFoods: Hashable, Sendable {
    /// Increases with every change; 0 if there has never been one.
    public var version: Int = 0
    /// The foods that it added or overrode.
    public var foods: [HouseholdFood] = []
    /// Its category corrections, oldest first.
    public var corrections: [CategoryCorrection] = []

    /// A table with the household's foods as an overlay.
    public func table(over table: FoodTable = .standard) -> FoodTable {
        var own: [Food] = []
        var overrules: [FoodOverride] = []
        for food in foods {
            switch food {
            case .own(let food): own.append(food)
            case .overrule(let overrule): overrules.append(overrule)
            }
        }
        return table.adding(own).overruling(overrules).correcting(corrections.map { ($0.name, $0.category) })
    }
}
