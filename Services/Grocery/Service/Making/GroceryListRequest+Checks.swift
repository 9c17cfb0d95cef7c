import GroceryAPI
import HTTP
import Values

extension GroceryListRequest {
    /// The request with white space trimmed from its texts; throws a 422 that names everything that is wrong.
    func checked() throws(Problem) -> GroceryListRequest {
        var checked = self
        var fields = FieldCheck()
        checked.title = title.map { fields.text($0, "/title", max: 200) }
        if [menu != nil, plan != nil, recipes != nil].count(where: { $0 }) > 1 {
            fields.refuse(
                "",
                "ambiguous",
                "Make a list from a menu, from days of the plan or from recipes: one of them."
            )
        }
        if let plan {
            let days = plan.from.days(until: plan.to) + 1
            if days < 1 { fields.refuse("/plan/to", "out_of_range", "the last day must not be before the first") }
            if days > 100 { fields.refuse("/plan/to", "out_of_range", "a list covers at most 100 days") }
        }
        if let source { Self.check(source, recipes != nil, &fields) }
        let recipes = recipes ?? []
        fields.count(recipes.count, "/recipes", most: 200)
        for (index, recipe) in recipes.enumerated() {
            fields.number(recipe.servings, "/recipes/\(index)/servings", in: 1...1000)
        }
        checked.have = have.map { fields.texts($0, "/have", most: 500, max: 200) }
        checked.items = items.map { fields.texts($0, "/items", most: 500, max: 500) }
        try fields.finish()
        return checked
    }

    private static func check(_ source: GroceryListSource, _ hasRecipes: Bool, _ fields: inout FieldCheck) {
        if !hasRecipes {
            fields.refuse("/source", "unexpected", "A source is of recipes: give those, too.")
        }
        if source.type == .menu, source.menuID == nil {
            fields.refuse("/source/menu_id", "required", "Choose a menu.")
        }
        if source.type == .plan, source.from == nil || source.to == nil {
            fields.refuse("/source/from", "required", "Choose the first and the last day.")
        }
    }
}
