import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen

extension StapleBook.Decision {
    /// What makes the food again what it was; nil if that is what it is.
    func undo(to old: StapleDefault) -> Undo? {
        guard old != kind else { return nil }
        let path = "\(GroceryPaths.staples)/\(Neighbour.escaped(key))"
        let has: [String: AnyJSON]? = kind == .no ? nil : ["assumed": .bool(kind == .assumed)]
        let state = Undo.State(GroceryPaths.staples, id: key, key: "food", has: has)
        guard old != .no else { return Undo(.delete, path, state: state) }
        return Undo(.put, path, body: .object(["assumed": .bool(old == .assumed)]), state: state)
    }
}
