public import JSON

/// What an access token says of one household: what its user may do there, and what the household has paid for.
@JSONObject(.writtenOnly)
public struct HouseholdClaim: Hashable, Sendable {
    /// What the user may do in it.
    public var role: Role
    /// What it has paid for; without billing every household is unlimited.
    public var plan: Plan = .unlimited
}
