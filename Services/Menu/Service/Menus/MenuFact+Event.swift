import Events
import FoundationEssentials
import Identity
import MenuAPI
import Values

extension MenuFact {
    /// The event that tells of it, with what its recipe is called.
    func draft(titles: [RecipeID: String], undo: Undo? = nil) -> EventDraft {
        switch self {
        case .recipeAdded(let menu, let item, let recipe):
            Self.draft(
                .menuRecipeAdded(MenuRecipeFact(menuID: menu, itemID: item, recipeID: recipe, title: titles[recipe])),
                menu,
                undo: undo
            )
        case .recipeRemoved(let menu, let item, let recipe, let list):
            Self.draft(
                .menuRecipeRemoved(
                    MenuRecipeFact(menuID: menu, itemID: item, recipeID: recipe, listID: list, title: titles[recipe])
                ),
                menu,
                to: list == nil ? [] : ["grocery"],
                undo: undo
            )
        case .changed(let menu): Self.draft(.menuChanged(MenuReference(menuID: menu)), menu, undo: undo)
        case .cleared(let menu): Self.draft(.menuCleared(MenuReference(menuID: menu)), menu, undo: undo)
        case .committed(let menu, let list):
            Self.draft(.menuCommitted(MenuCommitment(menuID: menu, listID: list)), menu, to: ["grocery"])
        case .cooked(let menu, let item, let recipe, let date):
            Self.draft(
                .menuRecipeCooked(
                    MenuCookingFact(menuID: menu, itemID: item, recipeID: recipe, date: date, title: titles[recipe])
                ),
                menu,
                to: ["recipe"],
                undo: undo
            )
        case .uncooked(let menu, let item, let recipe, let date):
            Self.draft(
                .menuRecipeUncooked(
                    MenuCookingFact(menuID: menu, itemID: item, recipeID: recipe, date: date, title: titles[recipe])
                ),
                menu,
                to: ["recipe"],
                undo: undo
            )
        case .archived(let menu, let list, let outcome):
            Self.draft(.menuArchived(MenuEnd(menuID: menu, listID: list, outcome: MenuOutcome(outcome))), menu)
        case .reopened(let menu): Self.draft(.menuReopened(MenuReference(menuID: menu)), menu)
        case .shoppingChanged(let menu, let list, let meals):
            Self.draft(.menuShoppingChanged(MenuShopping(menu, list, meals)), menu.id, to: ["grocery"])
        case .mealsChanged(let menu, let version, let changes):
            Self.draft(
                .menuMealsChanged(MenuMeals(menuID: menu, version: version, meals: changes.map(MenuMealState.init))),
                menu,
                to: ["meal-plan"]
            )
        case .plannedAgain(let menu): Self.draft(.menuPlannedAgain(MenuReference(menuID: menu)), menu)
        }
    }

    private static func draft(
        _ event: MenuEvent,
        _ menu: MenuID,
        to destinations: [String] = [],
        undo: Undo? = nil
    ) -> EventDraft {
        EventDraft(event, subject: menu.uuid, to: destinations, undo: undo)
    }
}

extension MenuShopping {
    fileprivate init(_ menu: Menu, _ list: GroceryListID, _ meals: [MenuItem]?) {
        self.init(
            menuID: menu.id,
            listID: list,
            planning: menu.state == .planning,
            meals: meals?.map { item in
                MenuMeal(itemID: item.id, recipeID: item.recipe.id, servings: item.servings, cooked: item.isCooked)
            }
        )
    }
}

extension MenuMealState {
    /// What the plan hears of a recipe that has changed.
    fileprivate init(_ change: MealChange) {
        self.init(change.item, servings: change.servings, cooked: change.cooked, isRemoved: change.isRemoved)
    }

    /// A recipe's place in a menu as the plan shows it.
    init(_ item: MenuItemID, servings: Int, cooked: CookedMark?, isRemoved: Bool) {
        self.init(
            itemID: item,
            servings: servings,
            cookedAt: cooked?.at,
            cookedOn: cooked?.on,
            removed: isRemoved
        )
    }
}

extension MenuOutcome {
    /// The wire's word for how a menu ended.
    init(_ outcome: MenuState.Outcome) {
        switch outcome {
        case .completed: self = .completed
        case .abandoned: self = .abandoned
        }
    }
}
