import FoundationEssentials
import Kitchen
import Values

/// A grocery list with what is visible on it.
///
/// Changes are pure: the store loads a list, lets one of the functions of this type change it, and saves the difference.
struct GroceryList: Hashable, Sendable {
    /// The most items one list can have.
    static let maximumItems = 1000

    /// The list's id.
    let id: GroceryListID
    /// Grows with every change that is saved; the store raises it.
    var version: Int
    /// The list's title.
    var title: String
    /// What it was made from.
    var origin: ListOrigin
    /// Whether it is still hidden from the index.
    var isDraft: Bool
    /// What was asked for when it was made or replaced: the same request again changes nothing.
    var fingerprint: String
    /// When it was made.
    let createdAt: Instant
    /// When it last changed.
    var updatedAt: Instant
    /// The items, in no particular order.
    var items: [GroceryItem]
    /// What was confirmed at home.
    var staples: [KeptStaple]

    /// The items in shop order, then by position and age.
    var sortedItems: [GroceryItem] {
        items.sorted { ($0.category, $0.position, $0.id) < ($1.category, $1.position, $1.id) }
    }

    /// The item with this id.
    func item(_ id: GroceryItemID) throws(GroceryError) -> GroceryItem {
        guard let item = items.first(where: { $0.id == id }) else { throw .noSuchItem }
        return item
    }

    /// The menu items and meal-plan entries that the list buys for: what an event may take away again.
    var sources: Set<UUID> {
        var ids: Set<UUID> = []
        for share in (items.flatMap(\.lines) + staples.flatMap(\.lines)).compactMap(\.origin.recipe) {
            if let id = share.menuItem { ids.insert(id.uuid) }
            if let id = share.entry { ids.insert(id.uuid) }
        }
        return ids
    }
}
