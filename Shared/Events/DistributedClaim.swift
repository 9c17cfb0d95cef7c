import Database
import Values

/// Claims deliveries where rows are distributed over servers: Citus locks rows of one server at a time.
///
/// What is due is read, and then each delivery is leased by one conditional statement on its household's server.
struct DistributedClaim: Sendable {
    /// What was claimed in some households.
    struct Found {
        var rows: [Row] = []
        /// The households that were not asked, as enough had been found.
        var unasked: Set<HouseholdID>
        /// The households with deliveries to a busy destination.
        var waiting: Set<HouseholdID> = []
    }

    let db: any SQLDatabase
    /// How many deliveries to claim, and how many households to ask at most.
    let limit: Int
    /// Destinations that get nothing now.
    let busy: Set<String>
    let lease: Duration

    /// Claims in all households, which asks every server.
    func inAll(at time: Instant) async throws -> [Row] {
        var rows: [Row] = []
        let due = RelaySQL.due(limit: limit, except: busy.sorted(), at: time)
        for row in try await db.across(.relay).query(due) {
            rows += try await leased(row.id(0), row.string(1), row.int64(2), at: time)
        }
        return rows
    }

    /// Claims in some households, on their servers only.
    func inSome(of households: Set<HouseholdID>, at time: Instant) async throws -> Found {
        var found = Found(unasked: households)
        for household in households.prefix(limit) where found.rows.count < limit {
            found.unasked.remove(household)
            let due = RelaySQL.due(limit: limit, of: household, except: [], at: time)
            for row in try await db.of(household).query(due) {
                let destination = try row.string(1)
                if busy.contains(destination) {
                    found.waiting.insert(household)
                } else {
                    found.rows += try await leased(household, destination, row.int64(2), at: time)
                }
            }
        }
        return found
    }

    private func leased(
        _ household: HouseholdID,
        _ destination: String,
        _ sequence: Int64,
        at time: Instant
    ) async throws -> Rows {
        let claim = RelaySQL.claim(household, destination, sequence, at: time, until: time + lease)
        return try await db.of(household).atomically([claim])[0]
    }
}
