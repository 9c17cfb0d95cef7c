import Values

/// Why a statement accesses more than one household's rows; PostgreSQL's policies open certain tables for each reason.
///
/// Only for a service's own work. Every request belongs to one household.
public enum CrossTenantReason: String, Sendable, CaseIterable {
    /// Deletes expired rows of all households, and counts rows for the operator.
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
