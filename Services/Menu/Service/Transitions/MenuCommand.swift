/// What can be asked of a menu, with the facts about its recipes that decide the answer.
enum MenuCommand: Hashable, Sendable {
    /// Put a recipe in.
    case addRecipe
    /// Take a recipe out.
    case removeRecipe(Removal)
    /// Cook a recipe for more or fewer.
    case changeServings
    /// Move a recipe in the order.
    case reorder
    /// Take everything out.
    case clear(Cooked)
    /// Make the grocery list.
    case commit(Uncooked)
    /// Mark a recipe cooked.
    case markCooked(Marking)
    /// Take the mark back.
    case undoCooked(Mark)
    /// Put the menu away unfinished.
    case archive
    /// Go back to planning it.
    case planAgain
    /// Copy its recipes into the menu being planned.
    case reuse

    /// What taking a recipe out would leave.
    enum Removal: Hashable, Sendable, CaseIterable {
        /// The recipe itself is cooked already.
        case cooked
        /// No recipe would be left.
        case lastOne
        /// Something would be left to cook.
        case someToCookLeft
        /// Recipes would be left, all of them cooked.
        case onlyCookedLeft
    }

    /// Whether anything of the menu is cooked.
    enum Cooked: Hashable, Sendable, CaseIterable {
        /// Nothing is.
        case nothingCooked
        /// Something is.
        case somethingCooked
    }

    /// Whether anything of the menu is still to be cooked.
    enum Uncooked: Hashable, Sendable, CaseIterable {
        /// Something is.
        case somethingToCook
        /// Everything is cooked, or there is nothing.
        case nothingToCook
    }

    /// What marking a recipe cooked would leave.
    enum Marking: Hashable, Sendable, CaseIterable {
        /// It is marked already.
        case again
        /// Others would be left to cook.
        case someLeft
        /// It is the last.
        case last
    }

    /// Whether the recipe whose mark is taken back has one.
    enum Mark: Hashable, Sendable, CaseIterable {
        /// It is marked cooked.
        case cooked
        /// It is not.
        case notCooked
    }
}

extension MenuCommand: CaseIterable {
    /// Every command with every fact; the tests decide each for every state.
    static let allCases: [MenuCommand] =
        [.addRecipe] + Removal.allCases.map(removeRecipe) + [.changeServings, .reorder]
        + Cooked.allCases.map(clear) + Uncooked.allCases.map(commit) + Marking.allCases.map(markCooked)
        + Mark.allCases.map(undoCooked) + [.archive, .planAgain, .reuse]
}
