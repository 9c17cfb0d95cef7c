import GroceryAPI
import JSON
import Kitchen
import Values

/// A shared list as JSON: what the page shows, without the household's other ids.
struct SharedListBody: JSONEncodable {
    var list: GroceryList
    var share: ShareLink
    var system: MeasurementSystem?

    func encode(to json: inout JSONWriter) {
        let whole = GroceryListBody(list)
        json.object { json in
            json.member("title", whole.title)
            json.member("version", whole.version)
            json.member("role", share.role.rawValue)
            json.member("expires_at", share.expiresAt)
            json.member("updated_at", whole.updatedAt)
            json.member("categories", whole.categories)
            if let aisles = whole.aisles { json.member("aisles", aisles) }
            json.member(
                "items",
                list.sortedItems.map { SharedItemBody($0, in: system, aisle: list.arrangement?.aisle(of: $0)) }
            )
            json.member("staples", list.staples.map(\.name))
        }
    }
}

/// A shared item as JSON: of its sources only the recipes' titles.
struct SharedItemBody: JSONEncodable {
    var item: GroceryItem
    var system: MeasurementSystem?
    /// Where it is found, for a household with aisles of its own.
    var aisle: String?

    init(_ item: GroceryItem, in system: MeasurementSystem? = nil, aisle: String? = nil) {
        self.item = item
        self.system = system
        self.aisle = aisle
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", item.id)
            json.member("version", item.version)
            json.member("name", item.name)
            json.member("category", item.category.rawValue)
            if let aisle { json.member("aisle", aisle) }
            json.member("quantities", item.quantities.map { GroceryAmount($0, in: system) })
            json.member("text", item.text(in: system))
            json.members(of: item.details)
            json.member("checked", item.checkedAt != nil)
            json.member("checked_at", item.checkedAt)
            json.member("expires_at", item.checkedAt.map(Expiry.end))
            json.member("recipes", item.recipeTitles)
            if let guest = item.checkedBy { json.member("checked_by", guest) }
        }
    }
}
