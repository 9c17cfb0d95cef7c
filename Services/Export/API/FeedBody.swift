public import JSON
public import Values

/// A feed address as the API shows it.
@JSONObject
public struct FeedBody: Sendable, Hashable {
    /// The feed's id, by which it is revoked.
    public var id: FeedID
    /// What it gives out: `groceries`, `menu` or `meal-plan`.
    public var purpose: String
    /// The secret address; only in the answer that made it, as only its hash is kept.
    @LeftOutIfNil public var url: String?
    /// The same address with the scheme that calendar apps open themselves.
    @LeftOutIfNil public var webcalURL: String?
    /// When it was made.
    public var createdAt: Instant
    /// Who made it, and so knows its address; null if that is not known.
    public var createdBy: UserID? = nil
}

/// The body that makes a feed address.
@JSONObject(.readOnly)
public struct FeedRequest: Sendable, Hashable {
    /// What it is to give out: `groceries`, `menu` or `meal-plan`.
    public var purpose: String
}
