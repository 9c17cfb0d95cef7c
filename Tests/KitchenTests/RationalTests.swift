import Kitchen
import Testing

@Suite struct RationalTests {
    /// Small fractions, whose laws can be checked against plain integers without a big-integer library.
    static let small: [(Int64, Int64)] = (-6...6).flatMap { top in (1...6).map { (Int64(top), Int64($0)) } }

    @Test func `fractions are brought to lowest terms`() throws {
        let half = try Rational(-4, over: -8)
        #expect(half.numerator == 1)
        #expect(half.denominator == 2)
        #expect(half.description == "1/2")
        #expect(try Rational(6, over: 3).description == "2")
    }

    @Test func `sums, products and order agree with cross multiplication`() throws {
        for (a, b) in Self.small {
            for (c, d) in Self.small {
                let left = try Rational(a, over: b)
                let right = try Rational(c, over: d)
                #expect(try left + right == Rational(a * d + c * b, over: b * d))
                #expect(try left - right == Rational(a * d - c * b, over: b * d))
                #expect(try left * right == Rational(a * c, over: b * d))
                #expect((left < right) == (a * d < c * b))
                if c != 0 { #expect(try left / right * right == left) }
            }
        }
    }

    @Test func `what does not fit is an error and never wraps`() throws {
        let huge = try Rational(Int64.max, over: 1)
        #expect(throws: QuantityError.overflow) { try huge + Rational.one }
        #expect(throws: QuantityError.overflow) { try huge * Rational(2) }
        #expect(throws: QuantityError.overflow) { try Rational(-(1 << 62), over: 1) * Rational(2) }
        #expect(throws: QuantityError.divisionByZero) { try huge / Rational.zero }
        #expect(throws: QuantityError.divisionByZero) { try Rational(1, over: 0) }
        #expect(throws: QuantityError.overflow) { try Rational(Int64.min, over: 1) }
        #expect(try huge * Rational(1, over: 7) < huge)
    }

    @Test func `text comes back as the same number`() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<2_000 {
            let top = Int64.random(in: -1_000_000...1_000_000, using: &random)
            let bottom = Int64.random(in: 1...1_000_000, using: &random)
            let value = try Rational(top, over: bottom)
            #expect(Rational(value.description) == value)
        }
        #expect(Rational("0.75") == Rational("3/4"))
        #expect(Rational("3/1") == Rational(3) && Rational("3/0") == nil && Rational("3/-1") == nil)
        for text in ["", "/", "1/", "/2", "1/0", "1/2/3", "a", "1.2.3", "--1", "99999999999999999999"] {
            #expect(Rational(text) == nil, "\(text)")
        }
    }

    @Test func `rounding goes the right way on both sides of nothing`() throws {
        #expect(try Rational(7, over: 2).floor == 3)
        #expect(try Rational(7, over: 2).ceiling == 4)
        #expect(try Rational(-7, over: 2).floor == -4)
        #expect(try Rational(-7, over: 2).ceiling == -3)
    }
}

/// A reproducible source of random numbers.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
