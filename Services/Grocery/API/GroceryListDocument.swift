import JSON
public import Values

/// A list as the grocery service wrote it, for whoever only passes it on.
@MembersInit
public struct GroceryListDocument: Sendable {
    /// The list's id.
    public var id: GroceryListID
    /// The list's version.
    public var version: Int
    /// The list as the API answers it.
    public var json: [UInt8]
}
