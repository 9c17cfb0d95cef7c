import Database
import GroceryAPI
import Kitchen
import Values

/// An item's row.
struct StoredItem {
    var id: GroceryItemID
    var version: Int
    var key: String
    var name: String
    var foodID: String?
    var foodName: String?
    var category: String
    var aisle: Int
    /// The sums, as the API answers them.
    var quantities: String
    var text: String
    var note: String?
    var position: Int
    var isByHand: Bool
    /// The lines, as the API answers them.
    var lines: String
    var checkedAt: Instant?
    var createdAt: Instant
    var updatedAt: Instant

    /// Reads the columns of `ItemSQL`.
    init(_ row: Row) {
        id = row.id(0, as: GroceryItemID.self)
        version = row.int(1)
        name = row.string(2)
        foodID = row.optionalString(3)
        foodName = row.optionalString(4)
        category = row.string(5)
        aisle = (Category(rawValue: category) ?? .other).order
        quantities = row.string(6)
        text = row.string(7)
        note = row.optionalString(8)
        checkedAt = row.optionalInstant(9)
        position = row.int(10)
        isByHand = row.bool(11)
        lines = row.string(12)
        key = row.string(13)
        createdAt = row.instant(14)
        updatedAt = row.instant(15)
    }

    /// The row of an item that is saved now.
    init(_ item: GroceryItem, now: Instant) {
        id = item.id
        version = item.version
        key = item.key
        name = item.name
        foodID = item.food?.id
        foodName = item.food?.name
        category = item.category.rawValue
        aisle = item.category.order
        quantities = StoredJSON.text(item.quantities.map { GroceryAmount($0) })
        text = item.text
        note = item.note
        position = item.position
        isByHand = item.isByHand
        lines = StoredJSON.text(item.lines.map(GroceryItemSource.init))
        checkedAt = item.checkedAt
        createdAt = item.createdAt ?? now
        updatedAt = now
    }

    /// The item of this row.
    func item() throws -> GroceryItem {
        let food = foodID.map { FoodReference(id: $0, name: foodName ?? name) }
        return GroceryItem(
            id: id,
            version: version,
            key: key,
            name: name,
            food: food,
            category: Category(rawValue: category) ?? .other,
            quantities: try StoredJSON.decode([GroceryAmount].self, from: quantities).compactMap(\.amount),
            text: text,
            note: note,
            position: position,
            checkedAt: checkedAt,
            createdAt: createdAt,
            updatedAt: updatedAt,
            lines: try StoredJSON.decode([GroceryItemSource].self, from: lines).map(ItemLine.init)
        )
    }
}
