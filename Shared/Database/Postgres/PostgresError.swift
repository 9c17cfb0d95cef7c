import CPQ

/// The error that a failed result stands for.
func postgresError(of result: OpaquePointer) -> DatabaseError {
    func field(_ code: Unicode.Scalar) -> String {
        PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) } ?? ""
    }
    let state = field("C")
    // Without a code it is libpq's own: the connection broke.
    if state.isEmpty { return .unavailable(message: String(cString: PQresultErrorMessage(result))) }
    var diagnostic = "PostgreSQL \(state)"
    if state.hasPrefix("22") || state.hasPrefix("23") {
        // These messages quote values; names of constraints, tables and columns say enough.
        for name in [field("n"), field("t"), field("c")] where !name.isEmpty { diagnostic += " \(name)" }
    } else {
        diagnostic += ": \(field("M"))"
    }
    return DatabaseError(
        code(of: state, constraint: field("n")),
        diagnostic: diagnostic,
        fault: .of(state: state),
        sqlState: state
    )
}

/// What a SQLSTATE means to callers (PostgreSQL's manual, appendix A).
private func code(of state: String, constraint: String) -> DatabaseError.Code {
    switch state {
    case "23505": .uniqueViolation(constraint)
    case "23503": .foreignKeyViolation(constraint)
    case "40001", "40P01": .serialization
    // Cancelled by the statement timeout; a lock that could not be had.
    case "57014", "55P03": .timeout
    // A transaction that was idle for too long has lost its connection.
    // So is a page or an index that does not hold what was written.
    case "25P03", "XX001", "XX002": .unavailable
    default:
        switch state.prefix(2) {
        case "23": .checkViolation
        // Connection trouble, no resources, shut down by the operator, trouble with the system.
        case "08", "53", "57", "58": .unavailable
        default: .other
        }
    }
}

extension DatabaseError {
    /// The connection is broken or cannot be made; libpq's message names the server, never the password.
    static func unavailable(message: String) -> DatabaseError {
        let message = message.split(separator: "\n").joined(separator: "; ")
        // An attempt to connect gives no code.
        let isFull = message.contains("too many c") || message.contains("connection slots are reserved")
        return DatabaseError(
            .unavailable,
            diagnostic: "PostgreSQL: " + message,
            fault: isFull ? .noConnections : .unreachable
        )
    }
}
