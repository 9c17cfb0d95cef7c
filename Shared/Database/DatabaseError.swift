/// What went wrong in the database.
///
/// Its description says only the kind of error, so that neither statements nor values leak into an answer.
public struct DatabaseError: Error, Sendable, CustomStringConvertible {
    /// The kinds of errors that callers tell apart.
    public enum Code: Hashable, Sendable {
        /// A row with these values exists already; the constraint's or index's name (`recipe_pkey`).
        case uniqueViolation(String)
        /// A row that is referred to does not exist, or is still referred to; the constraint's name, empty on SQLite.
        case foreignKeyViolation(String)
        /// A CHECK or NOT NULL constraint refused the row.
        case checkViolation
        /// Another transaction was in the way; the whole transaction can be repeated.
        case serialization
        /// The database cannot be reached, or went away before it answered; a change may or may not have been made.
        case unavailable
        /// The statement, or the wait for a connection, took too long.
        case timeout
        /// A row holds what it should not: its column is missing, NULL, or of another type.
        case unreadable
        /// The statement binds a household that is not its scope's; it has not been run.
        case outOfScope
        /// Anything else: a mistake in the program, or a database in trouble.
        case other
    }

    /// The kind of error.
    public let code: Code
    /// For logs only: the database's own code and message, without the values of parameters.
    public let diagnostic: String
    /// The cause, where it lies outside of the program.
    public let fault: DatabaseFault?
    /// PostgreSQL's code, where it decides what to do next.
    let sqlState: String

    /// An error of a kind.
    public init(_ code: Code, diagnostic: String = "") {
        self.init(code, diagnostic: diagnostic, fault: nil)
    }

    init(_ code: Code, diagnostic: String, fault: DatabaseFault?, sqlState: String = "") {
        self.code = code
        self.diagnostic = diagnostic
        self.fault = fault
        self.sqlState = sqlState
    }

    /// The kind of error, without details.
    public var description: String {
        switch code {
        case .uniqueViolation: "the database refused a duplicate"
        case .foreignKeyViolation: "the database refused a reference"
        case .checkViolation: "the database refused a value"
        case .serialization: "the database had a conflict between transactions"
        case .unavailable: "the database is unavailable"
        case .timeout: "the database took too long"
        case .unreadable: "a row of the database cannot be read"
        case .outOfScope: "a statement was about another household than its scope"
        case .other: "the database reported an error"
        }
    }

    /// Whether it is a duplicate of any kind.
    public var isUniqueViolation: Bool {
        if case .uniqueViolation = code { true } else { false }
    }

    /// Whether it is a broken reference of any kind.
    public var isForeignKeyViolation: Bool {
        if case .foreignKeyViolation = code { true } else { false }
    }
}
