import FoundationEssentials
import Kitchen
import Values

/// A grocery list with what is visible on it.
///
/// Changes are pure: the store loads a list, lets one of the functions of this type change it, and saves the difference.
struct GroceryList: Hashable, Sendable {
    static let maximumItems = 1000
    /// The most bytes that one list can take.
    static let maximumSize = 1_048_576
    /// Up to how many lines or items a list is small enough to be worked on between other requests.
    static let fewLines = 250

    let id: GroceryListID
    var version: Int
    var title: String
    var origin: ListOrigin
    /// Whether it is still hidden from the index.
    var isDraft: Bool
    /// What was asked for when it was made or replaced: the same request again changes nothing.
    var fingerprint: String
    let createdAt: Instant
    var updatedAt: Instant
    /// The items, in no particular order.
    var items: [GroceryItem]
    /// What was confirmed at home.
    var staples: [KeptStaple]
    /// Whether its owner keeps it from following its menu or the plan.
    var isPinned = false
    /// Whether its menu is being planned again.
    var isPlanning = false
    /// What is too much of meals that are gone or smaller.
    var surpluses: [Surplus] = []
    /// About how many bytes the account of its meals takes.
    var accountSize = 0
    /// What the recipes name that is nothing for the shop.
    var leftOut: [LeftOut] = []
    /// The meals of menus that other lists buy for.
    var elsewhere: [MealElsewhere] = []
    /// The shop that it is for; nil for none in particular.
    var shop: ShopID?
    /// What has been bought for its meals while others bought for them; not stored with the list.
    var boughtElsewhere = BoughtElsewhere()
    /// The household's own aisles; nil for the six categories.
    var arrangement: Arrangement?
    /// Whether any recipes of the household are known to be deleted, which its lines may name; not stored with the list.
    var knowsDeletedRecipes = false

    /// The items in shop order, then by position and age.
    var sortedItems: [GroceryItem] {
        if arrangement != nil { return groups.flatMap(\.items) }
        return items.sorted { ($0.category, $0.position, $0.id) < ($1.category, $1.position, $1.id) }
    }

    /// About how many bytes it takes in the database.
    var size: Int {
        let own = 1000 + title.utf8.count + fingerprint.utf8.count + accountSize + surpluses.count * 500
        let kept = staples.reduce(own) { $0 + 300 + $1.lines.reduce(0) { $0 + $1.size } }
        return items.reduce(kept) { $0 + $1.size } + leftOut.reduce(0) { $0 + $1.size }
            + elsewhere.reduce(0) { $0 + $1.size }
    }

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
