import Database

/// An error's description for the log; for a database error it includes the database's message, which clients never
/// see.
public func logDescription(of error: any Error) -> String {
    if let error = error as? DatabaseError { return "\(error): \(error.diagnostic)" }
    return "\(error)"
}
