import Database
import Runtime

/// How many there are, as far as they are counted.
struct Headcount: Sendable {
    /// How many of a kind are counted.
    static let limit = 10_000

    var users: CappedCount
    var households: CappedCount
}

/// What the operator is told of users and households: how many there are.
extension SQLAccountStore {
    func headcount() async throws(DatabaseError) -> Headcount {
        let limit = Headcount.limit
        let rows = try await db.across(.sweep).read([
            OperatorSQL.users(limit: limit + 1), OperatorSQL.households(limit: limit + 1),
        ])
        return Headcount(
            users: CappedCount(found: try rows[0][0].int(0), limit: limit),
            households: CappedCount(found: try rows[1][0].int(0), limit: limit)
        )
    }
}
