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

    func check() throws(Problem) { try Checks.servings(servings) }
}

/// The body of changing a recipe's place.
struct ChangeRecipeRequest: Decodable {
    var servings: Int?
    var position: Int?

    func check() throws(Problem) {
        try Checks.servings(servings)
        if let position, position < 0 {
            throw .invalid("/position", code: "out_of_range", "position must be 0 or more")
        }
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

    func check() throws(Problem) {
        guard let have else { return }
        guard have.count <= 500 else {
            throw .invalid("/have", code: "too_long", "have may name at most 500 foods")
        }
        for (index, food) in have.enumerated() where food.utf8.count > 200 {
            throw .invalid("/have/\(index)", code: "too_long", "A food's name may have at most 200 bytes")
        }
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
        guard let mode else { return nil }
        guard let value = ReuseMode(rawValue: mode) else {
            throw .invalid("/mode", code: "unknown", "mode must be \"merge\" or \"replace\"")
        }
        return value
    }
}

extension Request {
    /// The body, or what `default` says if there is none at all: where every member is optional.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, default value: Value) throws(Problem) -> Value {
        body.isEmpty ? value : try decode(type)
    }
}

/// What several bodies have in common.
enum Checks {
    static func servings(_ servings: Int?) throws(Problem) {
        guard let servings, !(1...1000).contains(servings) else { return }
        throw .invalid("/servings", code: "out_of_range", "servings must be from 1 to 1000")
    }
}
