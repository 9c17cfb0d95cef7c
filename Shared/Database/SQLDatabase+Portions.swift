extension SQLDatabase {
    /// Runs a statement that changes a limited number of rows until none are left; returns how many there were in all.
    ///
    /// Each run commits by itself, so that no cleanup blocks writers for longer than one batch.
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
