import Values

/// Why a statement accesses more than one household's rows; PostgreSQL's policies open certain tables for each reason.
///
/// Only for a service's own work. Every request belongs to one household.
public enum CrossTenantReason: String, Sendable, CaseIterable {
    /// Deletes expired rows of all households.
    case sweep
    /// Claims waiting work of all households.
    case jobs
    /// Looks for events to deliver.
    case relay
    /// Looks for new events of the households with live streams.
    case streams
    /// Looks up a credential, a name or an address before the caller is known.
    case credential
    /// Finds the remaining users of households that a user leaves, and removes the user's data from them.
    case departure
    /// Processes payments, for all users and households concerned.
    case billing
    /// Updates rows of an older version.
    case migration
}

extension CrossTenantReason {
    /// The reasons that open every table of a service.
    static let upkeep: Set<CrossTenantReason> = [.sweep, .jobs, .migration]
}

extension SQL {
    /// A statement that may access rows of all households in the tables that are open for the reason.
    ///
    /// A test lists every use. Other statements see only the rows of the household that is bound in them, or earlier in
    /// the same transaction.
    public static func acrossHouseholds(because reason: CrossTenantReason, _ sql: SQL) -> SQL {
        SQL(segments: [.reason(reason)] + sql.segments)
    }

    /// A statement that may also access the row with this hash of a secret, in any household.
    public static func holding(secretHash: some SQLBindable, _ sql: SQL) -> SQL {
        let text: String =
            switch secretHash.sqlValue {
            case .text(let text): text
            case .bytes(let bytes): bytes.hex
            default: preconditionFailure("a hash is a text or bytes")
            }
        return SQL(segments: [.secret(text)] + sql.segments)
    }
}
