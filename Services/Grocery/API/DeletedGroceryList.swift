public import JSON
public import Values

/// A grocery list that was deleted and can be restored.
@JSONObject
public struct DeletedGroceryList: Hashable, Sendable {
    /// The list's id.
    public var id: GroceryListID
    /// The list's title.
    public var title: String
    /// How many items it had, ticked ones included.
    public var items: Int
    /// When it was deleted.
    public var deletedAt: Instant
    /// Until when it can be restored.
    public var goneAt: Instant
}
