import Database
import GroceryAPI
import JSON
import Kitchen
import Values

/// A list's rows, written as JSON without a detour: the JSON columns are copied as they are.
struct ListRows {
    /// The row of `ListSQL`.
    let list: Row
    /// The rows of `ItemSQL`.
    let items: Rows

    /// The list as the API answers it.
    var document: ListDocument {
        var json = JSONWriter(capacity: 1024 + items.count * 640)
        // The columns of `ListSQL` but the fingerprint, which is nobody's business.
        json.object { json in
            list.write("id", 0, to: &json)
            list.writeJSON("version", 1, to: &json)
            list.write("title", 2, to: &json)
            json.member("draft", list.bool(3))
            json.key("source")
            json.object { json in
                list.write("type", 4, to: &json)
                list.write("menu_id", 5, to: &json)
                list.write("from", 6, to: &json)
                list.write("to", 7, to: &json)
            }
            json.member("created_at", list.instant(8))
            json.member("updated_at", list.instant(9))
            json.member("categories", categories)
            json.member("items", array: { json in for row in items { ItemRow(row).encode(to: &json) } })
            list.writeJSON("staples", 10, to: &json)
        }
        return ListDocument(version: list.int(1), visible: items.count, json: json.bytes)
    }

    /// The categories that have items; the rows come in shop order.
    private var categories: [GroceryCategoryCount] {
        var found: [GroceryCategoryCount] = []
        for row in items {
            let key = row.string(5)
            if found.last?.key == key {
                found[found.count - 1].count += 1
            } else {
                let name = (Category(rawValue: key) ?? .other).title
                found.append(GroceryCategoryCount(key: key, name: name, count: 1))
            }
        }
        return found
    }
}

/// An item's row, written as JSON.
struct ItemRow: JSONEncodable {
    private let row: Row

    /// A row of `ItemSQL`.
    init(_ row: Row) {
        self.row = row
    }

    /// The item as the API answers it.
    var document: ItemDocument {
        ItemDocument(version: row.int(1), json: jsonBytes(capacity: 640))
    }

    /// Writes all members.
    func encode(to json: inout JSONWriter) {
        let checkedAt = row.optionalInstant(9)
        json.object { json in
            row.write("id", 0, to: &json)
            row.writeJSON("version", 1, to: &json)
            row.write("name", 2, to: &json)
            if row.isNull(3) {
                json.key("food")
                json.null()
            } else {
                json.member(
                    "food",
                    object: { json in
                        row.write("id", 3, to: &json)
                        row.write("name", row.isNull(4) ? 2 : 4, to: &json)
                    }
                )
            }
            row.write("category", 5, to: &json)
            row.writeJSON("quantities", 6, to: &json)
            row.write("text", 7, to: &json)
            row.write("note", 8, to: &json)
            json.member("checked", checkedAt != nil)
            json.member("checked_at", checkedAt)
            json.member("expires_at", checkedAt.map(Expiry.end))
            json.member("created_at", row.instant(14))
            json.member("updated_at", row.instant(15))
            row.writeJSON("position", 10, to: &json)
            json.member("manual", row.bool(11))
            row.writeJSON("sources", 12, to: &json)
        }
    }
}

extension Row {
    /// Writes a member from a text column, null where it is NULL, without making a string of it.
    fileprivate func write(_ key: StaticString, _ column: Int, to json: inout JSONWriter) {
        json.key(key)
        withUTF8(column) { bytes in
            if let bytes { json.string(utf8: bytes) } else { json.null() }
        }
    }

    /// Writes a member from a column that is JSON already, as whole numbers are.
    fileprivate func writeJSON(_ key: StaticString, _ column: Int, to json: inout JSONWriter) {
        json.key(key)
        withUTF8(column) { bytes in
            if let bytes { json.raw(bytes) } else { json.null() }
        }
    }
}

extension ListOverview {
    /// Reads the columns of `ListSQL.overviews`.
    init(_ row: Row) {
        id = row.id(0, as: GroceryListID.self)
        version = row.int(1)
        title = row.string(2)
        origin =
            GroceryListSource(
                type: GroceryListSource.Kind(rawValue: row.string(3)) ?? .manual,
                menuID: row.optionalID(4, as: MenuID.self),
                from: row.optionalDate(5),
                to: row.optionalDate(6)
            ).origin
        createdAt = row.instant(7)
        updatedAt = row.instant(8)
        items = row.int(9)
        checked = row.int(10)
    }
}
