/// Where a menu is in its life.
enum MenuState: Hashable, Sendable {
    case planning
    /// The grocery list is made and the recipes are being cooked.
    case toCook
    /// Over, and part of the history.
    case archived(Outcome)
    /// Deleted: it was cleared, or its last recipe was taken out.
    case gone

    /// How an archived menu ended.
    enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Everything that was left in it was cooked.
        case completed
        /// It was put away before.
        case abandoned
    }

    /// A place on the household's board, which one menu at most can hold.
    enum Seat: Hashable, Sendable {
        /// The menu being planned.
        case planning
        /// The menu being cooked.
        case toCook
    }

    /// The place on the board that a menu in this state holds.
    var seat: Seat? {
        switch self {
        case .planning: .planning
        case .toCook: .toCook
        case .archived, .gone: nil
        }
    }

    /// The state after a command, or why it does not apply.
    ///
    /// Every pair is decided here, and nowhere by default: a new state or command does not compile until it is.
    /// A command whose effect is already there changes nothing and is not refused, so that it is safe to repeat.
    func applying(_ command: MenuCommand) throws(TransitionError) -> MenuState {
        switch (self, command) {
        case (.planning, .addRecipe): return .planning
        // What was cooked is history, also in a menu that went back to planning.
        case (.planning, .removeRecipe(.cooked)): throw .recipeCooked
        case (.planning, .removeRecipe(.lastOne)): return .gone
        case (.planning, .removeRecipe(.someToCookLeft)): return .planning
        // A planned menu is not completed by taking recipes out; more may be added.
        case (.planning, .removeRecipe(.onlyCookedLeft)): return .planning
        case (.planning, .changeServings(.cooked)), (.planning, .changeServings(.notCooked)): return .planning
        case (.planning, .reorder): return .planning
        case (.planning, .clear(.nothingCooked)): return .gone
        // Cooked recipes must not vanish with the plan, so the menu goes to the history.
        case (.planning, .clear(.somethingCooked)): return .archived(.abandoned)
        case (.planning, .commit(.somethingToCook)): return .toCook
        case (.planning, .commit(.nothingToCook)): throw .nothingToCook
        case (.planning, .markCooked(.again)): return .planning
        case (.planning, .markCooked(.someLeft)), (.planning, .markCooked(.last)): throw .stillPlanning
        // What the calendar says was cooked was, whether or not there is a list; more may be added.
        case (.planning, .cookPlanned(.again)), (.planning, .cookPlanned(.someLeft)), (.planning, .cookPlanned(.last)):
            return .planning
        case (.planning, .undoCooked(.cooked)), (.planning, .undoCooked(.notCooked)): return .planning
        case (.planning, .archive): throw .nothingToArchive
        case (.planning, .planAgain): return .planning
        case (.planning, .reuse): throw .notArchived

        // The grocery list follows.
        case (.toCook, .addRecipe): return .toCook
        case (.toCook, .removeRecipe(.cooked)): throw .recipeCooked
        case (.toCook, .removeRecipe(.lastOne)): return .gone
        case (.toCook, .removeRecipe(.someToCookLeft)): return .toCook
        case (.toCook, .removeRecipe(.onlyCookedLeft)): return .archived(.completed)
        // What was cooked was cooked for so many; the list follows the rest.
        case (.toCook, .changeServings(.cooked)): throw .recipeCooked
        case (.toCook, .changeServings(.notCooked)): return .toCook
        case (.toCook, .reorder): return .toCook
        case (.toCook, .clear(.nothingCooked)), (.toCook, .clear(.somethingCooked)): throw .committed
        case (.toCook, .commit(.somethingToCook)), (.toCook, .commit(.nothingToCook)): return .toCook
        case (.toCook, .markCooked(.again)), (.toCook, .markCooked(.someLeft)): return .toCook
        case (.toCook, .markCooked(.last)): return .archived(.completed)
        case (.toCook, .cookPlanned(.again)), (.toCook, .cookPlanned(.someLeft)): return .toCook
        case (.toCook, .cookPlanned(.last)): return .archived(.completed)
        case (.toCook, .undoCooked(.cooked)), (.toCook, .undoCooked(.notCooked)): return .toCook
        case (.toCook, .archive): return .archived(.abandoned)
        case (.toCook, .planAgain): return .planning
        case (.toCook, .reuse): throw .notArchived

        case (.archived(.completed), .undoCooked(.cooked)): return .toCook
        // Taking back a mistaken mark corrects the history; only cooking can complete a menu, so only undoing reopens it.
        case (.archived(.abandoned), .undoCooked(.cooked)): return self
        case (.archived, .undoCooked(.notCooked)): return self
        case (.archived, .markCooked(.again)): return self
        case (.archived, .markCooked(.someLeft)), (.archived, .markCooked(.last)): throw .archived
        // Its meals stay on the calendar; cooking one later completes the history, not the menu.
        case (.archived, .cookPlanned(.again)), (.archived, .cookPlanned(.someLeft)), (.archived, .cookPlanned(.last)):
            return self
        case (.archived, .archive): return self
        case (.archived, .reuse): return self
        case (.archived, .addRecipe): throw .archived
        case (.archived, .removeRecipe(.cooked)), (.archived, .removeRecipe(.lastOne)): throw .archived
        case (.archived, .removeRecipe(.someToCookLeft)), (.archived, .removeRecipe(.onlyCookedLeft)): throw .archived
        case (.archived, .changeServings(.cooked)), (.archived, .changeServings(.notCooked)): throw .archived
        case (.archived, .reorder): throw .archived
        case (.archived, .clear(.nothingCooked)), (.archived, .clear(.somethingCooked)): throw .archived
        case (.archived, .commit(.somethingToCook)), (.archived, .commit(.nothingToCook)): throw .archived
        case (.archived, .planAgain): throw .archived

        case (.gone, .addRecipe), (.gone, .removeRecipe), (.gone, .changeServings), (.gone, .reorder), (.gone, .clear),
            (.gone, .commit), (.gone, .markCooked), (.gone, .cookPlanned), (.gone, .undoCooked), (.gone, .archive),
            (.gone, .planAgain), (.gone, .reuse):
            throw .noSuchMenu
        }
    }
}
