import Events
import GroceryAPI
import Identity
import Values

extension ListNotice {
    /// The event that tells of it, with what list and item are called where that is known.
    func event(of list: GroceryListID, _ titles: ListTitles = ListTitles(), undo: Undo? = nil) -> EventDraft {
        var fact = ListFact(listID: list, title: titles.list)
        if self == .list, titles.isNew { fact.created = true }
        switch self {
        case .list: return EventDraft(GroceryEvent.listChanged(fact), subject: list.uuid, undo: undo)
        case .item(let item): return Self.draft(GroceryEvent.listItemChanged, item, of: list, titles, undo)
        case .removed(let item): return Self.draft(GroceryEvent.listItemRemoved, item, of: list, titles)
        case .ticked(let item): return Self.draft(GroceryEvent.listItemChecked, item, of: list, titles)
        case .unticked(let item): return Self.draft(GroceryEvent.listItemUnchecked, item, of: list, titles)
        case .deleted: return EventDraft(GroceryEvent.listDeleted(fact), subject: list.uuid)
        case .corrected(let item, let correction):
            // About the item, not the list: who follows the list has been told of the item already.
            return EventDraft(GroceryEvent.listCategoryCorrected(correction), subject: item.uuid, to: ["recipe"])
        }
    }

    /// The event that tells of items whose hour is over.
    static func expiryEvent(_ items: [GroceryItemID], of list: GroceryListID) -> EventDraft {
        EventDraft(GroceryEvent.listItemsExpired(ListItemsFact(listID: list, itemIDs: items)), subject: list.uuid)
    }

    private static func draft(
        _ event: (ListItemFact) -> GroceryEvent,
        _ item: GroceryItemID,
        of list: GroceryListID,
        _ titles: ListTitles,
        _ undo: Undo? = nil
    ) -> EventDraft {
        var fact = ListItemFact(listID: list, itemID: item, title: titles.items[item], listTitle: titles.list)
        if titles.newItems.contains(item) { fact.created = true }
        return EventDraft(event(fact), subject: list.uuid, undo: undo)
    }
}
