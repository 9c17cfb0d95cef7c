import CSQLite
import Glibc

/// A SQLite result, copied as text into one block of memory.
// Unchecked like its superclass: the memory is filled by `append` before anyone else sees the object.
final class SQLiteRows: RowBuffer, @unchecked Sendable {
    private let bytes: UnsafeMutableRawPointer?
    private let cells: [Cell]

    /// The position of a cell.
    struct Cell {
        var offset: Int
        /// -1 for NULL.
        var length: Int
    }

    /// The size of a result.
    struct Size {
        var bytes = 0
        var cells = 0
    }

    /// Takes over a builder's rows.
    init(_ builder: consuming Builder, affected: Int) {
        bytes = builder.bytes
        cells = builder.cells
        super.init(count: builder.rows, columns: builder.columns, affected: affected)
    }

    deinit { free(bytes) }

    override func cell(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
        guard column >= 0, column < columns else { return nil }
        let cell = cells[row * columns + column]
        return cell.length < 0 ? nil : UnsafeRawBufferPointer(start: bytes.map { $0 + cell.offset }, count: cell.length)
    }

    override func isNull(_ row: Int, _ column: Int) -> Bool {
        guard column >= 0, column < columns else { return true }
        return cells[row * columns + column].length < 0
    }
}

extension SQLiteRows {
    /// Collects rows while the statement runs.
    struct Builder {
        fileprivate var bytes: UnsafeMutableRawPointer?
        fileprivate var cells: [Cell] = []
        /// Known with the first row: until then SQLite may find that the schema has changed.
        fileprivate private(set) var columns = 0
        fileprivate private(set) var rows = 0
        private var used = 0
        private var capacity = 0

        /// Empty, with capacity for a result of a known size.
        init(expecting size: Size) {
            capacity = size.bytes
            if capacity > 0 { bytes = malloc(capacity) }
            cells.reserveCapacity(size.cells)
        }

        /// The current size of the result.
        var size: Size { Size(bytes: used, cells: cells.count) }

        /// Frees the memory if there will be no result.
        mutating func discard() {
            free(bytes)
            bytes = nil
        }

        /// Copies the statement's current row.
        mutating func append(_ statement: OpaquePointer) {
            if rows == 0 { columns = Int(sqlite3_column_count(statement)) }
            rows += 1
            for column in 0..<Int32(columns) {
                // Reading the value rather than the column saves three of SQLite's checks per cell.
                let value = sqlite3_column_value(statement, column)
                switch sqlite3_value_type(value) {
                case SQLITE_NULL:
                    cells.append(Cell(offset: used, length: -1))
                case SQLITE_FLOAT:
                    // SQLite's own text has 15 digits, which cannot represent every number.
                    var text = sqlite3_value_double(value).description
                    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
                case SQLITE_BLOB:
                    let start = sqlite3_value_blob(value)
                    append(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
                default:
                    let start = UnsafeRawPointer(sqlite3_value_text(value))
                    append(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
                }
            }
        }

        private mutating func append(_ cell: UnsafeRawBufferPointer) {
            if used + cell.count > capacity || bytes == nil {
                capacity = max(512, 2 * capacity, used + cell.count)
                bytes = realloc(bytes, capacity)
            }
            if let start = cell.baseAddress, let bytes { memcpy(bytes + used, start, cell.count) }
            cells.append(Cell(offset: used, length: cell.count))
            used += cell.count
        }
    }
}
