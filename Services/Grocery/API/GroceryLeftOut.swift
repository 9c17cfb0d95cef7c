public import JSON

/// A line of a recipe that is no item of the list, as it names nothing to buy.
@JSONObject
public struct GroceryLeftOut: Hashable, Sendable {
    /// The line as written.
    public var text: String
    /// Why: `water`, `equipment`, `heading` or `reference`.
    public var reason: String
    /// The recipes' lines with this text.
    public var sources: [GroceryItemSource]
}
