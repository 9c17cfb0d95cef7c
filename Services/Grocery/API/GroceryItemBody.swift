public import JSON
public import Kitchen
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
    public var food: FoodReference?
    /// The category's key: produce, meat, dairy, pantry, frozen or other.
    public var category: String
    /// The summed quantities; several where they cannot be added without guessing.
    public var quantities: [GroceryAmount]
    /// The quantities as a person writes them: `2 cups + 100 g`.
    public var text: String
    /// What people have added.
    @Flattened public var details: GroceryItemDetails
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
    /// What the recipes would have, where somebody changed the item by hand: `750 g flour`.
    public var wanted: String? = nil
    /// The order within its category.
    public var position: Int
    /// Whether it was added by hand only.
    public var manual: Bool
    /// Each line that it comes from.
    public var sources: [GroceryItemSource]
    /// The key of the aisle in which it is found, on lists of a household with aisles of its own.
    @LeftOutIfNil public var aisle: String? = nil
    /// The ticks that hold while it is ticked: what an `untick` of a sync names to take back no others.
    @LeftOutIfNil public var ticks: [GroceryOperationID]? = nil
    /// The guest who ticked it, as they call themselves; nil for a member, or a guest who has not said.
    @LeftOutIfNil public var checkedBy: String? = nil
}
