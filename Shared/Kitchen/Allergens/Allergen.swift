public import JSON

/// The fourteen allergens that must be labelled under EU law; raw values are the names on the wire.
public enum Allergen: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// Wheat, rye, barley, oats and products made from them.
    case gluten
    /// Shrimp, crab, lobster.
    case crustaceans
    /// Eggs of birds.
    case eggs
    /// Fish, but not shellfish.
    case fish
    /// Peanuts.
    case peanuts
    /// Soybeans.
    case soybeans
    /// Milk of mammals and products made from it.
    case milk
    /// Tree nuts.
    case nuts
    /// Celery and celeriac.
    case celery
    /// Mustard.
    case mustard
    /// Sesame.
    case sesame
    /// Sulphur dioxide and sulphites.
    case sulphites
    /// Lupin.
    case lupin
    /// Mussels, squid, snails.
    case molluscs
}

extension Allergen: Comparable {
    /// Orders by name.
    public static func < (left: Allergen, right: Allergen) -> Bool { left.rawValue < right.rawValue }
}
