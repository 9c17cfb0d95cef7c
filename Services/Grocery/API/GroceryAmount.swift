public import JSON

/// An exact amount on the wire: `{"value": "3/2", "max": null, "text": "1 ½", "unit": "cup"}`.
@JSONObject
public struct GroceryAmount: Hashable, Sendable {
    /// The exact value, or the lower end of a range: a whole number or a fraction.
    public var value: String
    /// The upper end of a range.
    public var max: String? = nil
    /// The number as a person writes it, without the unit.
    public var text: String
    /// The unit's canonical English singular, or nil for a plain count.
    public var unit: String? = nil
    /// The size of each piece or package: the 400 g of "2 cans (400 g)".
    @LeftOutIfNil public var size: Size? = nil

    /// The size of one piece or package.
    @JSONObject
    public struct Size: Hashable, Sendable {
        /// The exact value, or the lower end of a range.
        public var value: String
        /// The upper end of a range.
        public var max: String? = nil
        /// The unit's canonical English singular.
        public var unit: String
    }

    /// The amount with its unit in the measurement system that was asked for, if one was.
    @LeftOutIfNil public var display: String? = nil
}
