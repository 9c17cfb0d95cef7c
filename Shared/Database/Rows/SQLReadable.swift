public import FoundationEssentials
public import Values

/// A type that a column can be read as.
public protocol SQLReadable: SQLBindable {
    /// Reads a column that is not NULL; nil if it is not valid.
    init?(_ row: borrowing Row, _ column: Int)
}

extension String: SQLReadable {
    /// Reads a text.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let text = row.parsed(column, { String(decoding: $0, as: UTF8.self) }) else { return nil }
        self = text
    }
}

extension Int64: SQLReadable {
    /// Reads a whole number.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let number = row.parsed(column, parseInteger) else { return nil }
        self = number
    }
}

extension Int: SQLReadable {
    /// Reads a whole number.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let number = row.parsed(column, parseInteger) else { return nil }
        self.init(number)
    }
}

extension Bool: SQLReadable {
    /// Reads PostgreSQL's `t` and `f`, SQLite's 1 and 0.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let isTrue = row.parsed(column, parseBool) else { return nil }
        self = isTrue
    }
}

extension Double: SQLReadable {
    /// Reads a floating-point number.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let number = row.parsed(column, { Double(String(decoding: $0, as: UTF8.self)) }) else { return nil }
        self = number
    }
}

extension UUID: SQLReadable {
    /// Reads a UUID in its 36 characters.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let id = row.parsed(column, UUID.init(canonical:)) else { return nil }
        self = id
    }
}

extension Identifier: SQLReadable {
    /// Reads a UUID in its 36 characters.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let id = row.parsed(column, UUID.init(canonical:)) else { return nil }
        self.init(id)
    }
}

extension Instant: SQLReadable {
    /// Reads milliseconds since 1970.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let milliseconds = row.parsed(column, parseInteger) else { return nil }
        self.init(milliseconds: milliseconds)
    }
}

extension CalendarDate: SQLReadable {
    /// Reads `YYYY-MM-DD`.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let date = row.parsed(column, parseDate) else { return nil }
        self = date
    }
}

extension [UInt8]: SQLReadable {
    /// Reads bytes in either database's form.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let bytes = row.buffer.blob(row.index, column) else { return nil }
        self = bytes
    }
}

extension SQLBindable where Self: RawRepresentable<String> {
    /// Sent as text.
    public static var sqlType: SQLType { .text }
    /// The word.
    public var sqlValue: SQLValue { .text(rawValue) }
}

extension SQLReadable where Self: RawRepresentable<String> {
    /// Reads one of the words.
    public init?(_ row: borrowing Row, _ column: Int) {
        guard let word = String(row, column) else { return nil }
        self.init(rawValue: word)
    }
}
