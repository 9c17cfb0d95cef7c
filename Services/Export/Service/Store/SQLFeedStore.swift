import Database
import Values

/// Feeds in the service's database.
struct SQLFeedStore: FeedStore {
    let database: any SQLDatabase

    func replace(_ feed: Feed, tokenHash: String) async throws {
        try await database.execute(FeedSQL.insert(feed, tokenHash: tokenHash))
    }

    func feeds(of household: HouseholdID) async throws -> [Feed] {
        try await database.query(FeedSQL.select(household: household)).compactMap(Feed.init(stored:))
    }

    func remove(_ id: FeedID, of household: HouseholdID) async throws -> Bool {
        try await database.execute(FeedSQL.delete(id, household: household)) > 0
    }

    func feed(tokenHash: String) async throws -> Feed? {
        try await database.query(FeedSQL.select(tokenHash: tokenHash)).first.flatMap(Feed.init(stored:))
    }
}

extension Feed {
    /// Reads a row; nil for a purpose that only a later version knows.
    fileprivate init?(stored row: Row) {
        guard let purpose = FeedPurpose(rawValue: row.string(2)) else { return nil }
        self.init(
            id: row.id(1, as: FeedID.self),
            household: row.id(0, as: HouseholdID.self),
            purpose: purpose,
            createdAt: row.instant(3)
        )
    }
}
