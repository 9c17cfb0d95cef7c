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

    var food: FoodReference? { foodID.map { FoodReference(id: $0, name: foodName ?? name) } }
}
