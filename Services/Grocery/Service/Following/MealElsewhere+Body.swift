import GroceryAPI

extension GroceryElsewhere {
    init(_ meal: MealElsewhere) {
        self.init(
            recipeID: meal.share.recipe,
            recipeTitle: meal.share.title,
            servings: meal.share.servings,
            menuID: meal.share.menu,
            menuItemID: meal.meal,
            entryID: meal.share.entry,
            listID: meal.list
        )
    }
}

extension MealElsewhere {
    init(_ body: GroceryElsewhere) {
        let share = RecipeShare(
            recipe: body.recipeID,
            title: body.recipeTitle,
            servings: body.servings,
            menu: body.menuID,
            menuItem: body.entryID == nil ? body.menuItemID : nil,
            entry: body.entryID
        )
        self.init(share: share, meal: body.menuItemID, list: body.listID)
    }
}
