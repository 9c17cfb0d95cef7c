import MealPlanAPI

extension PlanEntry {
    var body: PlanEntryBody {
        PlanEntryBody(
            id: id,
            version: version,
            date: spot.date,
            slot: spot.slot.wire,
            position: position,
            kind: recipe == nil ? .note : .recipe,
            recipeID: recipe?.id,
            title: recipe?.title,
            imageURL: recipe?.imageURL,
            servings: recipe?.servings,
            note: words,
            memberID: member,
            leftoverOf: leftoverOf,
            cookedAt: cooked?.at,
            cookedOn: cooked?.on,
            createdAt: createdAt,
            updatedAt: updatedAt,
            recipeDeleted: recipe?.isDeleted == true ? true : nil,
            menuID: place?.menu,
            menuItemID: place?.item
        )
    }
}

extension Slot {
    /// The API's word.
    var wire: MealSlot {
        switch self {
        case .breakfast: .breakfast
        case .lunch: .lunch
        case .dinner: .dinner
        case .snacks: .snacks
        }
    }

    /// The meal of the API's word.
    init(_ wire: MealSlot) {
        switch wire {
        case .breakfast: self = .breakfast
        case .lunch: self = .lunch
        case .dinner: self = .dinner
        case .snacks: self = .snacks
        }
    }
}
