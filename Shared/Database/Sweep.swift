/// Deletes expired rows, a batch at a time.
public struct Sweep: Sendable {
    private let table: StaticString
    private let key: StaticString
    private let condition: SQL

    /// Rows of a table that match a condition; `key` has the columns of its primary key, separated by commas.
    public init(_ table: StaticString, key: StaticString, where condition: SQL) {
        self.table = table
        self.key = key
        self.condition = condition
    }

    /// Deletes this many of them, in all households.
    public func statement(_ portion: Int) -> SQL {
        let (table, key): (SQL, SQL) = ("\(unescaped: "\(table)")", "\(unescaped: "\(key)")")
        return "DELETE FROM " + table + " WHERE (" + key + ") IN (SELECT " + key + " FROM " + table + " WHERE "
            + condition + " LIMIT \(portion))"
    }
}
