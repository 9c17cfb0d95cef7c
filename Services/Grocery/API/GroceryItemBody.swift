public import JSON
public import Values

/// An item of a grocery list as the API answers it.
@JSONObject
public struct GroceryItemBody: Hashable, Sendable {
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
}
