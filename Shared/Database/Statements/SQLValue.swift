public import FoundationEssentials
public import Values

/// A value that is bound to a parameter of a statement.
public enum SQLValue: Hashable, Sendable {
    /// NULL of a known type.
    case null(SQLType)
    /// A UUID.
    case uuid(UUID)
    /// A household's id, a UUID; it determines the statement's scope.
    case household(UUID)
    /// A user's id, a UUID; it determines the statement's scope.
    case user(UUID)
    /// A text.
    case text(String)
    /// A whole number.
    case integer(Int64)
    /// True or false.
    case boolean(Bool)
    /// A point in time.
    case instant(Instant)
    /// A date.
    case date(CalendarDate)
    /// A floating-point number.
    case double(Double)
    /// Bytes.
    case bytes([UInt8])
    /// Values of one type as one array; PostgreSQL only, created by `\(list:)` and `\(rows:)`.
    case array(SQLType, [SQLValue])

    /// The type of the value, or of the elements of an array.
    package var type: SQLType {
        switch self {
        case .null(let type), .array(let type, _): type
        case .uuid, .household, .user: .uuid
        case .text: .text
        case .integer: .integer
        case .boolean: .boolean
        case .instant: .instant
        case .date: .date
        case .double: .double
        case .bytes: .bytes
        }
    }

    /// PostgreSQL's type OID of the parameter.
    var oid: UInt32 {
        if case .array(let type, _) = self { type.arrayOID } else { type.oid }
    }
}
