public import JSON
public import Kitchen

/// Who eats in a household and what they must not eat, for Larder's own services only.
///
/// It never leaves them: no event, no log line and no public page carries any of it. An allergen that this version does
/// not know cannot be read: it must not be taken for none.
@JSONObject
public struct HouseholdEaters: Sendable, Hashable {
    /// Counts the changes; the same version has the same eaters.
    public var restrictionVersion: Int
    /// Everybody who eats there.
    public var eaters: [Eater]
}
