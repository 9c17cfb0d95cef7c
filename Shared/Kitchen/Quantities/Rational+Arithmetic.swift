extension Rational {
    /// The exact sum.
    public static func + (left: Rational, right: Rational) throws(QuantityError) -> Rational {
        // Uses the least common denominator, so that an intermediate overflows only if the result nearly does.
        let shared = Int64(commonDivisor(UInt64(left.denominator), UInt64(right.denominator)))
        let leftTop = try product(left.numerator, right.denominator / shared)
        let rightTop = try product(right.numerator, left.denominator / shared)
        let (top, overflow) = leftTop.addingReportingOverflow(rightTop)
        guard !overflow else { throw .overflow }
        // Only common factors of the two denominators can still cancel.
        let divisor = Int64(commonDivisor(top.magnitude, UInt64(shared)))
        guard top != 0 else { return .zero }
        let bottom = try product(left.denominator / shared, right.denominator / divisor)
        return Rational(lowestTerms: top / divisor, bottom)
    }

    /// The exact difference.
    public static func - (left: Rational, right: Rational) throws(QuantityError) -> Rational {
        try left + negated(right)
    }

    /// The exact product.
    public static func * (left: Rational, right: Rational) throws(QuantityError) -> Rational {
        let first = Int64(bitPattern: commonDivisor(left.numerator.magnitude, UInt64(right.denominator)))
        let second = Int64(bitPattern: commonDivisor(right.numerator.magnitude, UInt64(left.denominator)))
        let top = try product(left.numerator / first, right.numerator / second)
        let bottom = try product(left.denominator / second, right.denominator / first)
        return top == 0 ? .zero : Rational(lowestTerms: top, bottom)
    }

    /// The exact quotient.
    public static func / (left: Rational, right: Rational) throws(QuantityError) -> Rational {
        guard right.numerator != 0 else { throw .divisionByZero }
        return try left * Rational(right.denominator, over: right.numerator)
    }

    private static func negated(_ value: Rational) throws(QuantityError) -> Rational {
        guard value.numerator != Int64.min else { throw .overflow }
        return Rational(lowestTerms: -value.numerator, value.denominator)
    }

    private static func product(_ left: Int64, _ right: Int64) throws(QuantityError) -> Int64 {
        let (result, overflow) = left.multipliedReportingOverflow(by: right)
        // The smallest integer has no negation, so fractions never contain it.
        guard !overflow, result != Int64.min else { throw .overflow }
        return result
    }
}
