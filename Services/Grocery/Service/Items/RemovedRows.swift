import Database
import GroceryAPI
import JSON
import Kitchen
import Values

/// An item that was taken off a list.
@TableRow("grocery_removed")
struct StoredRemovedItem {
    /// More bytes than anything takes that somebody would miss.
    static let largest = 16_384

    @Column(.key) var id: GroceryItemID
    var removedAt: Instant
    /// The item, as the API answers it.
    var item: String
    @Column("item_key") var key: String
    /// What recipes would have, as `StoredWanted`.
    var wanted: String?

    /// The row of an item that is removed now; nil for one that is too large to be kept.
    init?(_ item: GroceryItem, now: Instant) {
        guard item.size <= Self.largest else { return nil }
        id = item.id
        removedAt = now
        key = item.key
        var item = item
        // Who it was is nobody's business any more.
        item.checkedBy = nil
        // What is stored is English.
        self.item = Language.$shown.withValue(.en) {
            String(decoding: GroceryItemBody(item).jsonBytes(), as: UTF8.self)
        }
        wanted = item.wanted.map { String(decoding: StoredWanted($0).jsonBytes(), as: UTF8.self) }
    }

    /// The item as it was.
    func asItWas() throws -> GroceryItem {
        let body = try StoredJSON.decode(GroceryItemBody.self, from: item)
        return GroceryItem(
            id: id,
            version: body.version,
            key: key,
            name: body.name,
            food: body.food,
            category: Category(rawValue: body.category) ?? .other,
            quantities: body.quantities.compactMap(\.amount),
            text: body.text,
            details: body.details,
            position: body.position,
            checkedAt: body.checkedAt,
            ticks: body.ticks ?? [],
            createdAt: body.createdAt,
            updatedAt: body.updatedAt,
            lines: body.sources.map(ItemLine.init),
            wanted: try wanted.map { try StoredJSON.decode(StoredWanted.self, from: $0).goods }
        )
    }
}
