public import Values

/// That a recipe has been deleted, or is there again.
public struct RecipeDeletion: Sendable {
    /// The recipe.
    public let recipe: RecipeID
    /// Its household.
    public let household: HouseholdID
    /// Whether it is deleted.
    public let isDeleted: Bool
    /// When this is heard.
    public let now: Instant

    /// A recipe that is deleted, or there again.
    public init(_ recipe: RecipeID, of household: HouseholdID, isDeleted: Bool, at now: Instant) {
        (self.recipe, self.household) = (recipe, household)
        (self.isDeleted, self.now) = (isDeleted, now)
    }
}
