import Database
import Values

/// An address by which calendar apps read one thing of a household, without signing in.
///
/// A household has one for each purpose; making another replaces it, and the old address is dead.
@TableRow("feed")
struct Feed: Hashable {
    @Column("household_id", .key) let household: HouseholdID
    let id: FeedID
    @Column(.key) let purpose: FeedPurpose
    let createdAt: Instant
    /// Who made it; nil if that was not kept yet.
    let createdBy: UserID?
    /// The hash of the secret in its address.
    @Column(.writeOnly) var tokenHash: String = ""
}

extension FeedPurpose: SQLReadable {}
