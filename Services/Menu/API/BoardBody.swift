public import JSON
public import Values

/// A household's board as the API shows it: what is being cooked, or planned, and what comes next.
public struct BoardBody: Sendable, Hashable, Decodable {
    /// `to_cook` if a menu is being cooked, else `planning` if one is being planned, else `empty`.
    public var state: BoardStatus
    /// The menu the state speaks of.
    public var menu: MenuBody?
    /// The menu being planned while another is being cooked.
    public var next: MenuBody?
    /// Counts the household's changes to its menus; also the board's `ETag`.
    public var version: Int

    /// The board that follows from the menu being planned and the menu being cooked.
    public init(planning: MenuBody?, toCook: MenuBody?, version: Int) {
        state = toCook != nil ? .toCook : planning != nil ? .planning : .empty
        menu = toCook ?? planning
        next = toCook != nil ? planning : nil
        self.version = version
    }

    /// The menu being planned, wherever it stands on the board.
    public var planning: MenuBody? { state == .planning ? menu : next }
    /// The menu being cooked.
    public var toCook: MenuBody? { state == .toCook ? menu : nil }
}

/// What reusing an archived menu answers.
public struct ReuseBody: Sendable, Hashable, Decodable {
    /// The board afterwards.
    public var board: BoardBody
    /// The archived menu's recipes that have been deleted since and were left out.
    public var missing: [MissingRecipeBody]

    /// A board and what it lacks.
    public init(board: BoardBody, missing: [MissingRecipeBody]) {
        self.board = board
        self.missing = missing
    }
}

/// A recipe that no longer exists.
public struct MissingRecipeBody: Sendable, Hashable, Decodable {
    /// The id it had.
    public var recipeID: RecipeID
    /// The title it had.
    public var title: String

    /// A recipe that is gone, by the name it had.
    public init(recipeID: RecipeID, title: String) {
        self.recipeID = recipeID
        self.title = title
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case recipeID = "recipe_id"
    }
}

extension BoardBody: JSONEncodable {
    /// Writes the board's JSON object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("state", state)
            json.member("menu", menu)
            json.member("next", next)
            json.member("version", version)
        }
    }
}

extension ReuseBody: JSONEncodable {
    /// Writes `{"board": …, "missing": […]}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("board", board)
            json.member("missing", missing)
        }
    }
}

extension MissingRecipeBody: JSONEncodable {
    /// Writes `{"recipe_id": …, "title": …}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("recipe_id", recipeID)
            json.member("title", title)
        }
    }
}
