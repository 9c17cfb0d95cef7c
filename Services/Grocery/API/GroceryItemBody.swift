public import JSON
public import Values

/// An item of a grocery list as the API answers it.
public struct GroceryItemBody: Decodable, Hashable, Sendable, JSONEncodable {
    /// The item's id.
    public var id: GroceryItemID
    /// Grows with every change of the item.
    public var version: Int
    /// What to buy.
    public var name: String
    /// The food it was recognised as.
    public var food: GroceryFood?
    /// The category's key: produce, meat, dairy, pantry, frozen or other.
    public var category: String
    /// The summed quantities; several where they cannot be added without guessing.
    public var quantities: [GroceryAmount]
    /// The quantities as a person writes them: `2 cups + 100 g`.
    public var text: String
    /// A remark of the household.
    public var note: String?
    /// Whether it has been ticked off.
    public var checked: Bool
    /// When it was ticked off.
    public var checkedAt: Instant?
    /// When it disappears, an hour after it was ticked off.
    public var expiresAt: Instant?
    /// When it was put on the list.
    public var createdAt: Instant?
    /// When it last changed.
    public var updatedAt: Instant?
    /// The order within its category.
    public var position: Int
    /// Whether it was added by hand only.
    public var manual: Bool
    /// Each line that it comes from.
    public var sources: [GroceryItemSource]

    /// An item from its parts.
    public init(
        id: GroceryItemID,
        version: Int,
        name: String,
        food: GroceryFood?,
        category: String,
        quantities: [GroceryAmount],
        text: String,
        note: String?,
        checkedAt: Instant?,
        expiresAt: Instant?,
        createdAt: Instant?,
        updatedAt: Instant?,
        position: Int,
        manual: Bool,
        sources: [GroceryItemSource]
    ) {
        self.id = id
        self.version = version
        self.name = name
        self.food = food
        self.category = category
        self.quantities = quantities
        self.text = text
        self.note = note
        self.checked = checkedAt != nil
        self.checkedAt = checkedAt
        self.expiresAt = expiresAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.position = position
        self.manual = manual
        self.sources = sources
    }

    enum CodingKeys: String, CodingKey {
        case id, version, name, food, category, quantities, text, note, checked
        case checkedAt = "checked_at"
        case expiresAt = "expires_at"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case position, manual, sources
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("name", name)
            json.member("food", food)
            json.member("category", category)
            json.member("quantities", quantities)
            json.member("text", text)
            json.member("note", note)
            json.member("checked", checked)
            json.member("checked_at", checkedAt)
            json.member("expires_at", expiresAt)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
            json.member("position", position)
            json.member("manual", manual)
            json.member("sources", sources)
        }
    }
}
