/// A statement's result: its rows in order, and how many rows it changed.
public struct Rows: RandomAccessCollection, Sendable {
    let buffer: RowBuffer

    init(_ buffer: RowBuffer) {
        self.buffer = buffer
    }

    /// How many rows the statement has inserted, updated or deleted; 0 for a SELECT.
    public var affected: Int { buffer.affected }
    /// The number of returned rows.
    public var count: Int { buffer.count }
    /// How many bytes all values have together, as text; takes a few nanoseconds for each value.
    public var size: Int {
        var size = 0
        for row in 0..<buffer.count {
            for column in 0..<buffer.columns { size += buffer.cell(row, column)?.count ?? 0 }
        }
        return size
    }
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { buffer.count }

    /// One row.
    public subscript(index: Int) -> Row {
        precondition(index >= 0 && index < buffer.count, "there is no such row")
        return Row(buffer: buffer, index: index)
    }
}
