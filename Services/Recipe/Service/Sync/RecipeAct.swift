import Values

/// What a client did to a recipe, perhaps while it was offline.
enum RecipeAct: Sendable {
    case add(RecipeContent)
    case change(@Sendable (inout RecipeContent) throws -> Void)
    /// Whatever uses it, if that is confirmed.
    case delete(isConfirmed: Bool)
    case restore
    /// What its user thinks of it was changed.
    case opine(@Sendable (inout Opinion) -> Void)
    /// It was put into a cookbook, or taken out of it.
    case file(CookbookID, isIn: Bool)
}

/// How an operation and what others had done went together.
enum RecipeMerge: String, CaseIterable {
    /// The same recipe was there.
    case alreadyThere = "already_there"
    /// Somebody else had deleted it.
    case alreadyRemoved = "already_removed"
    /// It took the place of what its client had not seen.
    case replaced
}
