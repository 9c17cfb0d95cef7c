public import JSON

/// Where a menu is in its life, as the API says it.
public enum MenuStatus: String, Sendable, Hashable, JSONEncodable, JSONReadable, CaseIterable {
    /// Recipes are being chosen.
    case planning
    /// The grocery list is made and the recipes are being cooked.
    case toCook = "to_cook"
    /// Over: everything was cooked, or it was put away.
    case archived
}

/// How an archived menu ended, as the API says it.
public enum MenuOutcome: String, Sendable, Hashable, JSONEncodable, JSONReadable, CaseIterable {
    /// Every recipe was cooked.
    case completed
    /// It was put away with something left to cook.
    case abandoned
}

/// The state of a household's board, as the API says it.
public enum BoardStatus: String, Sendable, Hashable, JSONEncodable, JSONReadable, CaseIterable {
    /// There is no menu.
    case empty
    /// A menu is being planned and none is being cooked.
    case planning
    /// A menu is being cooked.
    case toCook = "to_cook"
}
