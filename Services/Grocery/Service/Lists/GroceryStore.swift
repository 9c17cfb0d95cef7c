import Kitchen
import Values

/// A list as it is shared.
struct SharedList: Sendable {
    /// The list with what is visible on it.
    var list: GroceryList
    /// In whose words the household sees amounts; nil for those that were used.
    var system: MeasurementSystem?
}

/// A list ready to be sent.
struct ListDocument: Sendable {
    /// The list's version.
    var version: Int
    /// How many items it shows; falls when one's hour is over, between two versions.
    var visible: Int
    /// The list as JSON.
    var json: [UInt8]
}

/// An item ready to be sent.
struct ItemDocument: Sendable {
    /// The item's version.
    var version: Int
    /// The item as JSON.
    var json: [UInt8]
}

/// What happened to a list, to be announced after the commit.
enum ListNotice: Hashable, Sendable {
    /// The list was made, or much of it changed.
    case list
    /// An item was added or changed.
    case item(GroceryItemID)
    /// An item was taken off.
    case removed(GroceryItemID)
    /// The list was deleted.
    case deleted
    /// Somebody wants an item's name in another category, here and on lists to come.
    case corrected(GroceryItemID, CategoryCorrection)
}

/// A list in the index.
struct ListOverview: Hashable, Sendable {
    /// The list's id.
    var id: GroceryListID
    /// Its version.
    var version: Int
    /// Its title.
    var title: String
    /// What it was made from.
    var origin: ListOrigin
    /// How many items it shows, ticked ones included.
    var items: Int
    /// How many of them are ticked.
    var checked: Int
    /// When it was made.
    var createdAt: Instant
    /// When it last changed.
    var updatedAt: Instant
}

/// A place in the index of lists.
struct ListPlace: Hashable, Sendable {
    /// When the last list before it was made.
    var createdAt: Instant
    /// That list's id.
    var id: GroceryListID
}

/// Something that was bought, and can be added again.
struct RecentItem: Hashable, Sendable {
    /// The food's id, or the name where the food is unknown.
    var key: String
    /// The name it had.
    var name: String
    /// The food.
    var food: FoodReference?
    /// Its category.
    var category: Category
    /// When it was last bought.
    var boughtAt: Instant
    /// How often it was bought.
    var times: Int
}

/// A place among recent items.
struct RecentPlace: Hashable, Sendable {
    /// When the last item before it was bought.
    var boughtAt: Instant
    /// That item's key.
    var key: String
}
