/// Why a service refuses to start with its database.
public enum MigrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Two migrations of the program have the same name.
    case duplicate(String)
    /// The database has a migration that the program does not know: it is from a later version.
    case unknown(String)
    /// At this position, the database has another migration than the program.
    case reordered(position: Int, expected: String, found: String)
    /// A migration's statement failed; it was rolled back.
    case failed(name: String, statement: Int, diagnostic: String)

    /// For the operator.
    public var description: String {
        switch self {
        case .duplicate(let name):
            "two migrations are named \(name)"
        case .unknown(let name):
            "the database has the migration \(name), which this version does not know; start a newer version"
        case .reordered(let position, let expected, let found):
            "migration \(position) should be \(expected), but the database has \(found) there"
        case .failed(let name, let statement, let diagnostic):
            "migration \(name) failed at its statement \(statement): \(diagnostic)"
        }
    }
}
