public import Database
public import HTTP

extension DatabaseError: ProblemConvertible {
    /// A database that does not answer is a 503: the client may try again.
    ///
    /// Anything else that a service lets through is a mistake of ours, and says nothing.
    public var problem: Problem {
        switch code {
        case .unavailable, .timeout, .serialization: .unavailable()
        default: .internalError()
        }
    }
}

/// An error for a log line: of a database error also what the database said.
func describe(_ error: any Error) -> String {
    if let error = error as? DatabaseError { return "\(error): \(error.diagnostic)" }
    return "\(error)"
}
