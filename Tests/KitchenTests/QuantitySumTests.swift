import Testing

@testable import Kitchen

/// Sums of amounts, apart from what lines say.
@Suite struct QuantitySumTests {
    private func amount(_ value: Int, _ unit: MeasureUnit?, to max: Int? = nil) -> Amount {
        Amount(Rational(value), max: max.map { Rational($0) }, unit: unit)
    }

    private func sum(_ amounts: Amount...) -> [String] { QuantitySum(amounts).amounts().map(\.description) }

    @Test func `pieces are pieces, with and without their name, and a dozen is twelve`() {
        #expect(sum(amount(2, .piece), amount(3, nil)) == ["5"])
        #expect(sum(amount(1, .dozen), amount(3, nil), amount(1, .piece)) == ["16"])
        #expect(sum(amount(2, .dozen)) == ["24"])
    }

    @Test func `both ends of a range are added`() {
        #expect(sum(amount(1, .cup, to: 2), amount(1, .cup)) == ["2–3 cup"])
        #expect(sum(amount(1, .pound, to: 2), amount(1, .pound, to: 3)) == ["2–5 pound"])
        #expect(sum(amount(1, .dozen, to: 2), amount(1, nil, to: 4)) == ["13–28"])
        #expect(sum(amount(1, .can, to: 2), amount(3, .can)) == ["4–5 can"])
        #expect(sum(amount(1, .kilogram, to: 2), amount(500, .gram)) == ["3/2–5/2 kilogram"])
        #expect(sum(amount(1, .liter, to: 2), amount(500, .milliliter)) == ["3/2–5/2 liter"])
        #expect(sum(amount(1, .imperialPint, to: 2)) == ["1–2 imperial pint"])
    }

    @Test func `amounts are in one order, whatever order they came in`() {
        let amounts = [
            amount(1, nil), amount(2, nil), amount(2, nil, to: 3), amount(1, .can), amount(1, .cup), amount(2, .cup),
        ]
        for (place, left) in amounts.enumerated() {
            for (other, right) in amounts.enumerated() {
                #expect(QuantitySum.precedes(left, right) == (place < other), "\(left) \(right)")
            }
        }
    }

    @Test func `each measure of the kitchen is so many teaspoons`() {
        let spoons: [MeasureUnit: Int] = [
            .teaspoon: 1, .dessertspoon: 2, .tablespoon: 3, .fluidOunce: 6, .jigger: 9, .cup: 48, .pint: 96,
            .quart: 192,
            .gallon: 768,
        ]
        for unit in MeasureUnit.allCases { #expect(unit.teaspoons == spoons[unit].map { Rational($0) }, "\(unit)") }
    }

    @Test func `what cannot be added exactly stands beside the sum`() throws {
        let tiny = Amount(try Rational(1, over: .max), unit: .gram)
        let other = Amount(try Rational(1, over: .max - 1), unit: .gram)
        let sum = QuantitySum([tiny, other])
        #expect(sum.apart.count == 1 && sum.amounts().count == 2)
        let large = Amount(Rational(.max), unit: .kilogram)
        #expect(QuantitySum([large]).apart == [large])
    }

    private func merged(_ food: Food, _ amounts: Amount...) -> [String] {
        var sum = QuantitySum(amounts)
        sum.merge(for: food)
        return sum.amounts().map(\.description)
    }

    @Test func `a food's density and weight bring its measures together, towards weight first`() {
        func food(
            cup: Int? = nil,
            each: Int? = nil,
            of unit: MeasureUnit? = nil,
            _ category: Kitchen.Category = .pantry
        ) -> Food {
            Food(
                id: "x",
                name: "x",
                category: category,
                gramsPerCup: cup.map { Rational($0) },
                gramsPerPiece: each.map { Rational($0) },
                pieceUnit: unit
            )
        }
        #expect(merged(food(cup: 100), amount(1, .cup), amount(50, .gram)) == ["150 gram"])
        #expect(merged(food(cup: 100), amount(1, .cup)) == ["1 cup"])
        #expect(merged(food(), amount(1, .cup), amount(50, .gram)) == ["50 gram", "1 cup"])
        #expect(merged(food(each: 20), amount(2, nil), amount(50, .gram)) == ["90 gram"])
        #expect(merged(food(each: 20), amount(2, nil), amount(1, .cup)) == ["1 cup", "2"])
        #expect(merged(food(cup: 100, each: 50), amount(1, nil), amount(1, .cup)) == ["3/2 cup"])
        #expect(merged(food(cup: 100, each: 50, .produce), amount(1, nil), amount(1, .cup)) == ["3"])
        #expect(merged(food(cup: 100, each: 50, .meat), amount(1, nil), amount(1, .cup)) == ["3"])
        #expect(
            merged(food(cup: 100, each: 50, of: .clove, .produce), amount(1, .clove), amount(1, .cup)) == ["3 clove"]
        )
        #expect(merged(food(cup: 100, each: 50, of: .clove), amount(1, .clove), amount(1, .cup)) == ["3/2 cup"])
        #expect(merged(food(cup: 100, each: 50, of: .clove), amount(1, nil), amount(1, .cup)) == ["1 cup", "1"])
        #expect(merged(food(cup: 100, each: 50, of: .clove), amount(2, .clove), amount(1, .gram)) == ["101 gram"])
        #expect(merged(food(cup: 100, each: 50), amount(2, nil), amount(1, .cup), amount(1, .gram)) == ["201 gram"])
    }
}
