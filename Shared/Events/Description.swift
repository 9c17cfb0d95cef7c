import Database

/// An error for a log line: of a database error also what the database said, which is never shown to a client.
public func logDescription(of error: any Error) -> String {
    if let error = error as? DatabaseError { return "\(error): \(error.diagnostic)" }
    return "\(error)"
}
