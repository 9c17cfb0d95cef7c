import Events
import GroceryAPI
import Values

extension ListNotice {
    /// The event that tells of it.
    func event(of list: GroceryListID) -> EventDraft {
        switch self {
        case .list: EventDraft(GroceryEvent.listChanged(ListFact(listID: list)), subject: list.uuid)
        case .item(let item): Self.draft(GroceryEvent.listItemChanged, item, of: list)
        case .removed(let item): Self.draft(GroceryEvent.listItemRemoved, item, of: list)
        case .ticked(let item): Self.tickEvent(item, of: list, checked: true)
        case .unticked(let item): Self.tickEvent(item, of: list, checked: false)
        case .deleted: EventDraft(GroceryEvent.listDeleted(ListFact(listID: list)), subject: list.uuid)
        case .corrected(let item, let correction):
            // About the item, not the list: who follows the list has been told of the item already.
            EventDraft(GroceryEvent.listCategoryCorrected(correction), subject: item.uuid, to: ["recipe"])
        }
    }

    static func tickEvent(_ item: GroceryItemID, of list: GroceryListID, checked: Bool) -> EventDraft {
        draft(checked ? GroceryEvent.listItemChecked : GroceryEvent.listItemUnchecked, item, of: list)
    }

    private static func draft(
        _ event: (ListItemFact) -> GroceryEvent,
        _ item: GroceryItemID,
        of list: GroceryListID
    ) -> EventDraft {
        EventDraft(event(ListItemFact(listID: list, itemID: item)), subject: list.uuid)
    }
}
