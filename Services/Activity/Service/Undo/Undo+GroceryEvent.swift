import GroceryAPI
import Identity
import JSON
import Values

extension Undo {
    /// How what the event tells of is taken back, as far as the event says what that is.
    init?(_ event: GroceryEvent) {
        switch event {
        case .listItemChecked(let fact):
            self.init(.delete, GroceryPaths.checked(fact.itemID, of: fact.listID), state: fact.ticked(true), once: true)
        case .listItemUnchecked(let fact):
            self.init(.post, GroceryPaths.checked(fact.itemID, of: fact.listID), state: fact.ticked(false), once: true)
        case .listItemChanged(let fact) where fact.created == true:
            let state = fact.state(has: ["version": .integer(1)])
            self.init(.delete, GroceryPaths.item(fact.itemID, of: fact.listID), state: state)
        case .listItemRemoved(let fact):
            self.init(.post, GroceryPaths.restore(fact.itemID, of: fact.listID), state: fact.state(has: nil))
        case .listChanged(let fact) where fact.created == true:
            let path = GroceryPaths.list(fact.listID)
            self.init(.delete, path, state: State(path, has: ["version": .integer(1)]))
        case .listDeleted(let fact):
            self.init(.post, GroceryPaths.restore(fact.listID), state: State(GroceryPaths.list(fact.listID)))
        default: return nil
        }
    }
}

extension ListItemFact {
    /// The item with these members; gone without any.
    fileprivate func state(has members: [String: AnyJSON]?) -> Undo.State {
        Undo.State(GroceryPaths.list(listID), id: itemID.description, has: members)
    }

    fileprivate func ticked(_ isTicked: Bool) -> Undo.State { state(has: ["checked": .bool(isTicked)]) }
}
