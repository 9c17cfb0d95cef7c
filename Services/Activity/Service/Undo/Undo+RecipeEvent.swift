import Identity
import JSON
import RecipeAPI

extension Undo {
    /// How what the event tells of is taken back, as far as the event says what that is.
    init?(_ event: RecipeEvent) {
        switch event {
        case .recipeChanged(let fact) where fact.version == 1:
            let path = RecipePaths.recipe(fact.recipeID)
            self.init(.delete, path, state: State(path, has: ["version": .integer(1)]))
        case .recipeDeleted(let fact):
            let path = RecipePaths.recipe(fact.recipeID)
            self.init(.post, "\(path)/restore", state: State(path))
        case .recipeRestored(let fact):
            guard let version = fact.version else { return nil }
            let path = RecipePaths.recipe(fact.recipeID)
            self.init(.delete, path, state: State(path, has: ["version": .integer(version)]), once: true)
        case .cookbookChanged(let fact) where fact.created == true:
            let path = RecipePaths.cookbook(fact.cookbookID)
            let new: [String: AnyJSON] = ["version": .integer(1), "recipes": .integer(0)]
            self.init(.delete, path, state: State(path, has: new))
        case .cookbookDeleted(let fact):
            let path = RecipePaths.cookbook(fact.cookbookID)
            self.init(.post, "\(path)/restore", state: State(path))
        default: return nil
        }
    }
}
