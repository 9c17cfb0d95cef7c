public import Values

/// A list as the grocery service wrote it, for whoever only passes it on.
public struct GroceryListDocument: Sendable {
    /// The list's id.
    public var id: GroceryListID
    /// The list's version.
    public var version: Int
    /// The list as the API answers it.
    public var json: [UInt8]

    /// A document from its parts.
    public init(id: GroceryListID, version: Int, json: [UInt8]) {
        self.id = id
        self.version = version
        self.json = json
    }
}
