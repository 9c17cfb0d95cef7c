public import JSON

/// What a household says about one food.
public enum HouseholdFood: Hashable, Sendable {
    /// A food that it added.
    case own(Food)
    /// What it says differently about a food that comes with Larder.
    case overrule(FoodOverrule)

    /// The food's id.
    public var id: String {
        switch self {
        case .own(let food): food.id
        case .overrule(let overrule): overrule.food
        }
    }
}

/// The category that a household gave to a name.
@JSONObject
public struct CategoryCorrection: Hashable, Sendable {
    /// The name, as it stood on the list.
    public var name: String
    /// Where the household looks for it.
    public var category: Category
}

/// Everything that a household says about foods.
@MembersInit
public struct HouseholdFoods: Hashable, Sendable {
    /// Rises with every change; 0 where nothing has ever been said.
    public var version: Int = 0
    /// The foods it added or overruled.
    public var foods: [HouseholdFood] = []
    /// The categories it gave to names, the oldest first.
    public var corrections: [CategoryCorrection] = []

    /// The foods as the household has them: its own over those of a table.
    public func table(over table: FoodTable = .standard) -> FoodTable {
        var own: [Food] = []
        var overrules: [FoodOverrule] = []
        for food in foods {
            switch food {
            case .own(let food): own.append(food)
            case .overrule(let overrule): overrules.append(overrule)
            }
        }
        return table.adding(own).overruling(overrules).correcting(corrections.map { ($0.name, $0.category) })
    }
}
