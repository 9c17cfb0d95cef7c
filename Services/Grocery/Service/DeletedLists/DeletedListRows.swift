import Database
import GroceryAPI
import Values

/// What the index says of a deleted list.
@TableRow("deleted_grocery_list")
struct StoredDeletedList {
    var id: GroceryListID
    var title: String
    var deletedAt: Instant
}

extension DeletedGroceryList {
    /// Reads a row of `DeletedListSQL.page`.
    init(_ row: borrowing Row) throws(DatabaseError) {
        let stored = try StoredDeletedList(row)
        self.init(
            id: stored.id,
            title: stored.title,
            items: try row.int(StoredDeletedList.table.width),
            deletedAt: stored.deletedAt,
            goneAt: stored.deletedAt + DeletedList.lifetime
        )
    }
}
