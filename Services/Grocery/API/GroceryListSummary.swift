public import JSON
public import Values

/// A grocery list in the index.
@JSONObject
public struct GroceryListSummary: Hashable, Sendable {
    /// The list's id.
    public var id: GroceryListID
    /// Grows with every change of the list or of an item.
    public var version: Int
    /// The list's title.
    public var title: String
    /// What it was made from.
    public var source: GroceryListSource
    /// How many items it has, ticked ones included.
    public var items: Int
    /// How many of them are ticked off.
    public var checked: Int
    /// When it was made.
    public var createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant
}
