import Foundation
import TestSupport

/// Bodies that an operation takes, made from its schema.
enum ReplayExample {
    /// Which of the members that may be left out a body has.
    enum Members: Hashable {
        case required
        case all
        case requiredAnd(String)
        /// The one that is written down for the operation, where its schema does not say all that a body must be.
        case written(Int)
    }

    /// A body, for whichever household calls.
    struct Body: CustomStringConvertible {
        let door: ReplayStage.Door
        let members: Members

        var description: String { "\(members)" }

        /// The body with a household's ids and word.
        func json(_ household: ReplayHousehold) -> Any {
            if case .written(let index) = members {
                return ReplayExample.written[door.operation.id]?[index](household) ?? [String: Any]()
            }
            var maker = Maker(document: door.document, household: household)
            if door.operation.method == "PUT", let last = door.operation.parameters.last {
                // What is put somewhere may say its id, which is that of the address.
                maker.ownID = household.value(last, in: door.operation.path)
            }
            return maker.value(door.operation.body ?? [:], named: "", members)
        }
    }

    /// The bodies to try, those first that say most.
    static func bodies(for door: ReplayStage.Door) -> [Body] {
        guard let schema = door.operation.body else { return [] }
        let written = (written[door.operation.id] ?? []).indices.map { Members.written($0) }
        let optional = door.document.properties(schema).filter { !$0.required }.map { Members.requiredAnd($0.name) }
        return (written + [.all, .required] + optional).map { Body(door: door, members: $0) }
    }

    /// A date some days from now.
    static func day(_ offset: Int) -> String {
        Date().addingTimeInterval(Double(offset) * 86400).formatted(.iso8601.year().month().day())
    }

    /// What stands for parameters of paths that are no ids.
    static let pathValues = [
        "food": "olive-oil", "file": "list.css", "size": "960", "part": "0", "version": "1",
        // All households read one catalogue, which is empty here.
        "catalog_recipe_id": "0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1",
    ]
    /// All of a file that is imported in parts.
    static let file = [UInt8](repeating: 0, count: 10)
    /// A picture, for the operation whose body is none of JSON.
    static let picture = png(width: 40, height: 30)

    /// Members whose names do not say what their ids are of.
    static let aliases = [
        "menu": "menu_id", "with": "other_entry_id", "leftover_of": "entry_id", "menu_item_id": "recipes/item_id",
        "ids": "recipe_id", "recipe_ids": "recipe_id", "assigned_to": "member_id", "shop": "shop_id",
        "usual_shop": "shop_id",
    ]

    /// Bodies of operations whose schemas alone do not say what a body must be.
    static let written: [String: [@Sendable (ReplayHousehold) -> [String: Any]]] = [
        "extractRecipe": [{ ["text": recipe($0)] }],
        "extractRecipeLegacy": [{ ["text": recipe($0)] }],
        // A name is free in every household.
        "putCookbook": [{ _ in ["name": "Sundays \(UUID())"] }],
        // The recipe itself is no other one.
        "mergeRecipes": [{ ["ids": [$0.values["other_recipe_id"] ?? "", $0.values["recipe_id"] ?? ""]] }],
        "createImport": [{ ["id": UUID().uuidString.lowercased(), "text": recipe($0)] }],
        "join": [{ ["code": $0.invitation] }],
        "createWebhook": [{ _ in ["url": "https://larder.invalid/hook", "kinds": ["feed"]] }],
        "changeWebhook": [{ _ in ["state": "paused"] }],
        "createPushSubscription": [{ _ in device(at: "https://larder.invalid/device") }],
        "addPlanEntry": [entry, mealOfMenu],
        "copyPlanDays": [{ _ in ["from": day(1), "to": day(5), "days": 1] }],
        "previewGroceryList": [list],
        "putGroceryList": [list],
    ]

    /// A device that asks to be told of what happens; the keys are those of RFC 8291.
    static func device(at endpoint: String) -> [String: Any] {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        let keys = ["p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg"]
        return ["endpoint": endpoint, "kinds": ["shopping"], "keys": keys]
    }

    private static func recipe(_ household: ReplayHousehold) -> String {
        """
        \(household.word) soup

        Ingredients
        1 onion
        500 g carrots

        Method
        Cook.
        """
    }

    @Sendable private static func entry(_ household: ReplayHousehold) -> [String: Any] {
        [
            "id": UUID().uuidString.lowercased(), "date": day(3), "slot": "dinner", "servings": 2,
            "recipe_id": household.values["recipe_id"] ?? "", "member_id": household.values["member_id"] ?? "",
        ]
    }

    /// An entry is of a recipe or of a recipe of a menu.
    @Sendable private static func mealOfMenu(_ household: ReplayHousehold) -> [String: Any] {
        [
            "date": day(3), "slot": "dinner", "menu_id": household.values["menu_id"] ?? "",
            "menu_item_id": household.values["recipes/item_id"] ?? "",
        ]
    }

    @Sendable private static func list(_ household: ReplayHousehold) -> [String: Any] {
        let menu = household.values["menu_id"] ?? ""
        let recipe: [String: Any] = [
            "recipe_id": household.values["recipe_id"] ?? "", "servings": 2, "menu_id": menu,
            "menu_item_id": household.values["recipes/item_id"] ?? "", "entry_id": household.values["entry_id"] ?? "",
        ]
        return ["title": household.word, "recipes": [recipe], "source": ["type": "menu", "menu_id": menu]]
    }
}
