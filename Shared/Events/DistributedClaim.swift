import Database
import Values

/// Claims deliveries where rows are distributed over servers: Citus locks rows of one server at a time.
///
/// What is due is read, and then each delivery is leased by one conditional statement on its household's server.
struct DistributedClaim: Sendable {
    let db: any SQLDatabase
    /// How many deliveries to claim at most, of each household that is asked by itself.
    let limit: Int
    /// Destinations that get nothing now.
    let busy: [String]
    let lease: Duration

    /// Claims in all households, which asks every server.
    func inAll(at time: Instant) async throws -> [Row] {
        let due = RelaySQL.due(limit: limit, except: busy, at: time)
        return try await leased(try await db.across(.relay).query(due), at: time)
    }

    /// Claims in some households, on their servers only.
    func inEach(of households: Set<HouseholdID>, at time: Instant) async throws -> [Row] {
        var rows: [Row] = []
        for household in households where rows.count < limit {
            let due = RelaySQL.due(limit: limit, of: household, except: busy, at: time)
            rows += try await leased(try await db.of(household).query(due), at: time)
        }
        return rows
    }

    private func leased(_ due: Rows, at time: Instant) async throws -> [Row] {
        var rows: [Row] = []
        for row in due {
            let household: HouseholdID = try row.id(0)
            let claim = try RelaySQL.claim(household, row.string(1), row.int64(2), at: time, until: time + lease)
            rows += try await db.of(household).atomically([claim])[0]
        }
        return rows
    }
}
