import HTTP
import Values

/// The body of adding a recipe.
struct AddRecipeRequest: Decodable {
    var id: MenuItemID?
    var recipeID: RecipeID
    var servings: Int?

    private enum CodingKeys: String, CodingKey {
        case id, servings
        case recipeID = "recipe_id"
    }

    func check() throws(Problem) {
        var fields = FieldCheck()
        fields.number(servings, "/servings", in: MenuSchemas.servingsRange)
        try fields.finish()
    }
}

/// The body of changing a recipe's place.
struct ChangeRecipeRequest: Decodable {
    var servings: Int?
    var position: Int?

    func check() throws(Problem) {
        var fields = FieldCheck()
        fields.number(servings, "/servings", in: MenuSchemas.servingsRange)
        fields.number(position, "/position", in: 0...)
        try fields.finish()
    }
}

/// The body of committing a menu.
struct CommitRequest: Decodable {
    var listID: GroceryListID?
    var have: [String]?
    var archiveCurrent: Bool?

    private enum CodingKeys: String, CodingKey {
        case have
        case listID = "list_id"
        case archiveCurrent = "archive_current"
    }

    /// The foods that are at home.
    func foods() throws(Problem) -> [String] {
        var fields = FieldCheck()
        let foods = fields.texts(have ?? [], "/have", most: 500, max: 200)
        try fields.finish()
        return foods
    }
}

/// The body of marking a recipe cooked.
struct CookedRequest: Decodable {
    var date: CalendarDate?

    /// The day it was cooked: today if the caller does not say.
    func day(today: CalendarDate) throws(Problem) -> CalendarDate {
        guard let date else { return today }
        guard date <= today else {
            throw .invalid("/date", code: "out_of_range", "date must not be in the future")
        }
        return date
    }
}

/// The body of cooking a menu again.
struct ReuseRequest: Decodable {
    var mode: String?

    func reuseMode() throws(Problem) -> ReuseMode? {
        var fields = FieldCheck()
        let value = fields.choice(mode, "/mode", of: ReuseMode.self)
        try fields.finish()
        return value
    }
}
