public import JSON

/// The system of units in which a household sees amounts.
public enum MeasurementSystem: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// Grams and milliliters.
    case metric
    /// US customary: ounces, pounds, cups.
    case us
    /// British imperial: ounces, pounds, fluid ounces of 28.4 ml, pints of 568 ml.
    case imperial
}
