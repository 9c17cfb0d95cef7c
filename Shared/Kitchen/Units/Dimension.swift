/// What a unit measures.
public enum Dimension: String, Hashable, Sendable {
    /// Weight; the base unit is the gram.
    case mass
    /// Space; the base unit is the milliliter.
    case volume
    /// Things that are counted: pieces, cloves, cans.
    case count
    /// Distance; the base unit is the millimeter.
    case length
    /// Heat; not converted, because a recipe's temperature is never summed.
    case temperature
    /// No measure at all ("a pinch", "a drizzle").
    case none
}
