import MenuAPI
import Values

extension Menu {
    var body: MenuBody {
        let isOver = archivedAt != nil
        return MenuBody(
            id: id,
            version: version,
            state: state.status,
            outcome: state.outcome,
            recipes: items.enumerated().map { position, item in
                MenuRecipeBody(
                    id: item.id,
                    recipeID: item.recipe.id,
                    title: item.recipe.title,
                    imageURL: item.recipe.imageURL,
                    servings: item.servings,
                    position: position,
                    cookedAt: item.cooked?.at,
                    cookedOn: item.cooked?.on,
                    recipeDeleted: item.recipe.isDeleted ? true : nil,
                    planned: item.planned.map {
                        PlannedMealBody(entryID: $0.entry, date: $0.date, slot: $0.slot)
                    }
                )
            },
            groceryListID: listID,
            progress: MenuProgressBody(cooked: items.count(where: \.isCooked), total: items.count),
            createdAt: createdAt,
            committedAt: committedAt,
            archivedAt: archivedAt,
            from: (committedAt ?? (isOver ? createdAt : nil))?.dateInUTC,
            to: archivedAt?.dateInUTC
        )
    }
}

extension MenuBoard {
    var body: BoardBody { BoardBody(planning: planning?.body, toCook: toCook?.body, version: version) }
}

extension MenuState {
    /// The API's word.
    ///
    /// A menu that is gone is never shown; it was planned last.
    fileprivate var status: MenuStatus {
        switch self {
        case .planning, .gone: .planning
        case .toCook: .toCook
        case .archived: .archived
        }
    }

    /// The API's word for how it ended.
    fileprivate var outcome: MenuOutcome? {
        switch self {
        case .archived(let outcome): MenuOutcome(outcome)
        case .planning, .toCook, .gone: nil
        }
    }
}
