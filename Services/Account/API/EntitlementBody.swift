public import Identity
public import JSON
public import Values

/// What a household has paid for, and what that allows.
@JSONObject
public struct EntitlementBody: Hashable, Sendable {
    /// How much there may be of something.
    @JSONObject
    public struct Limit: Hashable, Sendable {
        /// How much; nil for as much as one likes.
        public var limit: Int?
        /// How much there is; nil where that could not be found out, or nobody counts it.
        public var used: Int?
    }

    /// The plan that holds now.
    public var plan: Plan
    /// When it began; nil for a plan that nobody pays for.
    public var since: Instant?
    /// When it ends; nil if it does not.
    public var until: Instant?
    /// Whether what was paid for has ended and a payment is awaited, until `until`.
    public var inGrace: Bool
    /// Where a larger plan can be had; nil if nobody has said.
    public var upgradeURL: String?
    /// The limits by what they limit.
    public var limits: [String: Limit]
}
