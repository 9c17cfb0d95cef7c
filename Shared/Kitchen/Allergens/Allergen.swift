public import JSON

/// The fourteen allergens that European law has labelled; raw values are the names on the wire.
public enum Allergen: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// Wheat, rye, barley, oats and what is made of them.
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
    /// Milk of mammals and what is made of it.
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
    /// Compares by name, so that a list of them has one order.
    public static func < (left: Allergen, right: Allergen) -> Bool { left.rawValue < right.rawValue }
}
