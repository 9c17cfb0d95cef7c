import AccountAPI
import Crypto
import FoundationEssentials
import GroceryAPI
import MealPlanAPI
import MenuAPI
import Values

/// The namespaces of Larder's UIDs (RFC 9562, section 5.5): the same thing has the same UID in a file, a feed and over
/// CalDAV.
private func stableUID(_ kind: String, _ id: String) -> UUID {
    UUID.version5(namespace: namespace, name: "\(kind)/\(id)")
}

/// Made once, at random; changing it would duplicate every to-do in every calendar.
private let namespace = UUID(
    uuid: (0x5A, 0x1C, 0x7E, 0x30, 0x9B, 0x44, 0x4F, 0x0D, 0x8E, 0x21, 0x6D, 0xC3, 0x12, 0xF7, 0xA9, 0x58)
)

extension ToDo {
    /// An item of a grocery list: `Milk – 2 l`.
    init(buying item: GroceryItemBody, of list: GroceryListBody, order: Int, in texts: Texts) {
        let recipes = item.sources.compactMap(\.recipeTitle)
        let titles = recipes.enumerated().filter { recipes.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        let name = item.name.prefix(1).uppercased() + item.name.dropFirst()
        self.init(
            uid: stableUID("grocery-item", item.id.description),
            revision: Revision(
                created: item.createdAt ?? list.createdAt,
                modified: item.updatedAt ?? list.updatedAt,
                sequence: item.version
            ),
            summary: item.text.isEmpty ? name : "\(name) – \(item.text)",
            details: ToDo.details(item.details.texts, titles, texts),
            category: ToDo.place(of: item, on: list),
            completed: item.checkedAt,
            order: order
        )
    }

    /// A recipe of the menu that is being cooked: `Cook this: Lentil soup`.
    init(cooking item: MenuRecipeBody, of menu: MenuBody, from first: CalendarDate, origin: String, in texts: Texts) {
        let committed = menu.committedAt ?? menu.createdAt
        self.init(
            uid: stableUID("menu-item", item.id.description),
            revision: Revision(
                created: menu.createdAt,
                modified: item.cookedAt.map { max($0, committed) } ?? committed,
                sequence: menu.version
            ),
            summary: texts("cook", ["title": item.title]),
            details: texts("serves", count: item.servings),
            completed: item.cookedAt,
            order: item.position,
            // A menu is meant for the week that begins when its list is made.
            days: first...first.adding(days: 7),
            url: "\(origin)/recipes/\(item.recipeID)",
            reminder: texts("still", ["title": item.title])
        )
    }

    /// What the household calls the place in the shop where an item is found.
    private static func place(of item: GroceryItemBody, on list: GroceryListBody) -> String {
        if let aisle = list.aisles?.first(where: { $0.key == item.aisle }) { return aisle.name }
        return list.categories.first { $0.key == item.category }?.name ?? item.category
    }

    private static func details(_ details: [String], _ recipes: [String], _ texts: Texts) -> String? {
        let lines = details + (recipes.isEmpty ? [] : [texts("for", ["recipes": recipes.joined(separator: ", ")])])
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension MealEvent {
    /// An entry of the plan.
    init(_ entry: PlanEntryBody, at times: SlotTimesBody, origin: String, in texts: Texts) {
        let servings = entry.servings.map { texts("serves", count: $0) }
        let leftovers = entry.leftoverOf == nil ? nil : texts("leftovers")
        let note = entry.kind == .recipe ? entry.note : nil
        let details = [leftovers ?? servings, note].compactMap(\.self).joined(separator: "\n")
        let hours = MealHours(entry.slot, times, texts)
        self.init(
            uid: stableUID("plan-entry", entry.id.description),
            revision: Revision(created: entry.createdAt, modified: entry.updatedAt, sequence: entry.version),
            date: entry.date,
            hours: hours,
            summary: texts("meal", ["meal": hours.name, "title": entry.title ?? entry.note ?? ""]),
            details: details.isEmpty ? nil : details,
            url: entry.recipeID.map { "\(origin)/recipes/\($0)" }
        )
    }
}

extension MealHours {
    /// The hours of a slot in a household that eats at these times.
    init(_ slot: MealSlot, _ times: SlotTimesBody, _ texts: Texts = CalendarExports.catalogue.texts(in: nil)) {
        (name, start, minutes) =
            switch slot {
            case .breakfast: (texts("breakfast"), times.breakfast, 30)
            case .lunch: (texts("lunch"), times.lunch, 45)
            case .dinner: (texts("dinner"), times.dinner, 60)
            case .snacks: (texts("snacks"), times.snacks, 30)
            }
    }
}
