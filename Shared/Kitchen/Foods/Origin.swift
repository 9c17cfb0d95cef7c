public import JSON

/// An origin of a food that matters for diets and is not an allergen.
public enum Origin: String, Hashable, Sendable, JSONEncodable, JSONReadable, CaseIterable {
    /// Flesh, fat, bones or stock of land animals and birds; pork is also meat.
    case meat
    /// The same of pigs.
    case pork
    /// Gelatine of an unspecified animal.
    case gelatine
    /// Honey.
    case honey
    /// Wine, beer, spirits.
    case alcohol
    /// Insects, such as carmine.
    case insect
    /// Rennet from calves' stomachs, as in parmesan.
    case rennet
    /// Fish in quantities too small or too pure to count as the allergen.
    case fish
    /// Non-kosher animals other than pork, crustaceans and molluscs.
    case treif
    /// Other animal products.
    case animal
}

extension Origin: Comparable {
    /// Orders by name.
    public static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
}
