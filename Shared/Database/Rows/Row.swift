public import FoundationEssentials
public import Values

/// One row of a result.
///
/// Columns are counted from 0 in the order in which the statement names them.
///
/// An accessor that does not fit the column, or meets a NULL it has no name for, stops the program: statement and
/// accessors stand side by side in the same file, so that is a mistake in the program, not in the data.
public struct Row: Sendable {
    @usableFromInline
    let buffer: RowBuffer
    @usableFromInline
    let index: Int

    /// Whether the column is NULL.
    public func isNull(_ column: Int) -> Bool { buffer.cell(index, column) == nil }

    /// Calls `body` with the column's bytes where they lie, to write them on; nil for NULL.
    @inlinable
    public func withUTF8<Result, Failure: Error>(
        _ column: Int,
        _ body: (UnsafeRawBufferPointer?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(buffer) {} }
        return try body(buffer.cell(index, column))
    }

    /// A text.
    public func string(_ column: Int) -> String { required(optionalString(column), column) }
    /// A text or NULL.
    public func optionalString(_ column: Int) -> String? {
        parsed(column) { String(decoding: $0, as: UTF8.self) }
    }

    /// A whole number.
    public func int(_ column: Int) -> Int { required(optionalInt(column), column) }
    /// A whole number or NULL.
    public func optionalInt(_ column: Int) -> Int? { optionalInt64(column).map { Int($0) } }

    /// A whole number.
    public func int64(_ column: Int) -> Int64 { required(optionalInt64(column), column) }
    /// A whole number or NULL.
    public func optionalInt64(_ column: Int) -> Int64? { parsed(column, parseInteger) }

    /// True or false.
    public func bool(_ column: Int) -> Bool { required(optionalBool(column), column) }
    /// True, false or NULL.
    public func optionalBool(_ column: Int) -> Bool? { parsed(column, parseBool) }

    /// A floating-point number.
    public func double(_ column: Int) -> Double { required(optionalDouble(column), column) }
    /// A floating-point number or NULL.
    public func optionalDouble(_ column: Int) -> Double? {
        parsed(column) { Double(String(decoding: $0, as: UTF8.self)) }
    }

    /// A UUID.
    public func uuid(_ column: Int) -> UUID { required(optionalUUID(column), column) }
    /// A UUID or NULL.
    public func optionalUUID(_ column: Int) -> UUID? { parsed(column, parseUUID) }

    /// The id of a thing.
    public func id<Subject>(
        _ column: Int,
        as type: Identifier<Subject>.Type = Identifier<Subject>.self
    ) -> Identifier<Subject> {
        Identifier(uuid(column))
    }
    /// The id of a thing or NULL.
    public func optionalID<Subject>(
        _ column: Int,
        as type: Identifier<Subject>.Type = Identifier<Subject>.self
    ) -> Identifier<Subject>? {
        optionalUUID(column).map { Identifier($0) }
    }

    /// A point in time.
    public func instant(_ column: Int) -> Instant { required(optionalInstant(column), column) }
    /// A point in time or NULL.
    public func optionalInstant(_ column: Int) -> Instant? {
        optionalInt64(column).map { Instant(milliseconds: $0) }
    }

    /// A plain date.
    public func date(_ column: Int) -> CalendarDate { required(optionalDate(column), column) }
    /// A plain date or NULL.
    public func optionalDate(_ column: Int) -> CalendarDate? { parsed(column, parseDate) }

    /// Bytes.
    public func bytes(_ column: Int) -> [UInt8] { required(optionalBytes(column), column) }
    /// Bytes or NULL.
    public func optionalBytes(_ column: Int) -> [UInt8]? { buffer.blob(index, column) }

    private func required<Value>(_ value: Value?, _ column: Int) -> Value {
        guard let value else { preconditionFailure("column \(column) is NULL, which its accessor does not expect") }
        return value
    }

    private func parsed<Value>(_ column: Int, _ parse: (UnsafeRawBufferPointer) -> Value?) -> Value? {
        defer { withExtendedLifetime(buffer) {} }
        guard let cell = buffer.cell(index, column) else { return nil }
        guard let value = parse(cell) else {
            preconditionFailure("column \(column) is not what its accessor takes it for")
        }
        return value
    }
}
