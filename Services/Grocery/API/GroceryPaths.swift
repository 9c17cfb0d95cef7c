public import Values

/// The paths of the grocery service that others call.
public enum GroceryPaths {
    /// The index of lists.
    public static let lists = "/api/v1/grocery-lists"
    /// The preview.
    public static let preview = "/api/v1/grocery-lists/preview"

    /// One list.
    public static func list(_ id: GroceryListID) -> String { "\(lists)/\(id)" }
    /// What makes a draft visible.
    public static func activate(_ id: GroceryListID) -> String { "\(lists)/\(id)/activate" }
    /// One item of a list.
    public static func item(_ item: GroceryItemID, of list: GroceryListID) -> String {
        "\(lists)/\(list)/items/\(item)"
    }
    /// The tick of an item.
    public static func checked(_ item: GroceryItemID, of list: GroceryListID) -> String {
        "\(Self.item(item, of: list))/checked"
    }
}
