import Database
import FoundationEssentials
import Values

/// The log of households, in the service's database.
struct SQLLogStore: Sendable {
    let db: any SQLDatabase

    /// For how long what happened is known.
    static let memory = Duration.seconds(90 * 86_400)

    /// Entries from before a number, newest first.
    func entries(
        before sequence: Int?,
        about subject: UUID?,
        of household: HouseholdID,
        limit: Int
    ) async throws -> [StoredEntry] {
        try await db.of(household)
            .query(LogSQL.entries(before: sequence, about: subject, of: household, limit: limit)).all()
    }

    /// Forgets what is old.
    func sweep(at now: Instant) async throws {
        try await db.across(.sweep).executeInPortions { LogSQL.sweep(before: now - SQLLogStore.memory, portion: $0) }
    }
}
