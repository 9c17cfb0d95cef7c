import Testing

@testable import Kitchen

/// Numbers at the ends of what fits.
@Suite struct RationalEdgeTests {
    @Test func `a fraction whose top or bottom does not fit is an error`() throws {
        #expect(throws: QuantityError.overflow) { try Rational(1, over: .min) }
        #expect(throws: QuantityError.overflow) { try Rational(.min, over: 1) }
        #expect(throws: QuantityError.overflow) { try Rational(.min, over: 3) }
        #expect(throws: QuantityError.divisionByZero) { try Rational(0, over: 0) }
        #expect(try Rational(.min, over: .min) == .one)
        #expect(try Rational(.min, over: 2).numerator == .min / 2)
        #expect(try Rational(2, over: .min).denominator == 1 << 62)
        #expect(try Rational(2, over: .min).numerator == -1)
        #expect(try Rational(.max, over: -1).numerator == -.max)
        #expect(try Rational(0, over: -5) == .zero)
        #expect(try Rational(-1, over: 1).numerator == -1 && Rational(1, over: -1).numerator == -1)
        #expect(try Rational(-1, over: -1) == .one)
    }

    @Test func `large numbers are compared exactly`() throws {
        let large = try [
            Rational(-.max, over: 1), Rational(-.max, over: 2), Rational(-1, over: .max), .zero,
            Rational(1, over: .max), Rational(1, over: .max - 1), Rational(.max - 1, over: .max), .one,
            Rational(.max, over: .max - 1), Rational(.max, over: 2), Rational(.max - 1, over: 1),
            Rational(.max, over: 1),
        ]
        for (place, left) in large.enumerated() {
            for (other, right) in large.enumerated() {
                #expect((left < right) == (place < other), "\(left) < \(right)")
            }
        }
    }

    @Test(
        arguments: [
            ("9223372036854775807", "9223372036854775807"), ("9223372036854775808", nil), ("-3", "-3"),
            ("-0.5", "-1/2"),
            ("92233720368547758070", nil), ("0.000000000000000001", "1/1000000000000000000"),
            ("0.0000000000000000001", nil), ("1.", "1"), (".5", "1/2"), ("-.5", "-1/2"), (".", nil), ("-", nil),
            ("-.", nil),
            ("1:", nil), ("1,5", nil), ("1-", nil), ("09", "9"), ("90", "90"), ("6/4", "3/2"), ("-6/4", "-3/2"),
            ("6/-4", nil),
            ("6/0", nil), ("6/", nil), ("/6", nil), ("6//4", nil), ("6/4/", nil), ("0/7", "0"), ("0.10", "1/10"),
        ] as [(String, String?)]
    )
    func `a number is read from digits with at most one point, or from a fraction`(text: String, number: String?) {
        #expect(Rational(text)?.description == number)
    }
}
