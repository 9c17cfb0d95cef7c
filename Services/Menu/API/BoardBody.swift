public import HTTP
public import JSON
public import Values

/// A household's board as the API shows it: what is being cooked, or planned, and what comes next.
@JSONObject
public struct BoardBody: Sendable, Hashable {
    /// `to_cook` if a menu is being cooked, else `planning` if one is being planned, else `empty`.
    public var state: BoardStatus
    /// The menu the state speaks of.
    public var menu: MenuBody?
    /// The menu being planned while another is being cooked.
    public var next: MenuBody?
    /// Counts the household's changes to its menus; also the board's `ETag`.
    public var version: Int
    /// What else the call has changed; nil where nothing was changed.
    @LeftOutIfNil public var effects: [Effect]? = nil

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
@JSONObject
public struct ReuseBody: Sendable, Hashable {
    /// The board afterwards.
    public var board: BoardBody
    /// The archived menu's recipes that have been deleted since and were left out.
    public var missing: [MissingRecipeBody]
}

/// A recipe that no longer exists.
@JSONObject
public struct MissingRecipeBody: Sendable, Hashable {
    /// The id it had.
    public var recipeID: RecipeID
    /// The title it had.
    public var title: String
}
