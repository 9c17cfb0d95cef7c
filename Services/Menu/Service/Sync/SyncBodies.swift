import HTTP
import JSON
import Sync
import Values

/// The body of a sync: what a client did to menus, in its order.
@JSONObject(.readOnly)
struct MenuSyncBody {
    var operations: [MenuOperationBody]
}

/// One operation of a batch.
@JSONObject(.readOnly)
struct MenuOperationBody: SyncOperation {
    enum Kind: String, JSONReadable, CaseIterable {
        case add, change, delete, cook, uncook, archive
        case planAgain = "plan_again"
    }

    var id: OperationID
    var op: Kind
    /// The menu, of operations to a whole one; or the one that a recipe was put into, if that is not the one being
    /// planned.
    var menuID: MenuID?
    var itemID: MenuItemID?
    /// The menu's version as its client knew it.
    var seen: Int?
    /// What was put in.
    var recipe: AddRecipeRequest?
    /// What is changed.
    var change: ChangeRecipeRequest?
    /// The day on which it was cooked.
    var cookedOn: CalendarDate?

    var member: String? {
        switch op {
        case .add where itemID != nil: "recipe"
        case .change where itemID != nil: "change"
        case .add, .change, .delete, .cook, .uncook, .archive, .planAgain: nil
        }
    }

    /// What its client did, where items are those that it joined others to.
    func act(today: CalendarDate, _ joined: (MenuItemID) -> MenuItemID) throws(Problem) -> MenuAct {
        switch op {
        case .add:
            let item = try required(itemID, "item_id")
            guard let recipe else { throw .invalid("", code: "required", "recipe is required") }
            try recipe.check()
            return .add(recipe.recipeID, servings: recipe.servings, as: item, to: menuID)
        case .change:
            let item = joined(try required(itemID, "item_id"))
            guard let change else { throw .invalid("", code: "required", "change is required") }
            try change.check()
            return .change(item, servings: change.servings, position: change.position)
        case .delete: return .delete(joined(try required(itemID, "item_id")))
        case .cook:
            let day = try CookedRequest(cookedOn: cookedOn).day(today: today)
            return .cook(joined(try required(itemID, "item_id")), on: day)
        case .uncook: return .uncook(joined(try required(itemID, "item_id")))
        case .archive: return .archive(try required(menuID, "menu_id"))
        case .planAgain: return .planAgain(try required(menuID, "menu_id"))
        }
    }

    private func required<Value>(_ value: Value?, _ name: String) throws(Problem) -> Value {
        guard let value else { throw .invalid("/\(name)", code: "required", "\(name) is required") }
        return value
    }
}
