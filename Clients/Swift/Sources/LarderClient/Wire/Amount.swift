/// An exact amount: `{"value": "3/2", "text": "1 ½", "unit": "cup"}`.
public struct Amount: Codable, Hashable, Sendable {
    /// The exact value, a whole number or a fraction: `3/2`.
    public var value: String
    /// The largest value of a range; nil if it is none.
    public var max: String?
    /// The value as people read it, without the unit: `1 ½`.
    public var text: String
    /// The unit; nil for a number of things.
    public var unit: String?
    /// How large a package is, where the amount counts packages.
    public var size: PackageSize?
    /// The whole amount in the measures and the language of the household, where these differ.
    public var display: String?

    /// The value as a floating-point number; nil if it is none.
    public var doubleValue: Double? { Self.number(value) }

    static func number(_ text: String) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let top = parts[0], let bottom = parts[1], bottom != 0 else { return nil }
            return top / bottom
        default: return nil
        }
    }
}

/// How large a package is: the 400 g of two cans of 400 g.
public struct PackageSize: Codable, Hashable, Sendable {
    /// The exact value.
    public var value: String
    /// The largest value of a range.
    public var max: String?
    /// The unit.
    public var unit: String
}

/// A food that the kitchen knows.
public struct FoodReference: Codable, Hashable, Sendable {
    /// Its id.
    public var id: String
    /// Its name in the household's language.
    public var name: String
}
