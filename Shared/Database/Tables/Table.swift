/// A table, as described by its row type: generates select lists and the statements that write rows.
public struct Table<Owner: Sendable>: Sendable {
    /// Its name.
    public let name: String
    /// The columns that are read, for a select list.
    public let list: SQL
    /// How many columns are read: where those of another table stand that follow in the same list.
    public var width: Int { read.count }

    private let columns: [Column<Owner>]
    private let read: [String]
    /// The columns of its key.
    private let key: [Column<Owner>]
    /// The columns that are updated with the row.
    private let changing: [Column<Owner>]

    /// A table of these columns, and behind them those of groups of fields.
    public init(_ name: String, _ columns: [Column<Owner>], _ groups: [Column<Owner>]...) {
        let columns = columns + groups.joined()
        self.name = name
        self.columns = columns
        read = columns.filter { !$0.has(.writeOnly) }.map(\.name)
        key = columns.filter { $0.has(.key) }
        changing = columns.filter { !$0.has(.key) && !$0.has(.insertOnly) }
        list = .unescaped(read.joined(separator: ", "))
    }

    /// The same columns in another table of the same form.
    public func named(_ name: String) -> Table { Table(name, columns) }

    /// The selected columns, with NULL in the places of those that a list does not need.
    public func list(without left: Set<String>) -> SQL {
        .unescaped(read.map { left.contains($0) ? "NULL AS \($0)" : $0 }.joined(separator: ", "))
    }

    /// The selected columns with an alias for the table: `l.id, l.title`.
    public func list(of alias: String) -> SQL {
        .unescaped(read.map { "\(alias).\($0)" }.joined(separator: ", "))
    }

    /// `SELECT … FROM table`, to be continued.
    public var select: SQL { "SELECT \(list) FROM \(unescaped: name)" }

    /// Inserts a row; `scope` has columns that the type lacks.
    public func insert(_ row: Owner, _ scope: ScopeColumn...) -> SQL { insert([row], in: scope) }

    /// Inserts rows; `scope` has columns that the type lacks, with the same values for all rows.
    public func insert(_ rows: [Owner], _ scope: ScopeColumn...) -> SQL { insert(rows, in: scope) }

    /// Inserts a row, or updates it if its key exists.
    public func upsert(_ row: Owner, _ scope: ScopeColumn...) -> SQL { insert([row], in: scope) + replacing(scope) }

    /// Inserts rows, or updates those whose keys exist.
    public func upsert(_ rows: [Owner], _ scope: ScopeColumn...) -> SQL { insert(rows, in: scope) + replacing(scope) }

    /// Updates a row by its key and that of the scope.
    public func update(_ row: Owner, _ scope: ScopeColumn...) -> SQL {
        let changes = scope.filter { !$0.isKey }.map(\.equals) + changing.map { $0.equals(row) }
        let found = scope.filter(\.isKey).map(\.equals) + key.map { $0.equals(row) }
        return "UPDATE \(unescaped: name) SET \(changes.joined(separator: ", "))\nWHERE "
            + found.joined(separator: " AND ")
    }

    private func insert(_ rows: [Owner], in scope: [ScopeColumn]) -> SQL {
        let names = (scope.map(\.name) + columns.map(\.name)).joined(separator: ", ")
        let head: SQL = "INSERT INTO \(unescaped: name) (\(unescaped: names))\n"
        let types = scope.map(\.type) + columns.map(\.type)
        // A single row is bound directly, which is less work for the database; bytes cannot be bound otherwise.
        guard rows.count == 1 || types.contains(.bytes) else {
            return head + "\(values: SQLRows(types, of: rows) { values(of: $0, in: scope) })"
        }
        let tuples = rows.map { row -> SQL in
            "(\(values(of: row, in: scope).map { SQL(binding: $0) }.joined(separator: ", ")))"
        }
        return head + "VALUES \(tuples.joined(separator: ", "))"
    }

    private func values(of row: Owner, in scope: [ScopeColumn]) -> [any SQLBindable] {
        scope.map(\.value) + columns.map { $0.value(row) }
    }

    private func replacing(_ scope: [ScopeColumn]) -> SQL {
        let keys = scope.filter(\.isKey).map(\.name) + key.map(\.name)
        let changes = (scope.filter { !$0.isKey }.map(\.name) + changing.map(\.name)).map { "\($0) = excluded.\($0)" }
        return .unescaped(
            "\nON CONFLICT (\(keys.joined(separator: ", "))) DO UPDATE SET \(changes.joined(separator: ", "))"
        )
    }
}

/// A column that all rows of a statement share and their type lacks.
public struct ScopeColumn: Sendable {
    let name: String
    let type: SQLType
    let value: any SQLBindable & Sendable
    let isKey: Bool

    /// A key column: the household, or the parent of the rows.
    public static func key<Value: SQLBindable & Sendable>(_ name: String, _ value: Value) -> ScopeColumn {
        ScopeColumn(name: name, type: Value.sqlType, value: value, isKey: true)
    }

    /// Any other column.
    public static func column<Value: SQLBindable & Sendable>(_ name: String, _ value: Value) -> ScopeColumn {
        ScopeColumn(name: name, type: Value.sqlType, value: value, isKey: false)
    }

    fileprivate var equals: SQL { .unescaped("\(name) = ") + SQL(binding: value) }
}

extension Column {
    fileprivate func equals(_ row: Owner) -> SQL { .unescaped("\(name) = ") + SQL(binding: value(row)) }
}

extension SQL {
    fileprivate init(binding value: any SQLBindable) { self.init(segments: [.value(value.sqlValue)]) }
}
