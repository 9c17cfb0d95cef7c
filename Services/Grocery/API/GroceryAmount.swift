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

    /// An amount from its parts.
    public init(value: String, max: String? = nil, text: String, unit: String? = nil) {
        self.value = value
        self.max = max
        self.text = text
        self.unit = unit
    }

    /// Writes the four members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("value", value)
            json.member("max", max)
            json.member("text", text)
            json.member("unit", unit)
        }
    }
}
