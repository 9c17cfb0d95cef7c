public import JSON
public import Values

/// A menu as the API shows it.
public struct MenuBody: Sendable, Hashable, Decodable {
    /// The menu's id.
    public var id: MenuID
    /// Counts its changes; also its `ETag`.
    public var version: Int
    /// Where it is in its life.
    public var state: MenuStatus
    /// How it ended; nil until it is archived.
    public var outcome: MenuOutcome?
    /// Its recipes, in order.
    public var recipes: [MenuRecipeBody]
    /// The list that was made when it was committed.
    public var groceryListID: GroceryListID?
    /// How many of its recipes are cooked.
    public var progress: MenuProgressBody
    /// When it was begun.
    public var createdAt: Instant
    /// When its grocery list was made.
    public var committedAt: Instant?
    /// When it was archived.
    public var archivedAt: Instant?
    /// The first day it was cooked from: the date of its commitment, in UTC.
    public var from: CalendarDate?
    /// The last day it was cooked from: the date it was archived, in UTC.
    public var to: CalendarDate?

    /// A menu with all its members.
    public init(
        id: MenuID,
        version: Int,
        state: MenuStatus,
        outcome: MenuOutcome?,
        recipes: [MenuRecipeBody],
        groceryListID: GroceryListID?,
        createdAt: Instant,
        committedAt: Instant?,
        archivedAt: Instant?,
        from: CalendarDate?,
        to: CalendarDate?
    ) {
        self.id = id
        self.version = version
        self.state = state
        self.outcome = outcome
        self.recipes = recipes
        self.groceryListID = groceryListID
        self.progress = MenuProgressBody(cooked: recipes.count { $0.cookedAt != nil }, total: recipes.count)
        self.createdAt = createdAt
        self.committedAt = committedAt
        self.archivedAt = archivedAt
        self.from = from
        self.to = to
    }

    private enum CodingKeys: String, CodingKey {
        case id, version, state, outcome, recipes, progress, from, to
        case groceryListID = "grocery_list_id"
        case createdAt = "created_at"
        case committedAt = "committed_at"
        case archivedAt = "archived_at"
    }
}

/// A recipe's place in a menu as the API shows it.
public struct MenuRecipeBody: Sendable, Hashable, Decodable {
    /// The id of the place, which is not the recipe's.
    public var id: MenuItemID
    /// The recipe.
    public var recipeID: RecipeID
    /// The recipe's title.
    public var title: String
    /// The recipe's picture.
    public var imageURL: String?
    /// For how many it is to be cooked.
    public var servings: Int
    /// Its place in the order, from 0.
    public var position: Int
    /// When it was marked cooked; nil until then.
    public var cookedAt: Instant?
    /// The day it was cooked; nil until then.
    public var cookedOn: CalendarDate?

    /// A recipe's place with all its members.
    public init(
        id: MenuItemID,
        recipeID: RecipeID,
        title: String,
        imageURL: String?,
        servings: Int,
        position: Int,
        cookedAt: Instant?,
        cookedOn: CalendarDate?
    ) {
        self.id = id
        self.recipeID = recipeID
        self.title = title
        self.imageURL = imageURL
        self.servings = servings
        self.position = position
        self.cookedAt = cookedAt
        self.cookedOn = cookedOn
    }

    private enum CodingKeys: String, CodingKey {
        case id, title, servings, position
        case recipeID = "recipe_id"
        case imageURL = "image_url"
        case cookedAt = "cooked_at"
        case cookedOn = "cooked_on"
    }
}

/// How far a menu is cooked.
public struct MenuProgressBody: Sendable, Hashable, Decodable {
    /// Recipes cooked.
    public var cooked: Int
    /// Recipes in all.
    public var total: Int

    /// So many cooked of so many.
    public init(cooked: Int, total: Int) {
        self.cooked = cooked
        self.total = total
    }
}

extension MenuBody: JSONEncodable {
    /// Writes the menu's JSON object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("state", state)
            json.member("outcome", outcome)
            json.member("recipes", recipes)
            json.member("grocery_list_id", groceryListID)
            json.member("progress", progress)
            json.member("created_at", createdAt)
            json.member("committed_at", committedAt)
            json.member("archived_at", archivedAt)
            json.member("from", from)
            json.member("to", to)
        }
    }
}

extension MenuRecipeBody: JSONEncodable {
    /// Writes the place's JSON object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("recipe_id", recipeID)
            json.member("title", title)
            json.member("image_url", imageURL)
            json.member("servings", servings)
            json.member("position", position)
            json.member("cooked_at", cookedAt)
            json.member("cooked_on", cookedOn)
        }
    }
}

extension MenuProgressBody: JSONEncodable {
    /// Writes `{"cooked": …, "total": …}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("cooked", cooked)
            json.member("total", total)
        }
    }
}
