import Kitchen

/// In whose words a household reads its lists.
struct HouseholdWords: Hashable, Sendable {
    var language = Language.en
    /// The measures in which it sees amounts; nil for those that were used.
    var system: MeasurementSystem?
}
