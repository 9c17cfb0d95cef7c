extension SQLDatabase {
    /// Runs a statement that changes at most so many rows until there are fewer, and gives how many there were in all.
    ///
    /// Each run commits by itself, and others may write between two: no sweep holds up a writer for longer than one
    /// portion takes.
    @discardableResult
    public func executeInPortions(
        of portion: Int = 500,
        _ statement: (_ portion: Int) -> SQL
    ) async throws(DatabaseError) -> Int {
        var total = 0
        while true {
            let count = try await execute(statement(portion))
            total += count
            if count < portion { return total }
        }
    }
}

/// Rows that are over, and how they are deleted: a portion at a time.
public struct Sweep: Sendable {
    private let table: StaticString
    private let key: StaticString
    private let condition: SQL

    /// Rows of a table that fulfil a condition; `key` names the columns of its primary key, separated by commas.
    public init(_ table: StaticString, key: StaticString, where condition: SQL) {
        self.table = table
        self.key = key
        self.condition = condition
    }

    /// Deletes so many of them, whosever they are.
    public func statement(_ portion: Int) -> SQL {
        let (table, key): (SQL, SQL) = ("\(unescaped: "\(table)")", "\(unescaped: "\(key)")")
        return "DELETE FROM " + table + " WHERE (" + key + ") IN (SELECT " + key + " FROM " + table + " WHERE "
            + condition + " LIMIT \(portion))"
    }
}
