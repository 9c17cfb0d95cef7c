/// What a `GroceryListStore` has to show.
public struct GroceryListState: Sendable, Equatable {
    /// The list with everything that was done here; nil if it was never read.
    public var list: GroceryList?
    /// How many operations the server has not answered.
    public var waiting: Int
    /// What the server has refused, until `dismissRefusals()`.
    public var refused: [RefusedOperation]
    /// What became of the operations that were answered last.
    public var outcomes: [GroceryOperationOutcome]
    /// Why the server was not reached the last time; nil if it was.
    public var problem: String?
}
