import CPQ
import Glibc

/// A PostgreSQL result, in libpq's memory.
// Unchecked like its superclass: libpq's result is only read, and freed with the object.
final class PostgresRows: RowBuffer, @unchecked Sendable {
    private let result: OpaquePointer

    /// Takes over a successful result.
    init(_ result: OpaquePointer) {
        self.result = result
        super.init(
            count: Int(PQntuples(result)),
            columns: Int(PQnfields(result)),
            affected: Self.affected(result)
        )
    }

    deinit { PQclear(result) }

    /// The statement's command tag: `INSERT 0 1`, `COMMIT`.
    var commandTag: String { String(cString: PQcmdStatus(result)) }

    override func cell(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
        guard column >= 0, column < columns else { return nil }
        let row = Int32(truncatingIfNeeded: row)
        let column = Int32(truncatingIfNeeded: column)
        let count = Int(PQgetlength(result, row, column))
        // Only an empty value can be NULL; libpq checks row and column at every call.
        if count == 0, PQgetisnull(result, row, column) != 0 { return nil }
        return UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: count)
    }

    override func isNull(_ row: Int, _ column: Int) -> Bool {
        guard column >= 0, column < columns else { return true }
        return PQgetisnull(result, Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column)) != 0
    }

    override func blob(_ row: Int, _ column: Int) -> [UInt8]? {
        cell(row, column).flatMap(parseHexBytes)
    }

    private static func affected(_ result: OpaquePointer) -> Int {
        // A SELECT's tag has the number of rows found.
        guard let tag = PQcmdStatus(result), tag.pointee != CChar(UInt8(ascii: "S")) else { return 0 }
        return atol(PQcmdTuples(result))
    }
}
