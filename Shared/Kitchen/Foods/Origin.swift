public import JSON

/// What a food is made of, as far as diets must know it and the allergens do not say it.
public enum Origin: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// Flesh, fat, bones or stock of land animals and birds; what is of pork is of meat too.
    case meat
    /// The same of pigs.
    case pork
    /// Gelatine of an unnamed animal.
    case gelatine
    /// Honey.
    case honey
    /// Wine, beer, spirits.
    case alcohol
    /// Insects, such as carmine.
    case insect
    /// Rennet from the stomachs of calves, as in parmesan.
    case rennet
    /// Fish where it is too little or too pure to count as the allergen.
    case fish
    /// Animals that are not kosher, apart from pork, crustaceans and molluscs.
    case treif
    /// Anything else of animals.
    case animal
}

extension Origin: Comparable {
    /// Compares by name, so that a list of them has one order.
    public static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
}
