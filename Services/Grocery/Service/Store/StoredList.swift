import Database
import GroceryAPI
import Kitchen
import Values

/// A list's row.
struct StoredList {
    var id: GroceryListID
    var version: Int
    var title: String
    var isDraft: Bool
    var origin: String
    var menu: MenuID?
    var from: CalendarDate?
    var to: CalendarDate?
    var createdAt: Instant
    var updatedAt: Instant
    /// The kept-off staples, as the API answers them.
    var staples: String
    var fingerprint: String
    /// About how many bytes list and items take; written, never read here.
    var size = 0

    /// Reads the columns of `ListSQL`.
    init(_ row: Row) {
        id = row.id(0, as: GroceryListID.self)
        version = row.int(1)
        title = row.string(2)
        isDraft = row.bool(3)
        origin = row.string(4)
        menu = row.optionalID(5, as: MenuID.self)
        from = row.optionalDate(6)
        to = row.optionalDate(7)
        createdAt = row.instant(8)
        updatedAt = row.instant(9)
        staples = row.string(10)
        fingerprint = row.string(11)
    }

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
