public import Values

/// One statement: its text and bound values, for either database.
///
/// Written as a string literal whose interpolations are bound: `"SELECT title FROM recipe WHERE id = \(id)"`. Only
/// interpolations with the label `unescaped:` become part of the text.
public struct SQL: Sendable {
    /// A part of a statement.
    enum Segment: Sendable {
        /// Text as written.
        case text(String)
        /// A parameter.
        case value(SQLValue)
        /// A parenthesised list for `IN`.
        case list(SQLType, [SQLValue])
        /// A query that returns rows.
        case rows(SQLRows)
        /// What follows the columns of an INSERT.
        case values(SQLRows)
        /// Where the dialects differ.
        indirect case either(postgres: SQL, citus: SQL, sqlite: SQL)
        /// No text: what the listeners are told once the statement is committed.
        case announcement(Announcement)
    }

    /// The parts in order.
    var segments: [Segment]
    /// Whose rows it accesses, if that was stated at the call.
    package var scope = Scope.none
    /// What is run before it on Citus.
    var preceding: [SQL] = []

    /// A statement of these parts.
    init(segments: [Segment]) { self.segments = segments }

    /// A statement that is written differently for the two databases.
    public static func either(postgres: SQL, sqlite: SQL) -> SQL {
        either(postgres: postgres, citus: postgres, sqlite: sqlite)
    }

    /// A statement that also is written differently where a table's rows are distributed.
    public static func either(postgres: SQL, citus: SQL, sqlite: SQL) -> SQL {
        SQL(segments: [.either(postgres: postgres, citus: citus, sqlite: sqlite)])
    }

    /// Text that comes from the program itself, such as a table's name; never from a request.
    public static func unescaped(_ text: String) -> SQL {
        SQL(segments: [.text(text)])
    }

    /// At the end of a SELECT in a transaction: locks the rows found until the transaction ends.
    ///
    /// Empty on SQLite, where a transaction locks the whole database from its beginning.
    public static let forUpdate = SQL.either(postgres: " FOR UPDATE", sqlite: "")

    /// Like `forUpdate`, but skips rows that another transaction has locked: for claiming work.
    public static let forUpdateSkipLocked = SQL.either(postgres: " FOR UPDATE SKIP LOCKED", sqlite: "")

    /// Lets the transactions of one household that name the same subject run one after another from here on: for
    /// limits that concern more than one row, checked by the following statement.
    ///
    /// Finds nothing on SQLite, where transactions do so anyway.
    public static func lock(_ subject: String, of household: HouseholdID) -> SQL {
        // defence: quota-at-once
        .either(
            postgres: "SELECT pg_advisory_xact_lock(hashtextextended(\("\(subject) \(household)"), 0))",
            sqlite: "SELECT 1 WHERE 0"
        )
    }

    /// The statement; on Citus these are run before it, in the same transaction, and their rows are ignored.
    ///
    /// For what is one statement with a writing CTE elsewhere: Citus sends only simple statements to a single shard.
    public func preceded(onCitusBy statements: [SQL]) -> SQL {
        var statement = self
        statement.preceding = statements
        return statement
    }

    /// The statement; `SQLDatabase.onCommit` reports the announcement once it is committed.
    public func announcing(_ announcement: Announcement) -> SQL {
        var statement = self
        statement.segments.append(.announcement(announcement))
        return statement
    }

    /// One statement's text followed by the other's.
    public static func + (left: SQL, right: SQL) -> SQL {
        SQL(segments: left.segments + right.segments)
    }

    /// Appends to the text.
    public static func += (left: inout SQL, right: SQL) {
        left.segments += right.segments
    }
}

extension Sequence<SQL> {
    /// The parts joined with `separator`.
    public func joined(separator: SQL) -> SQL {
        var segments: [SQL.Segment] = []
        for (index, piece) in enumerated() {
            if index > 0 { segments += separator.segments }
            segments += piece.segments
        }
        return SQL(segments: segments)
    }
}
