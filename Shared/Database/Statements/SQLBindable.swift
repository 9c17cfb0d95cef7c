public import FoundationEssentials
public import Values

/// A type that can be interpolated into a statement; it is sent as a parameter, never as part of the text.
public protocol SQLBindable {
    /// The type it is sent as, also for NULL.
    static var sqlType: SQLType { get }
    /// The value to send.
    var sqlValue: SQLValue { get }
}

extension Identifier: SQLBindable {
    /// Sent as a UUID.
    public static var sqlType: SQLType { .uuid }
    /// The UUID, marked if it determines the statement's scope.
    public var sqlValue: SQLValue {
        if Subject.self == HouseholdSubject.self { return .household(uuid) }
        if Subject.self == UserSubject.self { return .user(uuid) }
        return .uuid(uuid)
    }
}

extension UUID: SQLBindable {
    /// Sent as a UUID.
    public static var sqlType: SQLType { .uuid }
    /// The UUID.
    public var sqlValue: SQLValue { .uuid(self) }
}

extension String: SQLBindable {
    /// Sent as text.
    public static var sqlType: SQLType { .text }
    /// The text.
    public var sqlValue: SQLValue { .text(self) }
}

extension Int: SQLBindable {
    /// Sent as a whole number.
    public static var sqlType: SQLType { .integer }
    /// The number.
    public var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Int64: SQLBindable {
    /// Sent as a whole number.
    public static var sqlType: SQLType { .integer }
    /// The number.
    public var sqlValue: SQLValue { .integer(self) }
}

extension Bool: SQLBindable {
    /// Sent as a boolean.
    public static var sqlType: SQLType { .boolean }
    /// True or false.
    public var sqlValue: SQLValue { .boolean(self) }
}

extension Double: SQLBindable {
    /// Sent as a floating-point number.
    public static var sqlType: SQLType { .double }
    /// The number.
    public var sqlValue: SQLValue { .double(self) }
}

extension Instant: SQLBindable {
    /// Sent as milliseconds.
    public static var sqlType: SQLType { .instant }
    /// The point in time.
    public var sqlValue: SQLValue { .instant(self) }
}

extension CalendarDate: SQLBindable {
    /// Sent as a date.
    public static var sqlType: SQLType { .date }
    /// The date.
    public var sqlValue: SQLValue { .date(self) }
}

extension [UInt8]: SQLBindable {
    /// Sent as bytes.
    public static var sqlType: SQLType { .bytes }
    /// The bytes.
    public var sqlValue: SQLValue { .bytes(self) }
}

extension Optional: SQLBindable where Wrapped: SQLBindable {
    /// The type of the wrapped value.
    public static var sqlType: SQLType { Wrapped.sqlType }
    /// The value, or a NULL of its type.
    public var sqlValue: SQLValue { self?.sqlValue ?? .null(Wrapped.sqlType) }
}
