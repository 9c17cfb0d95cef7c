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

/// A place in a list that is ordered by time, and by key where the times are equal.
struct Place<Key: Sendable>: Sendable {
    var time: Instant
    var key: Key
}
