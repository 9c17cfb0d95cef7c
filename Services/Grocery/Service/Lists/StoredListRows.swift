import Database
import GroceryAPI
import Kitchen
import Values

/// A list's row.
@TableRow("grocery_list")
struct StoredList {
    @Column(.key) var id: GroceryListID
    var version: Int
    var title: String
    var isDraft: Bool
    var origin: String
    @Column("menu_id") var menu: MenuID?
    @Column("from_day") var from: CalendarDate?
    @Column("to_day") var to: CalendarDate?
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant
    /// The kept-off staples, as the API answers them.
    var staples: String
    var fingerprint: String
    /// About how many bytes list and items take.
    @Column(.writeOnly) var size: Int = 0

    /// The row of a list.
    init(_ list: GroceryList) {
        id = list.id
        version = list.version
        title = list.title
        isDraft = list.isDraft
        createdAt = list.createdAt
        updatedAt = list.updatedAt
        fingerprint = list.fingerprint
        size = list.size
        staples = StoredJSON.text(list.staples.map { GroceryKeptStaple($0) })
        let source = GroceryListSource(list.origin)
        origin = source.type.rawValue
        menu = source.menuID
        from = source.from
        to = source.to
    }

    /// The list of this row and its items' rows.
    func list(with items: [StoredItem]) throws -> GroceryList {
        let kept = try StoredJSON.decode([GroceryKeptStaple].self, from: staples)
        return GroceryList(
            id: id,
            version: version,
            title: title,
            origin: source.origin,
            isDraft: isDraft,
            fingerprint: fingerprint,
            createdAt: createdAt,
            updatedAt: updatedAt,
            items: try items.map { try $0.item() },
            staples: kept.map(KeptStaple.init)
        )
    }

    /// What the list was made from, as the API answers it.
    var source: GroceryListSource {
        GroceryListSource(
            type: GroceryListSource.Kind(rawValue: origin) ?? .manual,
            menuID: menu,
            from: from,
            to: to
        )
    }
}
