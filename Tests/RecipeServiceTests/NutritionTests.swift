import Foundation
import Kitchen
import TestSupport
import Testing

@testable import RecipeService

/// Adding up nutrition, and reading what recipes say of it.
@Suite struct NutritionTests {
    private static let table: NutrientTable = {
        var foods: [String: NutrientFacts] = [:]
        for (index, food) in ["flour", "sugar", "butter", "milk", "egg", "onion", "olive-oil"].enumerated() {
            var amounts = NutrientAmounts()
            amounts[.energy] = 100_000 * (index + 1)
            amounts[.protein] = 1_234_567 * (index + 1)
            if index % 2 == 0 { amounts[.sodium] = 40_001 }
            foods[food] = NutrientFacts(source: "usda", code: "\(index)", description: food, amounts: amounts)
        }
        return NutrientTable(edition: 1, sources: ["usda"], foods: foods)
    }()

    private func computed(_ lines: [String], servings: Int = 1) throws -> Nutrition {
        let kitchen = HouseholdKitchen.standard
        let read = lines.map { kitchen.parser.parse($0) }
        return try #require(Nutrition.computed(read, servings: servings, kitchen, Self.table))
    }

    private func total(_ lines: [String]) -> NutrientAmounts {
        let kitchen = HouseholdKitchen.standard
        var sum = NutritionSum(Self.table)
        for (place, line) in lines.enumerated() {
            sum.add(kitchen.weights(of: [kitchen.parser.parse(line)])[0], line, at: place)
        }
        return sum.total
    }

    @Test func `a serving has its share of what the lines weigh`() throws {
        let nutrition = try computed(["200 g flour", "100 ml milk", "2 eggs"], servings: 4)
        // 200 × 1 + 103.… × 4 + 100 × 5 kcal.
        let milk = 100.0 / 236.588_236_5 * 244 * 4
        #expect(abs((nutrition.figures[.energy]?.parts ?? 0) / 1000 - (200 + milk + 500) / 4) < 0.01)
        #expect(nutrition.figures[.energy]?.foods == 3)
        #expect(nutrition.figures[.fat] == nil, "no row says it: not known, and not zero")
        #expect(nutrition.figures[.sodium]?.foods == 2)
        #expect(nutrition.counted == 3 && nutrition.foods == 3 && nutrition.known == 1)
        #expect(nutrition.tables == ["usda"])
    }

    @Test func `what is not counted is said with its reason`() throws {
        let nutrition = try computed([
            "200 g flour", "butter for frying", "a knob of butter", "200 g zork", "1 carrot", "50 g sugar (optional)",
            "100 ml skim milk", "1 l water", "For the sauce:", "5000 kg flour", "100 g sugar and 1 lemon",
        ])
        let gaps = nutrition.gaps.map { "\($0.line) \($0.food?.id ?? "-") \($0.reason.rawValue)" }
        #expect(
            gaps == [
                "1 butter no_amount", "2 butter no_weight", "3 - no_food", "4 carrot no_row", "5 sugar optional",
                "6 milk other_kind", "9 flour too_much", "10 lemon no_row",
            ]
        )
        #expect(nutrition.gaps[3].text == "1 carrot")
        #expect(nutrition.counted == 2)
        #expect(nutrition.foods == 9, "what may be left out is not asked for")
        #expect(abs(nutrition.known - 2.0 / 9) < 1e-9)
    }

    @Test func `where nothing is known, everything is null`() throws {
        let nutrition = try computed(["salt", "2 zorks"])
        #expect(nutrition.figures.isEmpty && nutrition.known == 0 && nutrition.gaps.count == 2)
        #expect(Nutrition.computed([], servings: 4, .standard, Self.table) == nil)
    }

    @Test func `the sum of lines is the total, in any order, and twice the servings halve a serving`() throws {
        var random = SystemRandomNumberGenerator()
        let foods = ["flour", "sugar", "butter", "milk", "eggs", "onions", "olive oil", "carrots", "zork"]
        let units = ["g", "kg", "cups", "tbsp", "", "ml", "oz"]
        for _ in 0..<40 {
            let lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                "\(Int.random(in: 1...900, using: &random)) \(units.randomElement(using: &random) ?? "") "
                    + (foods.randomElement(using: &random) ?? "")
            }
            let all = total(lines)
            #expect(total(lines.shuffled(using: &random)) == all)
            for nutrient in Nutrient.allCases {
                let parts = lines.compactMap { total([$0])[nutrient] }
                #expect(all[nutrient] == (parts.isEmpty ? nil : parts.reduce(0, +)), "\(nutrient) of \(lines)")
            }
            let servings = Int.random(in: 1...500, using: &random)
            let (one, two) = (try computed(lines, servings: servings), try computed(lines, servings: servings * 2))
            for (nutrient, figure) in one.figures {
                let half = (two.figures[nutrient]?.parts ?? .nan) * 2
                #expect(abs(half - figure.parts) <= 1e-9 * figure.parts)
            }
            #expect(one.gaps == two.gaps && one.known == two.known)
            #expect(one.counted + one.gaps.count == lines.count)
        }
    }

    @Test func `what the recipe says is read by its names and units`() throws {
        let own = try #require(
            OwnNutrition.read([
                "calories": "250 kcal", "fatContent": "12,5 g", "sodiumContent": "1,200 mg", "Protein": "9",
                "sugarContent": "a lot", "@type": "NutritionInformation", "servingSize": "1 bowl (300 g)",
            ])
        )
        #expect(own.source == .recipe)
        let figures = own.figures.mapValues(\.parts)
        #expect(figures == [.energy: 250_000, .fat: 12_500_000, .sodium: 1_200_000, .protein: 9_000_000])
    }

    @Test(arguments: [
        ["calories": "0 kcal", "fatContent": "0 g"], ["calories": "250 kcal", "servingSize": "100 g"], [:],
        ["vitaminC": "3 mg"], ["calories": "about 2-3 kcal"],
    ])
    func `what says nothing of a serving counts as nothing`(facts: [String: String]) {
        #expect(OwnNutrition.read(facts) == nil)
    }

    @Test(
        arguments: [
            ("250", .energy, 250_000), ("250 calories", .energy, 250_000), ("1046 kJ / 250 kcal", .energy, 250_000),
            ("418.4 kJ", .energy, 100_000), ("1.250 kcal", .energy, 1_250_000), ("1,250 g", .fat, nil),
            ("0,125 g", .fat, 125_000), ("500 mg", .fat, 500_000), ("12 g (18 %)", .fat, 12_000_000),
            ("< 1 g", .fat, nil), ("2–3 g", .fat, nil), ("2 g 3 g", .fat, nil), ("140", .sodium, nil),
            ("0.5 g", .sodium, 500_000), ("12 cups", .fat, nil), ("", .fat, nil), ("1,2.3 g", .fat, nil),
            ("99999999999999999999999 g", .fat, nil),
        ] as [(String, Nutrient, Double?)]
    )
    func `an amount is read or not, and never guessed`(text: String, nutrient: Nutrient, parts: Double?) throws {
        guard let parts else { return #expect(OwnNutrition.amount(text, of: nutrient) == nil) }
        let read = try #require(OwnNutrition.amount(text, of: nutrient))
        #expect(abs(read - parts) < 0.001)
    }
}
