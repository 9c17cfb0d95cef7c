import Database
import Values

/// What becomes of items whose hour is over.
enum ExpirySQL {
    /// Takes such items off a list: what they were is remembered, and what they were bought for accounted for.
    static func sweep(_ list: GroceryListID, _ household: HouseholdID, now: Instant) -> [SQL] {
        [
            RecentSQL.rememberExpired(from: list, household, now: now),
            FollowSQL.settleExpired(of: list, household, now: now),
            ItemSQL.deleteExpired(from: list, household, now: now),
        ]
    }
}
