public import JSON

/// A food as an item refers to it.
@JSONObject
public struct GroceryFood: Hashable, Sendable {
    /// The food's stable id in the food table.
    public var id: String
    /// Its canonical name.
    public var name: String
}
