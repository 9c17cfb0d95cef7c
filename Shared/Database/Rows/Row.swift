public import FoundationEssentials
public import Values

/// One row of a result.
///
/// Columns are counted from 0 in the order of the statement. Reading a column as a type that it does not have, or a
/// NULL that is not allowed, throws a `DatabaseError` with the column's name and never its value.
public struct Row: Sendable {
    @usableFromInline
    let buffer: RowBuffer
    @usableFromInline
    let index: Int

    /// Whether the column is NULL.
    public func isNull(_ column: Int) -> Bool { buffer.isNull(index, column) }

    /// Calls `body` with the column's bytes in place, to copy them; nil for NULL.
    @inlinable
    public func withUTF8<Result, Failure: Error>(
        _ column: Int,
        _ body: (UnsafeRawBufferPointer?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(buffer) {} }
        return try body(buffer.cell(index, column))
    }

    /// A value, which must not be NULL; errors use `name` for the column.
    @inlinable
    public func value<Value: SQLReadable>(
        _ column: Int,
        _ name: @autoclosure () -> String? = nil,
        as type: Value.Type = Value.self
    ) throws(DatabaseError) -> Value {
        guard let value = Value(self, column) else { throw unreadable(column, name(), type) }
        return value
    }

    /// A value or NULL; errors use `name` for the column.
    @inlinable
    public func optional<Value: SQLReadable>(
        _ column: Int,
        _ name: @autoclosure () -> String? = nil,
        as type: Value.Type = Value.self
    ) throws(DatabaseError) -> Value? {
        if buffer.isNull(index, column), has(column) { return nil }
        return try value(column, name(), as: type)
    }

    /// The column's value, as `parse` reads it; nil if it is NULL or not valid.
    func parsed<Value>(_ column: Int, _ parse: (UnsafeRawBufferPointer) -> Value?) -> Value? {
        withUTF8(column) { $0.flatMap(parse) }
    }

    @usableFromInline
    func has(_ column: Int) -> Bool { column >= 0 && column < buffer.columns }

    /// Why a column cannot be read as a type.
    @usableFromInline
    func unreadable(_ column: Int, _ name: String?, _ type: Any.Type) -> DatabaseError {
        let why = !has(column) ? "is missing" : isNull(column) ? "is NULL" : "is no \(type)"
        return DatabaseError(.unreadable, diagnostic: "column \(name ?? "\(column)") of a row \(why)")
    }
}

// The most common types, by name.
extension Row {
    /// A text.
    public func string(_ column: Int) throws(DatabaseError) -> String { try value(column) }
    /// A text or NULL.
    public func optionalString(_ column: Int) throws(DatabaseError) -> String? { try optional(column) }

    /// A whole number.
    public func int(_ column: Int) throws(DatabaseError) -> Int { try value(column) }
    /// A whole number or NULL.
    public func optionalInt(_ column: Int) throws(DatabaseError) -> Int? { try optional(column) }

    /// A whole number.
    public func int64(_ column: Int) throws(DatabaseError) -> Int64 { try value(column) }

    /// True or false.
    public func bool(_ column: Int) throws(DatabaseError) -> Bool { try value(column) }
    /// True or false or NULL.
    public func optionalBool(_ column: Int) throws(DatabaseError) -> Bool? { try optional(column) }

    /// A floating-point number.
    public func double(_ column: Int) throws(DatabaseError) -> Double { try value(column) }
    /// A floating-point number or NULL.
    public func optionalDouble(_ column: Int) throws(DatabaseError) -> Double? { try optional(column) }

    /// A UUID.
    public func uuid(_ column: Int) throws(DatabaseError) -> UUID { try value(column) }
    /// A UUID or NULL.
    public func optionalUUID(_ column: Int) throws(DatabaseError) -> UUID? { try optional(column) }

    /// A point in time.
    public func instant(_ column: Int) throws(DatabaseError) -> Instant { try value(column) }
    /// A point in time or NULL.
    public func optionalInstant(_ column: Int) throws(DatabaseError) -> Instant? { try optional(column) }

    /// A date.
    public func date(_ column: Int) throws(DatabaseError) -> CalendarDate { try value(column) }
    /// A date or NULL.
    public func optionalDate(_ column: Int) throws(DatabaseError) -> CalendarDate? { try optional(column) }

    /// Bytes.
    public func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] { try value(column) }
    /// Bytes or NULL.
    public func optionalBytes(_ column: Int) throws(DatabaseError) -> [UInt8]? { try optional(column) }

    /// A typed id.
    public func id<Subject>(
        _ column: Int,
        as type: Identifier<Subject>.Type = Identifier<Subject>.self
    ) throws(DatabaseError) -> Identifier<Subject> {
        try value(column)
    }
    /// A typed id or NULL.
    public func optionalID<Subject>(
        _ column: Int,
        as type: Identifier<Subject>.Type = Identifier<Subject>.self
    ) throws(DatabaseError) -> Identifier<Subject>? {
        try optional(column)
    }
}
