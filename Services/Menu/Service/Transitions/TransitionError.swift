/// Why a command was refused.
enum TransitionError: Error, Hashable, Sendable, CaseIterable {
    /// There is no such menu, or not any more.
    case noSuchMenu
    /// The menu has no such recipe.
    case noSuchItem
    /// The recipe is cooked, which is not undone by taking it out.
    case recipeCooked
    /// The grocery list is made, so recipes and servings stand.
    case committed
    /// There is no grocery list yet, so nothing is cooked.
    case stillPlanning
    /// A menu that is only planned is cleared, not archived.
    case nothingToArchive
    /// The menu is over.
    case archived
    /// Only a menu that is over is cooked again.
    case notArchived
    /// A grocery list needs something left to cook.
    case nothingToCook
    /// Another menu is being cooked, and the caller did not say to archive it.
    case menuInProgress
    /// Another menu is being cooked, so this one cannot be reopened.
    case cannotReopen
    /// Another menu is being planned, so this one cannot go back to planning.
    case planningExists
    /// A menu is being planned, and the caller did not say whether to merge or replace.
    case modeRequired
    /// None of the recipes to cook again is left.
    case nothingToReuse
    /// The menu holds as many recipes as it can.
    case menuFull
    /// The client's id belongs to another recipe in a menu.
    case idTaken
    /// The menu is not in the version the caller knows.
    case changedMeanwhile
}
