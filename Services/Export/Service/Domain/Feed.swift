import Values

/// An address by which calendar apps read one thing of a household, without signing in.
///
/// A household has one for each purpose; making another replaces it, and the old address is dead.
struct Feed: Hashable, Sendable {
    let id: FeedID
    let household: HouseholdID
    let purpose: FeedPurpose
    let createdAt: Instant
    /// Who made it; nil if that was not kept yet.
    let createdBy: UserID?
}

/// Where feeds are kept.
///
/// Their secrets are not: only a hash, by which a feed is found again.
protocol FeedStore: Sendable {
    /// Makes a feed in place of the household's earlier one for the purpose.
    func replace(_ feed: Feed, tokenHash: String, by actor: UserID) async throws
    /// The household's feeds by purpose.
    func feeds(of household: HouseholdID) async throws -> [Feed]
    /// Removes a feed; false if the household has none of that id.
    func remove(_ id: FeedID, of household: HouseholdID, by actor: UserID, at now: Instant) async throws -> Bool
    /// The feed whose secret has this hash.
    func feed(tokenHash: String) async throws -> Feed?
}
