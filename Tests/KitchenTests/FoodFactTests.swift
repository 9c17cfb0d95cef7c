import Testing

@testable import Kitchen

/// What foods contain and are made of, alone and together.
@Suite struct FoodFactTests {
    private func facts(
        _ allergens: [Allergen] = [],
        may: [Allergen] = [],
        made: [Origin] = [],
        maybe: [Origin] = []
    ) -> FoodFacts {
        FoodFacts(
            Food(
                id: "x",
                name: "x",
                category: .other,
                allergens: allergens,
                mayContain: may,
                origins: made,
                possibleOrigins: maybe
            )
        )
    }

    @Test func `two foods together have what each has, and what is certain of one is not only possible`() {
        let one = facts([.milk], may: [.nuts], made: [.meat], maybe: [.honey])
        let other = facts([.nuts], may: [.milk, .soybeans], made: [.honey], maybe: [.meat, .fish])
        for sum in [one.adding(other), other.adding(one)] {
            #expect(sum.allergens == [.milk, .nuts] && sum.possibleAllergens == [.soybeans])
            #expect(sum.origins == [.meat, .honey] && sum.possibleOrigins == [.fish])
        }
        #expect(one.adding(FoodFacts()) == one && FoodFacts().adding(one) == one)
    }

    @Test func `what a food certainly has is not said to be possible`() {
        let facts = facts([.milk], may: [.milk, .nuts], made: [.meat], maybe: [.meat, .fish])
        #expect(facts.possibleAllergens == [.nuts] && facts.possibleOrigins == [.fish])
        #expect(facts.brings(.milk) == .certain && facts.brings(.nuts) == .possible && facts.brings(.fish) == nil)
        #expect(facts.isOf(.meat) == .certain && facts.isOf(.fish) == .possible && facts.isOf(.pork) == nil)
    }

    @Test(
        arguments: [
            ([Allergen.milk], [], [Origin.meat], [], Certainty.certain), ([], [.milk], [.meat], [], .possible),
            ([.milk], [], [], [.meat], .possible), ([], [.milk], [], [.meat], .possible), ([.milk], [], [], [], nil),
            ([], [], [.meat], [], nil), ([], [], [], [.meat], nil), ([], [.milk], [], [], nil),
        ] as [([Allergen], [Allergen], [Origin], [Origin], Certainty?)]
    )
    func `a food of meat and milk is not kosher by itself`(
        has: [Allergen],
        may: [Allergen],
        made: [Origin],
        maybe: [Origin],
        certainty: Certainty?
    ) {
        #expect(facts(has, may: may, made: made, maybe: maybe).conflict(with: .kosher) == certainty)
        #expect(facts(has, may: may, made: made, maybe: maybe).conflict(with: .halal) == nil)
    }

    @Test func `what is certain of every food of a line is certain, and of one of them possible`() {
        let parser = IngredientParser()
        func allergens(_ line: String) -> [String: Certainty] {
            let report = AllergenReader().report(on: [parser.parse(line)])
            return Dictionary(uniqueKeysWithValues: report.because.map { ("\($0.allergen)", $0.certainty) })
        }
        #expect(allergens("butter or cream") == ["milk": .certain])
        #expect(allergens("butter or olive oil") == ["milk": .possible])
        #expect(allergens("flour and butter") == ["gluten": .certain, "milk": .certain])
        #expect(allergens("salt") == [:])
    }

    @Test func `a remark that says what a food lacks counts, if it says nothing else`() {
        let parser = IngredientParser()
        func gluten(_ line: String) -> Certainty? {
            AllergenReader().report(on: [parser.parse(line)]).because.first { $0.allergen == .gluten }?.certainty
        }
        #expect(gluten("200 g flour") == .certain)
        #expect(gluten("200 g flour (gluten-free)") == nil)
        #expect(gluten("200 g flour, gluten free") == nil)
        #expect(gluten("200 g flour (not gluten-free)") == .certain)
        #expect(gluten("200 g flour (sifted)") == .certain)
        #expect(gluten("200 g flour or bread (gluten-free)") == .certain)
    }
}
