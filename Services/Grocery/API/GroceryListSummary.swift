public import JSON
public import Values

/// A grocery list in the index.
public struct GroceryListSummary: Decodable, Hashable, Sendable, JSONEncodable {
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

    /// A summary from its parts.
    public init(
        id: GroceryListID,
        version: Int,
        title: String,
        source: GroceryListSource,
        items: Int,
        checked: Int,
        createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.version = version
        self.title = title
        self.source = source
        self.items = items
        self.checked = checked
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    enum CodingKeys: String, CodingKey {
        case id, version, title, source, items, checked
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("title", title)
            json.member("source", source)
            json.member("items", items)
            json.member("checked", checked)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
        }
    }
}
