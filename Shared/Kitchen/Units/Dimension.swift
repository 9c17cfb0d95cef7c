/// What a unit measures.
public enum Dimension: String, Hashable, Sendable {
    /// Weight; the base unit is the gram.
    case mass
    /// Volume; the base unit is the milliliter.
    case volume
    /// Counted things: pieces, cloves, cans.
    case count
    /// Length; the base unit is the millimeter.
    case length
    /// Temperature; not converted, as temperatures are never summed.
    case temperature
    /// Not measurable ("a pinch", "a drizzle").
    case none
}
