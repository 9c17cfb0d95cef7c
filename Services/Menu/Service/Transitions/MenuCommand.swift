/// What can be asked of a menu, with the facts about its recipes that decide the answer.
enum MenuCommand: Hashable, Sendable {
    case addRecipe
    case removeRecipe(Removal)
    case changeServings(Mark)
    case reorder
    case clear(Cooked)
    case commit(Uncooked)
    case markCooked(Marking)
    /// Mark a recipe cooked as the meal of the calendar that it is.
    case cookPlanned(Marking)
    case undoCooked(Mark)
    /// Put the menu away unfinished.
    case archive
    case planAgain
    /// Copy its recipes into the menu being planned.
    case reuse

    /// What taking a recipe out would leave.
    enum Removal: Hashable, Sendable, CaseIterable {
        /// The recipe itself is cooked already.
        case cooked
        case lastOne
        case someToCookLeft
        case onlyCookedLeft
    }

    /// Whether anything of the menu is cooked.
    enum Cooked: Hashable, Sendable, CaseIterable {
        case nothingCooked
        case somethingCooked
    }

    /// Whether anything of the menu is still to be cooked.
    enum Uncooked: Hashable, Sendable, CaseIterable {
        case somethingToCook
        /// Everything is cooked, or there is nothing.
        case nothingToCook
    }

    /// What marking a recipe cooked would leave.
    enum Marking: Hashable, Sendable, CaseIterable {
        case again
        case someLeft
        case last
    }

    /// Whether the recipe that is resized, or whose mark is taken back, is marked.
    enum Mark: Hashable, Sendable, CaseIterable {
        case cooked
        case notCooked
    }
}

extension MenuCommand: CaseIterable {
    /// Every command with every fact; the tests decide each for every state.
    static let allCases: [MenuCommand] =
        [.addRecipe] + Removal.allCases.map(removeRecipe) + Mark.allCases.map(changeServings) + [.reorder]
        + Cooked.allCases.map(clear) + Uncooked.allCases.map(commit) + Marking.allCases.map(markCooked)
        + Marking.allCases.map(cookPlanned) + Mark.allCases.map(undoCooked) + [.archive, .planAgain, .reuse]
}
