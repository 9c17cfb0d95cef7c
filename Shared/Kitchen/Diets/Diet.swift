public import JSON

/// A diet that excludes some foods; raw values are the names on the wire.
public enum Diet: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// No meat, fish or shellfish, nor products made from them, such as gelatine and animal rennet.
    case vegetarian
    /// Vegetarian, but fish and shellfish are eaten.
    case pescatarian
    /// No animal products: vegetarian without milk, eggs and honey.
    case vegan
    /// No wheat, rye, barley or oats.
    case glutenFree = "gluten_free"
    /// No milk of any animal.
    case dairyFree = "dairy_free"
    /// Neither tree nuts nor peanuts.
    case nutFree = "nut_free"
    /// No pork and no alcohol; gelatine is uncertain. Meat is judged by the kind of animal, not by its slaughter.
    case halal
    /// No pork, shellfish or other non-kosher animals, and no meat together with milk; gelatine is uncertain.
    ///
    /// Meat is judged by the kind of animal, not by its slaughter.
    case kosher
}

extension Diet: Comparable {
    /// Orders by name.
    public static func < (left: Diet, right: Diet) -> Bool { left.rawValue < right.rawValue }
}

extension Diet {
    /// The allergens that it excludes.
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

    /// The origins that it excludes.
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

    /// The origins that it excludes unless they are from a permitted animal, which is not known.
    var uncertainOrigins: Set<Origin> {
        self == .halal || self == .kosher ? [.gelatine] : []
    }
}
