import HTTP
import JSON
import RecipeAPI
import Sync
import Values

/// The body of a sync: what a client did to recipes, in its order.
@JSONObject(.readOnly)
struct RecipeSyncBody {
    var operations: [RecipeOperationBody]
}

/// One operation of a batch.
@JSONObject(.readOnly)
struct RecipeOperationBody: SyncOperation {
    enum Kind: String, JSONReadable, CaseIterable {
        case add, change, delete, restore, opine
        case addToCookbook = "add_to_cookbook"
        case removeFromCookbook = "remove_from_cookbook"
    }

    var id: OperationID
    var op: Kind
    var recipeID: RecipeID
    /// The recipe's version as its client knew it.
    var seen: Int?
    /// What was added.
    var recipe: RecipeInput?
    /// What is changed.
    var change: RecipePatch?
    /// What is changed of what the user thinks of it.
    var opinion: OpinionPatch?
    var cookbookID: CookbookID?
    /// Whether it is deleted whatever uses it.
    var confirm: Bool?

    var member: String? {
        switch op {
        case .add: "recipe"
        case .change: "change"
        case .opine: "opinion"
        case .addToCookbook, .removeFromCookbook: "cookbook_id"
        case .delete, .restore: nil
        }
    }

    /// What its client did.
    func act() throws(Problem) -> RecipeAct {
        switch op {
        case .add: return .add(try RecipeContent(try required(recipe)).checked())
        case .change:
            let change = try required(change)
            return .change { content in
                try content.apply(change)
                content = try content.checked()
            }
        case .delete: return .delete(isConfirmed: confirm ?? false)
        case .restore: return .restore
        case .opine: return .opine(try required(opinion).checked())
        case .addToCookbook: return .file(try required(cookbookID), isIn: true)
        case .removeFromCookbook: return .file(try required(cookbookID), isIn: false)
        }
    }

    private func required<Value>(_ value: Value?) throws(Problem) -> Value {
        guard let value else { throw .invalid("", code: "required", "\(member ?? "a member") is required") }
        return value
    }
}
