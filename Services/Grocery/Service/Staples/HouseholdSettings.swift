import Kitchen

/// In whose words a household sees its lists.
struct HouseholdSettings: Hashable, Sendable {
    /// The system of measures; nil for those that were used.
    var system: MeasurementSystem?
    /// The language.
    var language = Language.en
}
