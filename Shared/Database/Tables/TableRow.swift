/// A struct that is the row of a table; see the macro of the same name.
public protocol TableRow: Sendable {
    /// The table's name and columns.
    static var table: Table<Self> { get }

    /// Reads the table's columns, starting at `first`, in their order.
    init(_ row: borrowing Row, from first: Int) throws(DatabaseError)
}

/// Makes a struct the row of a table: a column for each stored property, in their order.
///
/// A column has the property's name in snake case (`recipeID` is `recipe_id`), or the name given with `@Column`. A
/// property of an optional type may be NULL. `Place` has the columns' indices in the select list, for reading a row
/// without creating a value. The columns of groups of fields stand behind all others.
@attached(extension, conformances: TableRow, names: named(table), named(Place), named(init))
public macro TableRow(_ table: StaticString) = #externalMacro(module: "Macros", type: "TableRowMacro")

/// Options of a property's column: its name, if it is not the property's name in snake case.
@attached(peer)
public macro Column(_ name: StaticString, _ options: ColumnOption...) =
    #externalMacro(module: "Macros", type: "Column")

/// Options of a property's column.
@attached(peer)
public macro Column(_ options: ColumnOption...) = #externalMacro(module: "Macros", type: "Column")

/// An option of a column.
public enum ColumnOption: Sendable {
    /// It belongs to the primary key.
    case key
    /// It is not changed when its row is updated.
    case insertOnly
    /// It is written and never read: the property keeps its initial value.
    case writeOnly
    /// The property is a `FieldGroup` and has a column for each field.
    case group
}

extension Rows {
    /// A column's values.
    public func values<Value: SQLReadable>(
        _ column: Int = 0,
        as type: Value.Type = Value.self
    ) throws(DatabaseError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for row in self { values.append(try row.value(column)) }
        return values
    }

    /// All rows, as rows of a table whose columns begin at `first`.
    public func all<Stored: TableRow>(
        _ type: Stored.Type = Stored.self,
        from first: Int = 0
    ) throws(DatabaseError) -> [Stored] {
        var all: [Stored] = []
        all.reserveCapacity(count)
        for row in self { all.append(try Stored(row, from: first)) }
        return all
    }

    /// The first row, as a row of a table; nil if there is none.
    public func one<Stored: TableRow>(_ type: Stored.Type = Stored.self) throws(DatabaseError) -> Stored? {
        guard let row = first else { return nil }
        return try Stored(row, from: 0)
    }
}
