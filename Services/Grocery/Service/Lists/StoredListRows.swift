public import Database
public import GroceryAPI
import Kitchen
import Values

/// A list's row.
@TableRow("grocery_list")
struct StoredList {
    @Column(.key) var id: GroceryListID
    var version: Int
    var title: String
    var isDraft: Bool
    var origin: GroceryListSource.Kind
    @Column("menu_id") var menu: MenuID?
    @Column("from_day") var from: CalendarDate?
    @Column("to_day") var to: CalendarDate?
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant
    /// The kept-off staples, as the API answers them.
    var staples: String
    /// What names nothing to buy, as the API answers it.
    var leftOut: String
    var fingerprint: String
    var isPinned: Bool
    var isPlanning: Bool
    /// What is too much, as the API answers it.
    var notices: String
    var accountSize: Int
    /// The meals that other lists buy for, as the API answers them.
    var elsewhere: String
    /// The shop that it is for.
    @Column("shop_id") var shop: ShopID?
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
        isPinned = list.isPinned
        isPlanning = list.isPlanning
        notices = StoredJSON.text(list.surpluses.map { GroceryNotice($0) })
        accountSize = list.accountSize
        shop = list.shop
        staples = StoredJSON.text(list.staples.map { GroceryKeptStaple($0) })
        leftOut = StoredJSON.text(list.leftOut.map(GroceryLeftOut.init))
        elsewhere = StoredJSON.text(list.elsewhere.map(GroceryElsewhere.init))
        let source = GroceryListSource(list.origin)
        origin = source.type
        menu = source.menuID
        from = source.from
        to = source.to
    }

    /// The list of the answers to `ListSQL.whole`; nil if there is none.
    static func list(of rows: [Rows], now: Instant) throws -> GroceryList? {
        guard let row = rows[0].first else { return nil }
        let stored = try StoredList(row)
        let source = GroceryListSource(type: stored.origin, menuID: stored.menu, from: stored.from, to: stored.to)
        return GroceryList(
            id: stored.id,
            version: stored.version,
            title: stored.title,
            origin: source.origin,
            isDraft: stored.isDraft,
            fingerprint: stored.fingerprint,
            createdAt: stored.createdAt,
            updatedAt: stored.updatedAt,
            items: try rows[1].all(StoredItem.self).map { try $0.item() },
            staples: try StoredJSON.decode([GroceryKeptStaple].self, from: stored.staples).map(KeptStaple.init),
            isPinned: stored.isPinned,
            isPlanning: stored.isPlanning,
            surpluses: try StoredJSON.decode([GroceryNotice].self, from: stored.notices).compactMap(Surplus.init),
            accountSize: stored.accountSize,
            leftOut: try StoredJSON.decode([GroceryLeftOut].self, from: stored.leftOut).compactMap(LeftOut.init),
            elsewhere: try StoredJSON.decode([GroceryElsewhere].self, from: stored.elsewhere).map(MealElsewhere.init),
            shop: stored.shop,
            arrangement: try Arrangement(row, shop: stored.shop, now: now),
            knowsDeletedRecipes: try row.bool(StoredList.table.width + 2)
        )
    }
}

/// What the index says of a list.
@TableRow("grocery_list")
struct StoredOverview {
    var id: GroceryListID
    var version: Int
    var title: String
    var origin: GroceryListSource.Kind
    @Column("menu_id") var menu: MenuID?
    @Column("from_day") var from: CalendarDate?
    @Column("to_day") var to: CalendarDate?
    var createdAt: Instant
    var updatedAt: Instant
}

extension GroceryListSummary {
    /// Reads a row of `ListSQL.overviews`.
    init(_ row: borrowing Row) throws(DatabaseError) {
        let stored = try StoredOverview(row)
        self.init(
            id: stored.id,
            version: stored.version,
            title: stored.title,
            source: GroceryListSource(type: stored.origin, menuID: stored.menu, from: stored.from, to: stored.to),
            items: try row.int(StoredOverview.table.width),
            checked: try row.int(StoredOverview.table.width + 1),
            createdAt: stored.createdAt,
            updatedAt: stored.updatedAt
        )
    }
}

extension GroceryListSource.Kind: SQLReadable {}
