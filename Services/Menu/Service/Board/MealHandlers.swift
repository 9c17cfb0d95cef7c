import HTTP
import MenuAPI
import Values

/// Recipes that stand on the calendar, for the meal-plan service: what changes there changes here first.
extension Dependencies {
    func changeMenuMeal(_ request: Request) async throws -> Response {
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        let menu = try request.menuID()
        let item = try request.itemID()
        let change = try request.decode(MenuMealChange.self)
        var fields = FieldCheck()
        fields.number(change.servings, "/servings", in: MenuSchemas.servingsRange)
        if change.cooked == true, change.cookedOn == nil {
            fields.refuse("/cooked_on", "required", "cooked_on is missing")
        }
        try fields.finish()
        let changed = try await menus.change(household, menu: menu, expecting: nil) { book in
            if let servings = change.servings {
                try book.changeRecipe(item, of: menu, servings: servings, position: nil)
            }
            if change.cooked == true, let day = change.cookedOn {
                try book.markCooked(item, of: menu, on: day, onCalendar: true)
            } else if change.cooked == false {
                try book.undoCooked(item, of: menu)
            }
        }
        let found = try changed.book.menu(menu)
        let meal = try changed.book.item(item, of: found)
        return .json(
            MenuMealBody(
                version: found.version,
                meal: MenuMealState(meal.id, servings: meal.servings, cooked: meal.cooked, isRemoved: false),
                effects: changed.isChanged ? [Effect(.menu, menu)] + changed.effects(besides: menu) : []
            )
        )
    }
}

/// How the routes of meals are documented.
extension Operation {
    static let changeMenuMeal = Operation(
        "changeMenuMeal",
        summary: "Changes a recipe of a menu that stands on the calendar; for other services.",
        tag: "internal",
        body: .object([
            Property("servings", MenuSchemas.servings, required: false),
            Property("cooked", .boolean, required: false),
            Property("cooked_on", .date, required: false, description: "Needed where cooked is true."),
        ]),
        answers: [
            .ok(
                .object([
                    Property("version", .integer(min: 0)),
                    Property(
                        "meal",
                        .object([
                            Property("item_id", .uuid), Property("servings", MenuSchemas.servings),
                            Property("cooked_at", .instant, required: false),
                            Property("cooked_on", .date, required: false), Property("removed", .boolean),
                        ])
                    ), Effect.property,
                ])
            )
        ],
        errors: [404, 409]
    )
}
