import GroceryAPI
import Values

extension GroceryListBody {
    /// Says of each line whether its recipe is among these deleted ones.
    mutating func mark(deleted recipes: Set<RecipeID>) {
        for index in items.indices { items[index].sources.mark(deleted: recipes) }
        for index in staples.indices { staples[index].sources.mark(deleted: recipes) }
    }
}

extension [GroceryItemSource] {
    fileprivate mutating func mark(deleted recipes: Set<RecipeID>) {
        for index in indices where self[index].recipeID.map({ recipes.contains($0) }) ?? false {
            self[index].recipeDeleted = true
        }
    }
}
