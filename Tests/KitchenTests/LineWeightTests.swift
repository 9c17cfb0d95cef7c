import Testing

@testable import Kitchen

/// What lines of recipes weigh.
@Suite struct LineWeightTests {
    private func read(_ line: String, _ kitchen: HouseholdKitchen = .standard) -> LineContent {
        kitchen.weights(of: [kitchen.parser.parse(line)])[0]
    }

    /// The foods of a line with their grams, rounded, or what is not known.
    private func said(_ line: String, _ kitchen: HouseholdKitchen = .standard) -> String {
        switch read(line, kitchen) {
        case .nothing(let reason): return "\(reason)"
        case .foods(let foods): return foods.map { said($0) }.joined(separator: "; ")
        }
    }

    private func said(_ food: LineWeight) -> String {
        let grams = food.grams.map { "\(Int($0.doubleValue.rounded())) g" } ?? "?"
        let kinds = food.kinds.isEmpty ? "" : " (\(food.kinds.joined(separator: ", ")))"
        let weight = food.gap.map { "no \($0)" } ?? grams
        return "\(food.food?.id ?? "-")\(kinds): \(weight)\(food.isOptional ? ", optional" : "")"
    }

    @Test(arguments: [
        ("200 g flour", "flour: 200 g"),
        ("1 cup flour", "flour: 125 g"),
        ("100 ml milk", "milk: 103 g"),
        ("2 onions", "onion: 220 g"),
        ("3 cloves garlic", "garlic: 9 g"),
        ("1 bunch parsley", "parsley: 40 g"),
        ("1 dozen eggs", "egg: 600 g"),
        ("2 cuillères à soupe d'huile d'olive", "olive-oil: 27 g"),
        ("3 œufs", "egg: 150 g"),
    ])
    func `density, pieces and bunches give a weight`(line: String, expected: String) { #expect(said(line) == expected) }

    @Test(arguments: [
        ("1 cup (120 g) flour", "flour: 120 g"),
        ("2 cans (400 g) tomatoes", "canned-tomatoes: 800 g"),
        ("2 (14 oz) cans chickpeas", "canned-chickpea: 794 g"),
        ("4 (6 oz) salmon fillets", "salmon: 680 g"),
        ("4 chicken breasts (about 600 g)", "chicken-breast: 600 g"),
        ("1 Dose Tomaten (400 g)", "canned-tomatoes: 400 g"),
    ])
    func `what the line says of its weight counts first`(line: String, expected: String) {
        #expect(said(line) == expected)
    }

    @Test(arguments: [
        ("2 egg yolks", "egg-yolk: 34 g"),
        ("juice of 1 lemon", "lemon-juice: 46 g"),
        ("2 cups cooked rice", "rice: 123 g"),
        ("250 ml skim milk", "milk (skim): 258 g"),
        ("100 g butter or margarine", "butter: 100 g"),
        ("50 g walnuts (optional)", "walnut: 50 g, optional"),
        ("3 EL Essig und 4 EL Öl", "vinegar: 45 g; vegetable-oil: 55 g"),
        ("2 tbsp oil and 1 tbsp vinegar", "vegetable-oil: 27 g; vinegar: 15 g"),
    ])
    func `what is eaten is weighed, not what is bought`(line: String, expected: String) {
        #expect(said(line) == expected)
    }

    @Test(arguments: [
        ("salt to taste", "salt: no amount"),
        ("salt and pepper", "salt: no amount; black-pepper: no amount"),
        ("1 pinch salt", "salt: no weight"),
        ("1 can tomatoes", "canned-tomatoes: no weight"),
        ("a knob of butter", "butter: no weight"),
        ("200 g zork", "-: no food"),
        ("zork", "-: no food"),
        ("1 l water", "water"),
        ("aluminium foil", "equipment"),
        ("For the sauce:", "heading"),
    ])
    func `what nobody knows is said and not guessed`(line: String, expected: String) { #expect(said(line) == expected) }

    @Test func `a range counts with its middle, exactly`() {
        guard case .foods(let foods) = read("200-301 g flour") else { return #expect(Bool(false)) }
        #expect(foods.map(\.grams) == [Rational(lowestTerms: 501, 2)])
    }

    @Test func `what a household says of a cup counts`() {
        let own = Food(id: "flour", name: "flour", category: .pantry, gramsPerCup: Rational(200))
        let kitchen = HouseholdKitchen(HouseholdFoods(version: 1, foods: [.own(own)]))
        #expect(said("1 cup flour", kitchen) == "flour: 200 g")
    }

    @Test func `a very long line is not weighed`() {
        let long = "200 g flour, " + String(repeating: "very well sifted and ", count: 40)
        #expect(said(String(long.prefix(390))).hasPrefix("flour: 200 g"))
        #expect(said(long) == "flour: no weight")
    }

    @Test func `a description's words are those of a food's name in any spelling`() {
        #expect(DescriptionWords("Œufs, frais").keys == DescriptionWords("oeuf FRAIS").keys)
        #expect(DescriptionWords("Huile d'olive").keys == DescriptionWords("huile d olive").keys)
        #expect(DescriptionWords("Onions").keys != DescriptionWords("Onion rings").keys)
        #expect(DescriptionWords(" ,;- ").keys == [])
    }
}
