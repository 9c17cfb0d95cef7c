import Kitchen

/// How much of one recipe line: the ends of its amount's range, in the line's own unit; 1 or 0 of a line without amount.
struct Portion: Hashable, Sendable {
    var low: Rational
    var high: Rational

    static let zero = Portion(low: .zero, high: .zero)

    init(low: Rational, high: Rational) {
        self.low = low
        self.high = high
    }

    /// The portion of an amount; of a line without one, that it is there.
    init(_ amount: Amount?) {
        self.init(low: amount?.value ?? .one, high: amount?.max ?? amount?.value ?? .one)
    }

    var isZero: Bool { high <= .zero }

    static func + (left: Portion, right: Portion) throws(QuantityError) -> Portion {
        Portion(low: try left.low + right.low, high: try left.high + right.high)
    }

    /// With another line of the same text: amounts add up, and what has none is there or not.
    func adding(_ amount: Amount?) throws(QuantityError) -> Portion {
        amount == nil ? Portion(nil) : try self + Portion(amount)
    }

    /// What is left of one portion without another: never less than nothing.
    static func - (left: Portion, right: Portion) throws(QuantityError) -> Portion {
        Portion(low: max(.zero, try left.low - right.low), high: max(.zero, try left.high - right.high))
    }

    static func * (portion: Portion, factor: Rational) throws(QuantityError) -> Portion {
        Portion(low: try portion.low * factor, high: try portion.high * factor)
    }

    /// The smaller of two portions, end by end.
    static func least(_ left: Portion, _ right: Portion) -> Portion {
        Portion(low: min(left.low, right.low), high: min(left.high, right.high))
    }

    /// The amount in the unit of a line's own; nil for a line without amount.
    func amount(like own: Amount?) -> Amount? {
        own.map { own in
            var amount = Amount(low, max: high, unit: own.unit)
            amount.size = own.size
            return amount
        }
    }
}
