import Testing

@testable import Kitchen

/// What to buy, in words.
@Suite struct PurchaseTextTests {
    private func amount(_ value: String, _ unit: MeasureUnit?, to max: String? = nil) throws -> Amount {
        try Amount(#require(Rational(value)), max: max.map { try #require(Rational($0)) }, unit: unit)
    }

    private func text(_ amount: Amount, in system: MeasurementSystem? = nil) -> String {
        Consolidation().text(of: [amount], food: nil, key: "", in: system)
    }

    @Test(
        arguments: [
            ("750", .gram, "750 g", "1 ¾ lb"), ("1", .pound, "450 g", "1 lb"), ("250", .milliliter, "250 ml", "1 cup"),
            ("2", .cup, "475 ml", "2 cups"), ("5/2", nil, "3", "3"), ("3/2", .can, "2 cans", "2 cans"),
            ("1/2", .pinch, "½ pinch", "½ pinch"), ("5/2", .centimeter, "2.5 cm", "2.5 cm"),
            ("3/2", .inch, "4 cm", "1 ½ inches"),
        ] as [(String, MeasureUnit?, String, String)]
    )
    func `weights and volumes are told in the household's measures, and pieces are whole`(
        value: String,
        unit: MeasureUnit?,
        metric: String,
        us: String
    ) throws {
        let amount = try amount(value, unit)
        #expect(text(amount, in: .metric) == metric)
        #expect(text(amount, in: .us) == us)
    }

    @Test(
        arguments: [
            ("1/100", nil, "1"), ("1", nil, "1"), ("11/10", nil, "1"), ("111/100", nil, "2"), ("2", nil, "2"),
            ("21/10", nil, "2"), ("5/2", "7/2", "3–4"), ("1", "11/10", "1"), ("1", "6/5", "1–2"), ("1/20", "1/10", "1"),
        ] as [(String, String?, String)]
    )
    func `a tenth of a piece more needs no further one, and nothing is bought as none`(
        value: String,
        max: String?,
        text: String
    ) throws {
        #expect(try self.text(amount(value, nil, to: max)) == text)
        #expect(try self.text(amount(value, .can, to: max)) == text + (text == "1" ? " can" : " cans"))
    }

    @Test func `what measuring cups can measure is handy`() throws {
        for bottom in 1...12 {
            let value = try Rational(13, over: Int64(bottom))
            let isHandy = [1, 2, 3, 4, 8].contains(bottom)
            #expect(Amount(value, unit: .cup).isHandy == isHandy, "\(bottom)")
            #expect(Amount(.one, max: value, unit: .cup).isHandy == isHandy, "\(bottom)")
        }
    }
}
