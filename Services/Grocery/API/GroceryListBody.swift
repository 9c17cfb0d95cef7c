public import JSON
public import Values

/// A grocery list as the API answers it.
@JSONObject
public struct GroceryListBody: Hashable, Sendable {
    /// The list's id.
    public var id: GroceryListID
    /// Grows with every change of the list or of an item.
    public var version: Int
    /// The list's title.
    public var title: String
    /// Whether it is still hidden from the index.
    public var draft: Bool
    /// What it was made from.
    public var source: GroceryListSource
    /// When it was made.
    public var createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant
    /// The categories that have items, in shop order.
    public var categories: [GroceryCategoryCount]
    /// The items, by category, position and name.
    public var items: [GroceryItemBody]
    /// What was confirmed at home and kept off the list.
    public var staples: [GroceryKeptStaple]
    /// Whether its owner keeps it from following its menu or the plan.
    public var pinned: Bool = false
    /// Whether its menu is being planned again, and it waits until that is done.
    public var planning: Bool = false
    /// What people should know about it, until they dismiss it.
    public var notices: [GroceryNotice] = []
    /// The recipes' lines that name nothing to buy.
    public var leftOut: [GroceryLeftOut] = []
    /// The meals of menus that other lists buy for.
    public var elsewhere: [GroceryElsewhere] = []
    /// The aisles that have items, in the order of the shop; nil for a household that has only the six categories.
    @LeftOutIfNil public var aisles: [GroceryCategoryCount]? = nil
    /// The shop whose order it is; nil for the household's own order.
    @LeftOutIfNil public var shop: ShopID? = nil
}

/// A category or an aisle of a list and how many items it has.
@JSONObject
public struct GroceryCategoryCount: Hashable, Sendable {
    /// Its key.
    public var key: String
    /// Its name for a person.
    public var name: String
    /// How many of the list's items are in it, ticked ones included.
    public var count: Int
}

/// Something the household has at home: recorded on the list, not bought.
@JSONObject
public struct GroceryKeptStaple: Hashable, Sendable {
    /// The food's id, where it is a known one.
    public var food: String?
    /// Its name.
    public var name: String
    /// How much the recipes want of it: `2 tbsp`; empty where none says.
    public var text: String
    /// Each line that wants it.
    public var sources: [GroceryItemSource]
}
