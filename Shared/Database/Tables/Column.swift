/// A column of a table.
public struct Column<Owner>: Sendable {
    /// Its name.
    public let name: String
    let type: SQLType
    let options: [ColumnOption]
    let value: @Sendable (Owner) -> any SQLBindable

    /// A column with the value that `value` returns.
    public init<Value: SQLBindable>(
        _ name: String,
        _ options: ColumnOption...,
        value: @escaping @Sendable (Owner) -> Value
    ) {
        self.name = name
        self.options = options
        self.value = value
        type = Value.sqlType
    }

    func has(_ option: ColumnOption) -> Bool { options.contains(option) }
}
