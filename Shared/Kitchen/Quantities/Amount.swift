/// How much of something: an exact value or a range, in a unit or in plain pieces.
public struct Amount: Hashable, Sendable {
    /// The value, or the lower end of a range.
    public var value: Rational
    /// The upper end of a range, or nil.
    public var max: Rational?
    /// The unit, or nil for plain pieces ("3 eggs").
    public var unit: MeasureUnit?

    /// An amount; ends given in the wrong order are swapped, an empty range is one value.
    public init(_ value: Rational, max: Rational? = nil, unit: MeasureUnit? = nil) {
        self.value = value
        self.unit = unit
        guard let max, max != value else { return }
        self.value = min(value, max)
        self.max = Swift.max(value, max)
    }

    /// This amount times a factor, as for another number of servings.
    public func scaled(by factor: Rational) throws(QuantityError) -> Amount {
        guard factor != .one else { return self }
        let value = try value * factor
        guard let max else { return Amount(value, unit: unit) }
        return try Amount(value, max: max * factor, unit: unit)
    }
}

extension Amount: Codable {
    private enum CodingKeys: String, CodingKey {
        case value
        case max
        case text
        case unit
    }

    /// Reads `value`, `max` and `unit`; `text` follows from them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Rational.self, forKey: .value),
            max: try container.decodeIfPresent(Rational.self, forKey: .max),
            unit: try container.decodeIfPresent(MeasureUnit.self, forKey: .unit)
        )
    }

    /// Writes all four members, null where there is nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
        try container.encode(max, forKey: .max)
        try container.encode(text, forKey: .text)
        try container.encode(unit, forKey: .unit)
    }
}
