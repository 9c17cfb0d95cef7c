import GroceryAPI
import JSON
import Kitchen
import Values

/// A shared list as JSON: what the page shows, without the household's other ids.
struct SharedListBody: JSONEncodable {
    var list: GroceryList
    var share: ShareLink
    var settings: HouseholdSettings

    func encode(to json: inout JSONWriter) {
        let whole = GroceryListBody(list)
        json.object { json in
            json.member("title", whole.title)
            json.member("version", whole.version)
            json.member("role", share.role.rawValue)
            json.member("expires_at", share.expiresAt)
            json.member("updated_at", whole.updatedAt)
            json.member("categories", whole.categories)
            json.member("items", list.sortedItems.map { SharedItemBody($0, in: settings.system, settings.language) })
            json.member("staples", list.staples.map(\.name))
        }
    }
}

/// A shared item as JSON: of its sources only the recipes' titles.
struct SharedItemBody: JSONEncodable {
    var item: GroceryItem
    var system: MeasurementSystem?
    var language: Language

    init(_ item: GroceryItem, in system: MeasurementSystem? = nil, _ language: Language = .en) {
        self.item = item
        self.language = language
        self.system = system
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", item.id)
            json.member("version", item.version)
            json.member("name", item.name)
            json.member("category", item.category.rawValue)
            json.member("quantities", item.quantities.map { GroceryAmount($0, in: system) })
            json.member("text", item.text(in: system, language))
            json.member("note", item.note)
            json.member("checked", item.checkedAt != nil)
            json.member("checked_at", item.checkedAt)
            json.member("expires_at", item.checkedAt.map(Expiry.end))
            json.member("recipes", item.recipeTitles)
        }
    }
}
