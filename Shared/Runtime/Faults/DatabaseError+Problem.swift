public import Database
public import HTTP

extension DatabaseError: ProblemConvertible {
    /// A database that does not answer is a 503: the client may try again, sooner or later by what is wrong.
    ///
    /// Anything else that a service lets through is a mistake of ours, and says nothing.
    public var problem: Problem {
        switch fault {
        case .diskFull:
            return .unavailable(
                retryAfter: 30,
                code: "disk_full",
                "The server's disk is full; nothing was saved."
            )
        case .diskFails:
            return .unavailable(
                retryAfter: 30,
                code: "disk_fails",
                "The server's disk has errors; your changes may not have been saved."
            )
        case .damaged:
            return .unavailable(
                retryAfter: 60,
                code: "database_damaged",
                "The server's database is damaged; please tell the administrator."
            )
        case .noConnections, .unreachable, .pooler, .slow, nil: break
        }
        return switch code {
        case .unavailable, .timeout, .serialization: .unavailable()
        default: .internalError()
        }
    }
}
