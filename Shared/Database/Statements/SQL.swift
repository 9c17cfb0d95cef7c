public import Values

/// One statement: its text and the values bound to it, for either database.
///
/// Written as a string literal whose interpolations bind: `"SELECT title FROM recipe WHERE id = \(id)"`. Nothing is
/// ever spliced into the text but what is labelled `unescaped:`.
public struct SQL: Sendable {
    /// A part of a statement.
    enum Segment: Sendable {
        /// Text as it is written.
        case text(String)
        /// A parameter.
        case value(SQLValue)
        /// A parenthesised list for `IN`.
        case list(SQLType, [SQLValue])
        /// A query that gives rows.
        case rows(SQLRows)
        /// Where the dialects differ.
        indirect case either(postgres: SQL, sqlite: SQL)
        /// No text: why it looks at more than one household.
        case reason(CrossTenantReason)
        /// No text: the hash of a secret that whoever calls has shown.
        case secret(String)
        /// No text: the household of which listeners are told once the statement is committed.
        case announcement(HouseholdID)
    }

    /// The parts in order.
    var segments: [Segment]
    /// Whose rows it is about, where that has been said at the call.
    var scope = Scope.none

    /// A statement of these parts.
    init(segments: [Segment]) { self.segments = segments }

    /// A statement that is written differently for the two databases.
    public static func either(postgres: SQL, sqlite: SQL) -> SQL {
        SQL(segments: [.either(postgres: postgres, sqlite: sqlite)])
    }

    /// Text that comes from the program itself, such as a table's name; never from a request.
    public static func unescaped(_ text: String) -> SQL {
        SQL(segments: [.text(text)])
    }

    /// At the end of a SELECT in a transaction: locks the rows it finds until the transaction ends.
    ///
    /// Nothing on SQLite, where a transaction has the whole database for itself from its beginning.
    public static let forUpdate = SQL.either(postgres: " FOR UPDATE", sqlite: "")

    /// As `forUpdate`, but rows that another transaction has locked are passed over: for claiming work.
    public static let forUpdateSkipLocked = SQL.either(postgres: " FOR UPDATE SKIP LOCKED", sqlite: "")

    /// The statement, of whose household `SQLDatabase.onCommit` tells once it is committed.
    public func announcing(_ household: HouseholdID) -> SQL {
        SQL(segments: segments + [.announcement(household)])
    }

    /// One statement's text after the other's.
    public static func + (left: SQL, right: SQL) -> SQL {
        SQL(segments: left.segments + right.segments)
    }

    /// Appends to the text.
    public static func += (left: inout SQL, right: SQL) {
        left.segments += right.segments
    }
}

extension Sequence<SQL> {
    /// The pieces one after the other, with `separator` between them.
    public func joined(separator: SQL) -> SQL {
        var segments: [SQL.Segment] = []
        for (index, piece) in enumerated() {
            if index > 0 { segments += separator.segments }
            segments += piece.segments
        }
        return SQL(segments: segments)
    }
}
