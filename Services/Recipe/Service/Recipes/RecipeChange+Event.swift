import Events
import FoundationEssentials
import Identity
import JSON
import RecipeAPI
import Values

extension RecipeChange {
    /// The event that tells of it; `wasKept` says whether what the recipe was can be restored as a version.
    func event(wasKept: Bool) -> EventDraft {
        let fact = RecipeChanged(
            recipeID: new.id,
            title: new.content.title,
            version: new.version,
            imageURL: new.content.imageURL ?? "",
            buying: changesBuying ? true : nil
        )
        var readers = isShownElsewhere ? ["menu", "meal-plan"] : []
        if changesBuying { readers.append("grocery") }
        return EventDraft(
            RecipeEvent.recipeChanged(fact),
            subject: new.id.uuid,
            to: readers,
            undo: wasKept ? undo : nil
        )
    }

    /// What restores the version before.
    private var undo: Undo {
        let path = RecipePaths.recipe(new.id)
        let state = Undo.State(path, has: ["version": .integer(new.version)])
        return Undo(.post, "\(path)/versions/\(old.version)/restore", state: state)
    }
}
