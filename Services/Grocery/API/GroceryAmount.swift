public import JSON

/// An exact amount on the wire: `{"value": "3/2", "max": null, "text": "1 ½", "unit": "cup"}`.
public struct GroceryAmount: Codable, Hashable, Sendable, JSONEncodable {
    /// The exact value, or the lower end of a range: a whole number or a fraction.
    public var value: String
    /// The upper end of a range.
    public var max: String?
    /// The number as a person writes it, without the unit.
    public var text: String
    /// The unit's canonical English singular, or nil for a plain count.
    public var unit: String?
    /// The amount with its unit in the measurement system that was asked for, if one was.
    public var display: String?

    /// An amount from its parts.
    public init(value: String, max: String? = nil, text: String, unit: String? = nil, display: String? = nil) {
        self.value = value
        self.max = max
        self.text = text
        self.unit = unit
        self.display = display
    }

    /// Writes the four members, and how the amount is shown in a measurement system if one was asked for.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("value", value)
            json.member("max", max)
            json.member("text", text)
            json.member("unit", unit)
            if let display { json.member("display", display) }
        }
    }
}
