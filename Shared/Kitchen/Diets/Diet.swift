public import JSON

/// A way of eating that rules some foods out; raw values are the names on the wire.
public enum Diet: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// No meat, no fish, no shellfish, nor anything made of them, such as gelatine and animal rennet.
    case vegetarian
    /// Vegetarian, but fish and shellfish are eaten.
    case pescatarian
    /// Nothing of animals: vegetarian without milk, eggs and honey.
    case vegan
    /// No wheat, rye, barley or oats.
    case glutenFree = "gluten_free"
    /// No milk of any animal.
    case dairyFree = "dairy_free"
    /// Neither tree nuts nor peanuts.
    case nutFree = "nut_free"
    /// No pork and no alcohol; gelatine is uncertain. Of meat it judges the kind of animal, not the slaughter.
    case halal
    /// No pork, no shellfish, no other animal that is not kosher, and not meat together with milk; gelatine is uncertain.
    ///
    /// Of meat it judges the kind of animal, not the slaughter.
    case kosher
}

extension Diet: Comparable {
    /// Compares by name, so that a list of them has one order.
    public static func < (left: Diet, right: Diet) -> Bool { left.rawValue < right.rawValue }
}

extension Diet {
    /// What it rules out among the allergens.
    var ruledOutAllergens: Set<Allergen> {
        switch self {
        case .vegetarian: [.fish, .crustaceans, .molluscs]
        case .pescatarian, .halal: []
        case .vegan: [.fish, .crustaceans, .molluscs, .milk, .eggs]
        case .glutenFree: [.gluten]
        case .dairyFree: [.milk]
        case .nutFree: [.nuts, .peanuts]
        case .kosher: [.crustaceans, .molluscs]
        }
    }

    /// What it rules out among the origins.
    var ruledOutOrigins: Set<Origin> {
        switch self {
        case .vegetarian: [.meat, .pork, .gelatine, .rennet, .insect, .fish]
        case .pescatarian: [.meat, .pork, .gelatine, .rennet, .insect]
        case .vegan: [.meat, .pork, .gelatine, .rennet, .insect, .fish, .honey, .animal]
        case .glutenFree, .dairyFree, .nutFree: []
        case .halal: [.pork, .alcohol]
        case .kosher: [.pork, .treif, .insect]
        }
    }

    /// What it rules out unless it comes from the right animal, which nobody says.
    var uncertainOrigins: Set<Origin> {
        self == .halal || self == .kosher ? [.gelatine] : []
    }
}
