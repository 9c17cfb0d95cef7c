import Events
import JSON
import Kitchen
import RecipeAPI
import Values

extension ListNotice {
    /// The event that tells of it.
    func event(of list: GroceryListID) -> EventDraft {
        switch self {
        case .list: EventDraft("list.changed", subject: list.uuid, payload: Payload(list: list))
        case .item(let item):
            EventDraft("list.item_changed", subject: list.uuid, payload: Payload(list: list, item: item))
        case .removed(let item):
            EventDraft("list.item_removed", subject: list.uuid, payload: Payload(list: list, item: item))
        case .deleted: EventDraft("list.deleted", subject: list.uuid, payload: Payload(list: list))
        case .corrected(let item, let correction):
            // About the item, not the list: who follows the list has been told of the item already.
            EventDraft(
                RecipeEvents.categoryCorrected,
                subject: item.uuid,
                payload: CategoryCorrectionBody(correction),
                to: ["recipe"]
            )
        }
    }

    /// The event of a tick.
    static func tickEvent(_ item: GroceryItemID, of list: GroceryListID, checked: Bool) -> EventDraft {
        EventDraft(
            checked ? "list.item_checked" : "list.item_unchecked",
            subject: list.uuid,
            payload: Payload(list: list, item: item)
        )
    }

    private struct Payload: JSONEncodable {
        var list: GroceryListID
        var item: GroceryItemID?

        func encode(to json: inout JSONWriter) {
            json.object { json in
                json.member("list_id", list)
                if let item { json.member("item_id", item) }
            }
        }
    }
}
