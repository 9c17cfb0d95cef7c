public import JSON

/// An exact value or a range, in a unit or in pieces.
public struct Amount: Hashable, Sendable {
    /// The value, or the lower end of a range.
    public var value: Rational
    /// The upper end of a range, or nil.
    public var max: Rational?
    /// The unit, or nil for pieces ("3 eggs").
    public var unit: MeasureUnit?
    /// The size of each piece or package: the 400 g of "2 cans (400 g)".
    public var size: Size?

    /// The size of one piece or package.
    @MembersInit
    public struct Size: Hashable, Sendable {
        /// The value, or the lower end of a range.
        public var value: Rational
        /// The upper end of a range, or nil.
        public var max: Rational? = nil
        /// The unit.
        public var unit: MeasureUnit
    }

    /// An amount; ends in the wrong order are swapped, and an empty range becomes one value.
    public init(_ value: Rational, max: Rational? = nil, unit: MeasureUnit? = nil) {
        self.value = value
        self.unit = unit
        guard let max, max != value else { return }
        self.value = min(value, max)
        self.max = Swift.max(value, max)
    }

    /// This amount times a factor, for another number of servings.
    public func scaled(by factor: Rational) throws(QuantityError) -> Amount {
        guard factor != .one else { return self }
        var scaled = Amount(try value * factor, max: try max.map { high throws(QuantityError) in try high * factor })
        scaled.unit = unit
        scaled.size = size
        return scaled
    }
}

extension Amount: JSONReadable, JSONEncodable {
    /// Writes the members, absent ones as null; but the size only if there is one.
    public func encode(to json: inout JSONWriter) { encode(to: &json, in: nil) }

    /// The same, with the text in a measurement system as `display`, or in its own unit if that is wanted.
    public func encode(to json: inout JSONWriter, in system: MeasurementSystem?, isDisplayed: Bool = false) {
        json.object { json in
            json.member("value", value.description)
            json.member("max", max?.description)
            json.member("text", text)
            json.member("unit", unit?.rawValue)
            if let size { json.member("size", size) }
            if let system {
                json.member("display", display(in: system))
            } else if isDisplayed {
                json.member("display", display)
            }
        }
    }

    /// Reads `value`, `max`, `unit` and `size`; `text` follows from them.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        self.init(
            try members.required("value"),
            max: try members.optional("max"),
            unit: try members.optional("unit")
        )
        size = try members.optional("size")
    }
}

extension Amount.Size: JSONReadable, JSONEncodable {
    /// Writes all three members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("value", value.description)
            json.member("max", max?.description)
            json.member("unit", unit.rawValue)
        }
    }

    /// Reads the members.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        value = try members.required("value")
        max = try members.optional("max")
        unit = try members.required("unit")
    }
}
