/// An error of the database.
///
/// Its description contains only the kind of error, so that neither statements nor values leak into a response.
public struct DatabaseError: Error, Sendable, CustomStringConvertible {
    /// The kinds of errors that callers distinguish.
    public enum Code: Hashable, Sendable {
        /// A row with these values exists already; the constraint's or index's name (`recipe_pkey`).
        case uniqueViolation(String)
        /// A referenced row does not exist, or a row is still referenced; the constraint's name, empty on SQLite.
        case foreignKeyViolation(String)
        /// A CHECK or NOT NULL constraint refused the row.
        case checkViolation
        /// A conflict with another transaction; the whole transaction can be repeated.
        case serialization
        /// The database cannot be reached, or the connection was lost before it answered; a change may or may not have
        /// been made.
        case unavailable
        /// The statement, or the wait for a connection, took too long.
        case timeout
        /// A row is invalid: a column is missing, NULL, or of another type.
        case unreadable
        /// The statement binds a household other than its scope's; it has not been run.
        case outOfScope
        /// Anything else: a mistake in the program, or a problem of the database.
        case other
    }

    /// The kind of error.
    public let code: Code
    /// For logs only: the database's own code and message, without the values of parameters.
    public let diagnostic: String
    /// The cause, if it is outside the program.
    public let fault: DatabaseFault?
    /// PostgreSQL's code, if it determines what to do next.
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
        case .outOfScope: "a statement used another household than its scope"
        case .other: "the database reported an error"
        }
    }

    /// Whether the database's user lacks the right.
    public var isForbidden: Bool { sqlState == "42501" }

    /// Whether it is a unique violation of any constraint.
    public var isUniqueViolation: Bool {
        if case .uniqueViolation = code { true } else { false }
    }

    /// Whether it is a foreign key violation of any constraint.
    public var isForeignKeyViolation: Bool {
        if case .foreignKeyViolation = code { true } else { false }
    }
}
