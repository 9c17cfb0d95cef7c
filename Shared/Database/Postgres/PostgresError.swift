import CPQ

/// The error of a failed result.
///
/// On Citus it may come from a shard: then the constraint's name is in the message only, with the shard's number behind
/// it.
func postgresError(of result: OpaquePointer, _ dialect: Dialect) -> DatabaseError {
    func field(_ code: Unicode.Scalar) -> String {
        PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) } ?? ""
    }
    let state = field("C")
    var constraint = field("n")
    if constraint.isEmpty, dialect == .citus { constraint = constraintOfShard(in: field("M")) }
    // Without a code it is libpq's own: the connection was lost.
    if state.isEmpty { return .unavailable(message: String(cString: PQresultErrorMessage(result))) }
    var diagnostic = "PostgreSQL \(state)"
    if state.hasPrefix("22") || state.hasPrefix("23") {
        // These messages quote values; names of constraints, tables and columns are sufficient.
        for name in [constraint, field("t"), field("c")] where !name.isEmpty { diagnostic += " \(name)" }
    } else {
        diagnostic += ": \(field("M"))"
    }
    return DatabaseError(
        code(of: state, constraint: constraint),
        diagnostic: diagnostic,
        fault: .of(state: state),
        sqlState: state
    )
}

/// The last quoted name in a message, without an underscore and digits at its end.
private func constraintOfShard(in message: String) -> String {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.count % 2 == 1 else { return "" }
    let name = parts[parts.count - 2]
    guard let end = name.lastIndex(of: "_"), name[end...].count > 1 else { return String(name) }
    return String(name[end...].dropFirst().allSatisfy(\.isWholeNumber) ? name[..<end] : name)
}

/// The meaning of a SQLSTATE for callers (PostgreSQL's manual, appendix A).
private func code(of state: String, constraint: String) -> DatabaseError.Code {
    switch state {
    case "23505": .uniqueViolation(constraint)
    case "23503": .foreignKeyViolation(constraint)
    case "40001", "40P01": .serialization
    // Cancelled by the statement timeout, or a lock was not available.
    case "57014", "55P03": .timeout
    // A transaction that was idle for too long has lost its connection.
    // Or a corrupted page or index.
    case "25P03", "XX001", "XX002": .unavailable
    default:
        switch state.prefix(2) {
        case "23": .checkViolation
        // Connection errors, insufficient resources, operator intervention, system errors.
        case "08", "53", "57", "58": .unavailable
        default: .other
        }
    }
}

extension DatabaseError {
    /// The connection is lost or cannot be opened; libpq's message contains the server's name, never the password.
    static func unavailable(message: String) -> DatabaseError {
        let message = message.split(separator: "\n").joined(separator: "; ")
        // A failed connection attempt has no code.
        let isFull = message.contains("too many c") || message.contains("connection slots are reserved")
        return DatabaseError(
            .unavailable,
            diagnostic: "PostgreSQL: " + message,
            fault: isFull ? .noConnections : .unreachable
        )
    }
}
