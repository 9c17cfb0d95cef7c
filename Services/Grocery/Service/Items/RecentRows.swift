import Database
import Kitchen
import Values

/// Something that was bought, and can be added again.
@TableRow("recent_item")
struct RecentItem {
    /// The food's id, or the name where the food is unknown.
    @Column("item_key", .key) var key: String
    var name: String
    var foodID: String?
    var foodName: String?
    var category: String
    /// When it was last bought.
    var boughtAt: Instant
    /// How often it was bought.
    var times: Int

    /// An item that was bought once.
    init(_ item: GroceryItem, boughtAt: Instant) {
        key = item.key
        name = item.name
        foodID = item.food?.id
        foodName = item.food?.name
        category = item.category.rawValue
        self.boughtAt = boughtAt
        times = 1
    }

    var food: FoodReference? { foodID.map { FoodReference(id: $0, name: foodName ?? name) } }
}
