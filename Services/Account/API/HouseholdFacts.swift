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
    public var measurementSystem: String?
    /// What is spoken there, as `de-AT`.
    public var language: String
    /// When it usually eats.
    public var slotTimes: SlotTimesBody
    /// Counts the changes of what its members must not eat.
    public var restrictionVersion: Int

    /// A household's facts.
    public init(
        id: HouseholdID,
        name: String,
        timeZone: String,
        measurementSystem: String? = nil,
        language: String = "en",
        slotTimes: SlotTimesBody = SlotTimesBody(),
        restrictionVersion: Int = 1
    ) {
        self.id = id
        self.name = name
        self.timeZone = timeZone
        self.measurementSystem = measurementSystem
        self.language = language
        self.slotTimes = slotTimes
        self.restrictionVersion = restrictionVersion
    }
}
