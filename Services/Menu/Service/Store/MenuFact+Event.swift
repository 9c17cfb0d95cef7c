import Events
import FoundationEssentials
import JSON
import Values

extension MenuFact {
    /// The event that tells of it.
    var draft: EventDraft {
        switch self {
        case .recipeAdded(let menu, let item, let recipe):
            EventDraft(
                "menu.recipe_added",
                subject: menu.uuid,
                payload: MenuEventPayload(menu: menu, item: item, recipe: recipe)
            )
        case .recipeRemoved(let menu, let item, let recipe, let list):
            EventDraft(
                "menu.recipe_removed",
                subject: menu.uuid,
                payload: MenuEventPayload(menu: menu, item: item, recipe: recipe, list: list),
                to: list == nil ? [] : ["grocery"]
            )
        case .changed(let menu):
            EventDraft("menu.changed", subject: menu.uuid, payload: MenuEventPayload(menu: menu))
        case .cleared(let menu):
            EventDraft("menu.cleared", subject: menu.uuid, payload: MenuEventPayload(menu: menu))
        case .committed(let menu, let list):
            EventDraft(
                "menu.committed",
                subject: menu.uuid,
                payload: MenuEventPayload(menu: menu, list: list),
                to: ["grocery"]
            )
        case .cooked(let menu, let item, let recipe, let date):
            EventDraft(
                "menu.recipe_cooked",
                subject: menu.uuid,
                payload: MenuEventPayload(menu: menu, item: item, recipe: recipe, date: date),
                to: ["recipe"]
            )
        case .uncooked(let menu, let item, let recipe, let date):
            EventDraft(
                "menu.recipe_uncooked",
                subject: menu.uuid,
                payload: MenuEventPayload(menu: menu, item: item, recipe: recipe, date: date),
                to: ["recipe"]
            )
        case .archived(let menu, let list, let outcome):
            EventDraft(
                "menu.archived",
                subject: menu.uuid,
                payload: MenuEventPayload(menu: menu, list: list, outcome: outcome)
            )
        case .reopened(let menu):
            EventDraft("menu.reopened", subject: menu.uuid, payload: MenuEventPayload(menu: menu))
        case .plannedAgain(let menu):
            EventDraft("menu.planned_again", subject: menu.uuid, payload: MenuEventPayload(menu: menu))
        }
    }
}

/// The details of a menu's event; what does not belong to the kind is left out.
private struct MenuEventPayload: JSONEncodable {
    var menu: MenuID
    var item: MenuItemID?
    var recipe: RecipeID?
    var list: GroceryListID?
    var date: CalendarDate?
    var outcome: MenuState.Outcome?

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("menu_id", menu)
            if let item { json.member("item_id", item) }
            if let recipe { json.member("recipe_id", recipe) }
            if let list { json.member("list_id", list) }
            if let date { json.member("date", date) }
            if let outcome { json.member("outcome", outcome.rawValue) }
        }
    }
}
