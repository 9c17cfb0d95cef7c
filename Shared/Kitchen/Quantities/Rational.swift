/// An exact fraction in lowest terms; overflow is an error, values are never wrapped or rounded.
public struct Rational: Hashable, Sendable {
    /// The numerator, with the sign.
    public let numerator: Int64
    /// The denominator, always positive.
    public let denominator: Int64

    /// Zero.
    public static let zero = Rational(0)
    /// One.
    public static let one = Rational(1)

    /// A whole number.
    public init(_ whole: Int) {
        numerator = Int64(whole)
        denominator = 1
    }

    /// The fraction of two whole numbers, reduced to lowest terms.
    public init(_ numerator: Int64, over denominator: Int64) throws(QuantityError) {
        guard denominator != 0 else { throw .divisionByZero }
        let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
        let top = numerator.magnitude / divisor
        let bottom = denominator.magnitude / divisor
        let negative = (numerator < 0) != (denominator < 0)
        guard bottom <= UInt64(Int64.max), top <= UInt64(Int64.max) else { throw .overflow }
        self.numerator = negative ? -Int64(top) : Int64(top)
        self.denominator = Int64(bottom)
    }

    /// A fraction that is known to be in lowest terms with a positive denominator.
    init(lowestTerms numerator: Int64, _ denominator: Int64) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The nearest floating point number, for display and statistics only.
    public var doubleValue: Double { Double(numerator) / Double(denominator) }

    /// Whether the denominator is one.
    public var isWhole: Bool { denominator == 1 }

    /// The greatest whole number that is not greater.
    public var floor: Int64 {
        let quotient = numerator / denominator
        return numerator % denominator < 0 ? quotient - 1 : quotient
    }

    /// The smallest whole number that is not smaller.
    public var ceiling: Int64 {
        let quotient = numerator / denominator
        return numerator % denominator > 0 ? quotient + 1 : quotient
    }

    /// Euclid's greatest common divisor; not both may be zero.
    static func commonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
        var (a, b) = (left, right)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}

extension Rational: Comparable {
    /// Compares exactly, with double-width products.
    public static func < (left: Rational, right: Rational) -> Bool {
        let a = left.numerator.multipliedFullWidth(by: right.denominator)
        let b = right.numerator.multipliedFullWidth(by: left.denominator)
        return a.high == b.high ? a.low < b.low : a.high < b.high
    }
}
