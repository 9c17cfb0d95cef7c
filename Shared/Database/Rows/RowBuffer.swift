/// The memory of a result, in either database's form; its cells are text. Never changed once it is shared.
// Unchecked because subclasses hold C memory; it is read-only after initialisation.
@usableFromInline
class RowBuffer: @unchecked Sendable {
    /// How many rows there are.
    final let count: Int
    /// How many rows the statement has inserted, updated or deleted.
    final let affected: Int
    /// How many columns there are.
    final let columns: Int

    init(count: Int, columns: Int, affected: Int) {
        self.count = count
        self.columns = columns
        self.affected = affected
    }

    /// The bytes of a cell, valid as long as the buffer; nil for NULL, and if there is no such column.
    @usableFromInline
    func cell(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? { nil }

    /// Whether a cell is NULL; true if there is no such column.
    @usableFromInline
    func isNull(_ row: Int, _ column: Int) -> Bool { cell(row, column) == nil }

    /// The bytes of a binary cell; nil for other cells.
    func blob(_ row: Int, _ column: Int) -> [UInt8]? {
        cell(row, column).map(Array.init)
    }
}
