public import JSON
public import Kitchen
public import Values

/// What the grocery service tells of a household's lists and of the links to them.
@ServiceEvent("grocery")
public enum GroceryEvent: Hashable {
    /// The list was made, or much of it changed.
    case listChanged(ListFact)
    /// An item was added or changed.
    case listItemChanged(ListItemFact)
    /// An item was ticked.
    case listItemChecked(ListItemFact)
    /// An item's tick was taken back.
    case listItemUnchecked(ListItemFact)
    /// An item was taken off.
    case listItemRemoved(ListItemFact)
    /// Ticked items went off the list, as their hour is over.
    case listItemsExpired(ListItemsFact)
    /// The list was deleted.
    case listDeleted(ListFact)
    /// The list does not buy any more for meals of menus for which others wait; the grocery service tells itself.
    case listMealsFreed(ListFact)
    /// Somebody gave an item another category; the recipe service keeps it.
    case listCategoryCorrected(CategoryCorrection)
    /// A link to a list was made.
    case shareCreated(ShareFact)
    /// A link to a list is good no more.
    case shareRevoked(ShareFact)
    /// The household decided about a staple.
    case staplesChanged(StaplesFact)
    /// The household's aisles or shops changed, and with them the order of all its lists.
    case aislesChanged(AislesFact)

    /// All but what services tell each other.
    public static func isTold(_ kind: Kind) -> Bool {
        switch kind {
        case .listMealsFreed, .listCategoryCorrected: false
        default: true
        }
    }
}

/// A list.
@JSONObject
public struct ListFact: Hashable, Sendable {
    /// The list.
    public var listID: GroceryListID
    /// What it is called.
    @LeftOutIfNil public var title: String? = nil
    /// Whether it is new; nil if not.
    @LeftOutIfNil public var created: Bool? = nil
}

/// A household's aisles.
@JSONObject
public struct AislesFact: Hashable, Sendable {
    /// How often they have been changed.
    public var version: Int
}

/// A decision about a staple.
@JSONObject
public struct StaplesFact: Hashable, Sendable {
    /// The staple.
    public var title: String
}

/// An item of a list.
@JSONObject
public struct ListItemFact: Hashable, Sendable {
    /// The list.
    public var listID: GroceryListID
    /// The item.
    public var itemID: GroceryItemID
    /// What the item is called.
    @LeftOutIfNil public var title: String? = nil
    /// What the list is called.
    @LeftOutIfNil public var listTitle: String? = nil
    /// Whether the item is new; nil if not.
    @LeftOutIfNil public var created: Bool? = nil
}

/// Items of a list.
@JSONObject
public struct ListItemsFact: Hashable, Sendable {
    /// The list.
    public var listID: GroceryListID
    /// The items.
    public var itemIDs: [GroceryItemID]
}

/// What others hear of a link to a list: never its token.
@JSONObject(.leavesOutNil)
public struct ShareFact: Hashable, Sendable {
    /// The link's id.
    public var shareID: ShareID
    /// Who made or revoked it; nil where it goes with its list.
    public var actor: UserID?
    /// What it lets do: `view`, `check` or `edit`.
    public var role: String? = nil
    /// The list that it leads to, and what that is called; told when it is made.
    public var listID: GroceryListID? = nil
    /// What the list is called.
    public var listTitle: String? = nil
}
