/// Why a command was refused; `problem` says it in words.
enum TransitionError: Error, Hashable, Sendable, CaseIterable {
    case noSuchMenu, noSuchItem
    /// The recipe is cooked, which is not undone by taking it out.
    case recipeCooked
    /// The grocery list is made, so the menu is not cleared.
    case committed
    case stillPlanning, nothingToArchive, archived, notArchived, notFinished
    /// A grocery list needs something left to cook.
    case nothingToCook
    /// Another menu is being cooked, and the caller did not say to archive it.
    case menuInProgress
    /// Another menu is being cooked, so this one cannot be reopened.
    case cannotReopen
    case planningExists, modeRequired, nothingToReuse, menuFull, idTaken
    /// The menu is not in the version the caller knows.
    case changedMeanwhile
}
