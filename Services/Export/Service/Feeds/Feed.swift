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
