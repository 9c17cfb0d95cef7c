/// Why a change of the plan was refused.
enum PlanError: Error, Hashable, Sendable, CaseIterable {
    /// There is no such entry.
    case noSuchEntry
    /// The entry to swap with does not exist.
    case noSuchPartner
    /// The entry whose leftovers these should be does not exist, or is none that can leave any.
    case noSuchSource
    /// Leftovers cannot be eaten before they are made.
    case leftoversTooEarly
    /// The recipe is not the one whose leftovers these are.
    case otherRecipe
    /// A note has no servings.
    case noteWithoutServings
    /// A note needs words.
    case noteWithoutWords
    /// The client's id belongs to another entry.
    case idTaken
    /// The meal holds as many entries as it can.
    case slotFull
    /// There is more planned for these days than one answer has room for.
    case windowTooFull
    /// The entry is not in the version the caller knows.
    case changedMeanwhile
}
