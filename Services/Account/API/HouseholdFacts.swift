public import Identity
public import JSON
public import Values

/// What other services need to know of a household.
@JSONObject
public struct HouseholdFacts: Hashable, Sendable {
    /// Its id.
    public var id: HouseholdID
    /// What it is called.
    public var name: String
    /// Where its today begins, as `Europe/Berlin`.
    public var timeZone: String
    /// `metric`, `us` or `imperial`; nil where nobody has said.
    public var measurementSystem: String? = nil
    /// What is spoken there, as `de-AT`.
    public var language: String = "en"
    /// When it usually eats.
    public var slotTimes: SlotTimesBody = SlotTimesBody()
    /// Counts the changes of what its members must not eat.
    public var restrictionVersion: Int = 1
    /// What it has paid for.
    public var plan: Plan = .unlimited
}
