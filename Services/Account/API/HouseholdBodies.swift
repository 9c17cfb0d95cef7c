public import Identity
public import JSON
public import Values

/// A household as one of its members sees it.
@JSONObject
public struct HouseholdBody: Hashable, Sendable {
    /// Its id.
    public var id: HouseholdID
    /// Counts its changes.
    public var version: Int
    /// What it is called.
    public var name: String
    /// Where its today begins, as `Europe/Berlin`.
    public var timeZone: String
    /// `metric`, `us` or `imperial`; null where nobody has said.
    public var measurementSystem: String?
    /// What is spoken there, as `de-AT`.
    public var language: String
    /// The day with which the week begins: `monday`, `sunday` or `saturday`.
    public var weekStart: String
    /// When the household usually eats.
    public var slotTimes: SlotTimesBody
    /// Counts the changes of what its members must not eat.
    public var restrictionVersion: Int
    /// What the caller may do in it.
    public var role: Role
    /// When it began.
    public var createdAt: Instant
    /// When it was last changed.
    public var updatedAt: Instant
}

/// What is asked for when a household is created or changed; nil leaves a thing as it is.
@JSONObject(.leavesOutNil, .mergePatch)
public struct HouseholdChangeBody: Sendable {
    /// What it is called.
    public var name: String? = nil
    /// Where its today begins, as `Europe/Berlin`.
    public var timeZone: String? = nil
    /// `metric`, `us` or `imperial`; the inner nil takes the choice back.
    public var measurementSystem: String?? = nil
    /// What is spoken there, as `de-AT`.
    public var language: String? = nil
    /// The day with which the week begins.
    public var weekStart: String? = nil
    /// When the household usually eats; what is left out stays.
    public var slotTimes: SlotTimesChangeBody? = nil
}
