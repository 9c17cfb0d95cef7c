import Values

/// Why a statement looks at more than one household's rows; PostgreSQL's policies let each reason see
/// certain tables.
///
/// Only for what a service does on its own account. What a request does belongs to one household.
public enum CrossTenantReason: String, Sendable, CaseIterable {
    /// Deletes what is over, whosever it is.
    case sweep
    /// Claims work that waits in a table, whosever it is.
    case jobs
    /// Looks for events to deliver.
    case relay
    /// Looks which of the households that are listened to have new events.
    case streams
    /// Looks up a credential, a name or an address before it is known who calls.
    case credential
    /// Looks who stays in the households that a user leaves, and takes the user's traces out of them.
    case departure
    /// Takes in what has been paid, for whichever users and households it counts.
    case billing
    /// Brings rows of an older version up to date.
    case migration
}

extension CrossTenantReason {
    /// The reasons for which every table of a service may be seen: they tend them all.
    static let upkeep: Set<CrossTenantReason> = [.sweep, .jobs, .migration]
}

extension SQL {
    /// A statement that may see rows of all households in the tables that are open for the reason.
    ///
    /// A test lists every use. A statement without this sees the rows of the household that is bound in it, or before it
    /// in the same transaction, and no others.
    public static func acrossHouseholds(because reason: CrossTenantReason, _ sql: SQL) -> SQL {
        SQL(segments: [.reason(reason)] + sql.segments)
    }

    /// A statement that may see also the row that keeps this hash of a secret, whosever it is.
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
