import Kitchen
import Values

/// What happened to a list, to be announced after the commit.
enum ListNotice: Hashable, Sendable {
    /// The list was made, or much of it changed.
    case list
    case item(GroceryItemID)
    case removed(GroceryItemID)
    case ticked(GroceryItemID)
    case unticked(GroceryItemID)
    case deleted
    /// Somebody wants an item's name in another category, here and on lists to come.
    case corrected(GroceryItemID, CategoryCorrection)
}

extension ListNotice {
    /// The item that it is about.
    var item: GroceryItemID? {
        switch self {
        case .item(let item), .removed(let item), .ticked(let item), .unticked(let item), .corrected(let item, _): item
        case .list, .deleted: nil
        }
    }
}

/// What a list and its items are called, for those who are told of them.
struct ListTitles: Sendable {
    var list: String?
    /// Whether the list is new.
    var isNew = false
    var items: [GroceryItemID: String] = [:]
    /// Those that are new.
    var newItems: Set<GroceryItemID> = []

    /// Nothing is known.
    init() {}

    /// Those of the items that notices are about, from a list as it was and as it is.
    init(of notices: [ListNotice], _ before: GroceryList?, _ after: GroceryList?) {
        list = (after ?? before)?.title
        isNew = before == nil
        let wanted = Set(notices.compactMap(\.item))
        for item in (before?.items ?? []) + (after?.items ?? []) where wanted.contains(item.id) {
            items[item.id] = item.name
        }
        newItems = wanted.subtracting((before?.items ?? []).map(\.id))
    }
}

/// A place in a list that is ordered by time, and by key where the times are equal.
struct Place<Key: Sendable>: Sendable {
    var time: Instant
    var key: Key
}
