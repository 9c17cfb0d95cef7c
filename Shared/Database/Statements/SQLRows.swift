/// Any number of rows that a statement takes as parameters.
///
/// The statement's text is the same for any number of rows, so it stays prepared. An INSERT takes them as `INSERT INTO t
/// (a, b) \(values: …)`. A common table expression, which also names the columns on both databases, can join with them:
/// `WITH given(id, position) AS (\(rows: …)) UPDATE t SET position = given.position FROM given WHERE t.id = given.id`.
public struct SQLRows: Sendable {
    /// The types of the columns.
    let types: [SQLType]
    /// The values, row by row.
    let rows: [[SQLValue]]

    /// Rows of values with these `types`; bytes are not possible.
    public init(_ types: [SQLType], _ rows: [[any SQLBindable]]) {
        self.init(types, of: rows) { $0 }
    }

    /// One row for each element, made by `row`.
    public init<Element>(_ types: [SQLType], of elements: some Sequence<Element>, row: (Element) -> [any SQLBindable]) {
        precondition(!types.isEmpty && !types.contains(.bytes), "rows have columns, and none of them bytes")
        self.types = types
        self.rows = elements.map { element in
            let values = row(element).map(\.sqlValue)
            precondition(
                values.count == types.count && zip(values, types).allSatisfy { $0.type.oid == $1.oid },
                "a row's values are of the types that were announced"
            )
            return values
        }
    }
}
