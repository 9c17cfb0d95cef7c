public import Database
public import Foundation

extension ScopedDatabase {
    /// Puts many rows straight into a table, whose columns are listed as in an INSERT, a thousand at a time.
    public func insert<Element>(
        into table: String,
        _ types: [SQLType],
        of elements: some Collection<Element>,
        row: (Element) -> [any SQLBindable]
    ) async throws {
        var rest = elements[...]
        while !rest.isEmpty {
            let rows = SQLRows(types, of: rest.prefix(1000), row: row)
            try await execute("INSERT INTO \(unescaped: table) \(values: rows)")
            rest = rest.dropFirst(1000)
        }
    }
}

extension UUID {
    /// An id that shows a number and, in one digit, a kind.
    public static func numbered(_ number: Int, kind: Int = 0) -> UUID {
        UUID(uuidString: String(format: "00000000-0000-7000-9%03d-%012x", kind, number)) ?? UUID()
    }
}
