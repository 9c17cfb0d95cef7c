import Database
import GroceryAPI
import JSON
import Kitchen
import Values

/// An item's row.
@TableRow("grocery_item")
struct StoredItem {
    @Column(.key) var id: GroceryItemID
    var version: Int
    var name: String
    var foodID: String?
    var foodName: String?
    var category: String
    /// The sums, as the API answers them.
    var quantities: String
    @Column("amount_text") var text: String
    var checkedAt: Instant?
    var position: Int
    @Column("by_hand") var isByHand: Bool
    /// The lines, as the API answers them.
    var lines: String
    @Column("item_key") var key: String
    /// What recipes would have, as `StoredWanted`.
    var wanted: String?
    /// The ticks that hold, as the API answers them; nil for none.
    var ticks: String?
    var checkedBy: String?
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant
    @Column(.group) var details: GroceryItemDetails
    /// The category's place in the shop.
    @Column(.writeOnly) var aisle: Int = 0

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
        quantities = StoredJSON.text(item.quantities)
        text = item.text
        details = item.details
        position = item.position
        isByHand = item.isByHand
        lines = StoredJSON.text(item.lines.map(GroceryItemSource.init))
        wanted = item.wanted.map { String(decoding: StoredWanted($0).jsonBytes(), as: UTF8.self) }
        checkedAt = item.checkedAt
        checkedBy = item.checkedBy
        ticks = item.ticks.isEmpty ? nil : StoredJSON.text(item.ticks)
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
            quantities: try StoredJSON.decode([Amount].self, from: quantities),
            text: text,
            details: details,
            position: position,
            checkedAt: checkedAt,
            ticks: try ticks.map { try StoredJSON.decode([GroceryOperationID].self, from: $0) } ?? [],
            checkedBy: checkedBy,
            createdAt: createdAt,
            updatedAt: updatedAt,
            lines: try StoredJSON.decode([GroceryItemSource].self, from: lines).map(ItemLine.init),
            wanted: try wanted.map { try StoredJSON.decode(StoredWanted.self, from: $0).goods }
        )
    }
}
