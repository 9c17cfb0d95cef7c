/// The type of a bound value, and of its column in a migration, by the placeholder of the same name.
public enum SQLType: UInt8, Hashable, Sendable {
    /// `uuid`; in SQLite its lower-case text.
    case uuid
    /// `text`.
    case text
    /// `bigint`.
    case integer
    /// `boolean`; in SQLite 0 or 1.
    case boolean
    /// A point in time as milliseconds since 1970, in a `bigint`.
    case instant
    /// `date`; in SQLite `YYYY-MM-DD`.
    case date
    /// `double precision`.
    case double
    /// `bytea` or `BLOB`.
    case bytes

    /// PostgreSQL's type OID (pg_type.dat), so that a parameter needs no cast.
    var oid: UInt32 {
        switch self {
        case .uuid: 2950
        case .text: 25
        case .integer, .instant: 20
        case .boolean: 16
        case .date: 1082
        case .double: 701
        case .bytes: 17
        }
    }

    /// The OID of PostgreSQL's array of this type.
    var arrayOID: UInt32 {
        switch self {
        case .uuid: 2951
        case .text: 1009
        case .integer, .instant: 1016
        case .boolean: 1000
        case .date: 1182
        case .double: 1022
        case .bytes: 1001
        }
    }
}
