import GroceryAPI
import HTTP
import Values

extension GroceryListRequest {
    /// Throws a 422 that names everything that is wrong.
    func check() throws(Problem) {
        var fields = Fields()
        if let title { fields.line(title, "/title", atMost: 200) }
        if [menu != nil, plan != nil, recipes != nil].count(where: { $0 }) > 1 {
            fields.refuse(
                "",
                "ambiguous",
                "a list is made from a menu, from the plan or from recipes, not from several"
            )
        }
        if let plan {
            let days = plan.from.days(until: plan.to) + 1
            if days < 1 { fields.refuse("/plan/to", "out_of_range", "the last day must not be before the first") }
            if days > 100 { fields.refuse("/plan/to", "out_of_range", "a list covers at most 100 days") }
        }
        if let source { Self.check(source, recipes != nil, &fields) }
        let recipes = recipes ?? []
        fields.count(recipes.count, "/recipes", atMost: 200)
        for (index, recipe) in recipes.enumerated() {
            if let servings = recipe.servings {
                fields.number(servings, "/recipes/\(index)/servings", in: 1...1000)
            }
        }
        let have = have ?? []
        fields.count(have.count, "/have", atMost: 500)
        for (index, entry) in have.prefix(500).enumerated() { fields.line(entry, "/have/\(index)", atMost: 200) }
        let items = items ?? []
        fields.count(items.count, "/items", atMost: 500)
        for (index, item) in items.prefix(500).enumerated() { fields.line(item, "/items/\(index)", atMost: 500) }
        try fields.check()
    }

    private static func check(_ source: GroceryListSource, _ hasRecipes: Bool, _ fields: inout Fields) {
        if !hasRecipes {
            fields.refuse("/source", "unexpected", "source says what recipes belong to, and needs them")
        }
        if source.type == .menu, source.menuID == nil {
            fields.refuse("/source/menu_id", "required", "menu_id is missing")
        }
        if source.type == .plan, source.from == nil || source.to == nil {
            fields.refuse("/source/from", "required", "from and to are missing")
        }
    }
}
