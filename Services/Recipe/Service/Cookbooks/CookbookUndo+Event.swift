import Identity
import JSON
import RecipeAPI
import Values

extension Undo {
    /// Gives a cookbook again the name that it had.
    init(naming cookbook: CookbookID, _ old: String, insteadOf new: String) {
        let path = RecipePaths.cookbook(cookbook)
        let state = State(path, has: ["name": .string(new)])
        self.init(.patch, path, body: .object(["name": .string(old)]), state: state)
    }

    /// Takes the one recipe that was put into a cookbook out again, or the other way round.
    init?(placing recipes: [RecipeID], areIn: Bool, of cookbook: CookbookID) {
        guard recipes.count == 1 else { return nil }
        let path = RecipePaths.cookbook(cookbook)
        // A cookbook does not show what is in it.
        self.init(areIn ? .delete : .put, "\(path)/recipes/\(recipes[0])", state: State(path, has: [:]), once: true)
    }
}
