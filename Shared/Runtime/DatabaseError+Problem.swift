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
