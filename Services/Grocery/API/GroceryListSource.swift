public import JSON
public import Values

/// What a list was made from.
public struct GroceryListSource: Codable, Hashable, Sendable, JSONEncodable {
    /// The kinds of origin.
    public enum Kind: String, Codable, Sendable, CaseIterable {
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
    public var menuID: MenuID?
    /// The first day, for `plan`.
    public var from: CalendarDate?
    /// The last day, for `plan`.
    public var to: CalendarDate?

    /// An origin from its parts.
    public init(type: Kind, menuID: MenuID? = nil, from: CalendarDate? = nil, to: CalendarDate? = nil) {
        self.type = type
        self.menuID = menuID
        self.from = from
        self.to = to
    }

    enum CodingKeys: String, CodingKey {
        case type
        case menuID = "menu_id"
        case from
        case to
    }

    /// Writes all four members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("type", type.rawValue)
            json.member("menu_id", menuID)
            json.member("from", from)
            json.member("to", to)
        }
    }
}
