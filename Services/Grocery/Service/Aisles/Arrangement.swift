import Kitchen
import Values

/// How a list is laid out for a household with aisles of its own.
struct Arrangement: Hashable, Sendable {
    let book: AisleBook
    /// The shop whose order it is; nil for the household's own.
    let shop: ShopID?
    /// The keys of the aisles, in the order in which they are walked.
    let keys: [String]
    private let aisles: [String: Aisle]
    private let placements: [String: String]

    /// The aisles of a household in the order of a shop, or its own where the shop is not there.
    init(_ book: AisleBook, shop id: ShopID?, walks: AisleWalks?) {
        self.book = book
        let shop = book.shop(id)
        self.shop = shop?.id
        let byHand = shop?.aisles ?? book.keys
        keys = (shop?.order ?? book.order) == .learned ? walks?.order(of: byHand) ?? byHand : byHand
        aisles = Dictionary(book.aisles.map { ($0.key, $0) }) { first, _ in first }
        placements = Dictionary(book.placements.map { ($0.item, $0.aisle) }) { $1 }
    }

    /// The key of the aisle in which an item is found.
    func aisle(of item: GroceryItem) -> String { placements[item.key] ?? usualAisle(of: item) }

    /// The key of the aisle in which an item is found if nobody has said another.
    func usualAisle(of item: GroceryItem) -> String {
        let standard = StandardAisle.find(name: item.name, food: item.food?.id, category: item.category)
        return [standard.rawValue, item.category.rawValue].first { aisles[$0] != nil } ?? Aisle.rest
    }

    /// What is to be remembered of an item that somebody finds in an aisle.
    func placing(_ item: GroceryItem, in aisle: String) -> Placement {
        Placement(key: item.key, aisle: aisle == usualAisle(of: item) ? nil : aisle)
    }

    /// Whether somebody has given an aisle its name.
    func isTyped(_ key: String) -> Bool { aisles[key]?.name != nil }

    /// What an aisle is called, in the language of the current task.
    func title(of key: String) -> String { aisles[key].map { book.title(of: $0) } ?? key }
}

/// The items of a list that are found together.
struct ItemGroup {
    var key: String
    /// The heading, in the language of the current task.
    var title: String
    /// Whether somebody has typed the heading.
    var isTyped = false
    /// The items, by position and age.
    var items: [GroceryItem]
}

extension GroceryList {
    /// The key of the group in which an item is shown.
    func group(of item: GroceryItem) -> String { arrangement?.aisle(of: item) ?? item.category.rawValue }

    /// The items as they are found, in the order in which the shop is walked.
    var groups: [ItemGroup] {
        let order = arrangement?.keys ?? Category.allCases.sorted().map(\.rawValue)
        let found = Dictionary(grouping: items) { group(of: $0) }
        return order.compactMap { key in
            guard let items = found[key] else { return nil }
            return ItemGroup(
                key: key,
                title: arrangement?.title(of: key) ?? (Category(rawValue: key) ?? .other).title,
                isTyped: arrangement?.isTyped(key) ?? false,
                items: items.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
            )
        }
    }
}

/// Where things of a key are found; nil for their usual aisle.
struct Placement: Hashable, Sendable {
    var key: String
    var aisle: String?
}
