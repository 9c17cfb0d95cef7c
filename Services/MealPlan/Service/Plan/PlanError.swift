/// Why a change of the plan was refused; `problem` says it in words.
enum PlanError: Error, Hashable, Sendable, CaseIterable {
    case noSuchEntry, noSuchPartner, noSuchSource
    case leftoversTooEarly, otherRecipe
    case noteWithoutServings, noteWithoutWords
    case idTaken, slotFull, windowTooFull
    /// The recipe of the menu stands on the calendar already.
    case alreadyPlanned
    /// The entry is not in the version the caller knows.
    case changedMeanwhile
}
