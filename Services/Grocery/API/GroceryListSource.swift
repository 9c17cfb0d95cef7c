public import JSON
public import Values

/// What a list was made from.
@JSONObject
public struct GroceryListSource: Hashable, Sendable {
    /// The kinds of origin.
    public enum Kind: String, JSONEncodable, JSONReadable, Sendable, CaseIterable {
        /// A menu's recipes.
        case menu
        /// A date range of the meal plan.
        case plan
        /// Recipes named one by one.
        case recipes
        /// Nothing: items added by hand.
        case manual
    }

    /// The kind of origin.
    public var type: Kind
    /// The menu, for `menu`.
    public var menuID: MenuID? = nil
    /// The first day, for `plan`.
    public var from: CalendarDate? = nil
    /// The last day, for `plan`.
    public var to: CalendarDate? = nil
}
