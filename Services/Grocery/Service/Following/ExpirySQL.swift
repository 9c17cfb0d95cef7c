import Database
import Values

/// What becomes of items whose hour is over.
enum ExpirySQL {
    /// Takes such items off a list: what they were is remembered, and what they were bought for accounted for.
    ///
    /// The first answer has their ids; whoever holds the list's row meanwhile tells of them, and nobody else does.
    static func sweep(_ list: GroceryListID, _ household: HouseholdID, now: Instant) -> [SQL] {
        [
            ItemSQL.expired(on: list, household, now: now),
            RecentSQL.rememberExpired(from: list, household, now: now),
            FollowSQL.settleExpired(of: list, household, now: now),
            ItemSQL.deleteExpired(from: list, household, now: now),
        ]
    }
}
