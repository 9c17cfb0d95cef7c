import Kitchen

/// Adds up what the lines of a recipe have, and notes what cannot be counted.
struct NutritionSum {
    let table: NutrientTable
    private(set) var nutrition = Nutrition(source: .computed)
    /// What all counted foods have together.
    private(set) var total = NutrientAmounts()
    private var saying = [Int](repeating: 0, count: Nutrient.allCases.count)
    private var used: Set<String> = []

    /// More than a ton of one food is no recipe but an error.
    static let mostGrams = 1_000_000.0

    /// Kinds of a food that have other nutrients than the food by itself, for which the table has no row then.
    static let otherKinds: Set<String> = [
        "alcohol-free", "bittersweet", "candied", "canned", "cooked", "dairy-free", "dried", "egg-free", "fat-free",
        "gluten-free", "ground", "instant", "light", "low-fat", "low-sodium", "milk-chocolate", "no-salt",
        "part-skim", "pickled", "precooked", "reduced-fat", "self-rising", "semi-skimmed", "semisweet", "skim",
        "skimmed", "smoked", "hot-smoked", "sugar-free", "sun-dried", "sweetened", "unsweetened", "vegan", "vegetarian",
        "wholemeal",
    ]

    init(_ table: NutrientTable) { self.table = table }

    /// Adds a line.
    mutating func add(_ content: LineContent, _ text: String, at line: Int) {
        switch content {
        case .nothing(.reference):
            nutrition.gaps.append(Nutrition.Gap(line: line, text: text, food: nil, reason: .noFood))
        // Water has nothing; tools and headings are not eaten.
        case .nothing: break
        case .foods(let foods): for food in foods { add(food, text, line) }
        }
    }

    private mutating func add(_ food: LineWeight, _ text: String, _ line: Int) {
        func gap(_ reason: Nutrition.Reason) -> Nutrition.Gap {
            Nutrition.Gap(line: line, text: text, food: food.food, reason: reason)
        }
        if food.isOptional { return nutrition.gaps.append(gap(.optional)) }
        guard let reference = food.food else { return nutrition.gaps.append(gap(.noFood)) }
        guard let facts = table.foods[reference.id] else { return nutrition.gaps.append(gap(.noRow)) }
        if food.kinds.contains(where: { Self.otherKinds.contains($0) }) {
            return nutrition.gaps.append(gap(.otherKind))
        }
        guard let grams = food.grams?.doubleValue else {
            return nutrition.gaps.append(gap(food.gap == .amount ? .noAmount : .noWeight))
        }
        guard grams <= Self.mostGrams else { return nutrition.gaps.append(gap(.tooMuch)) }
        count(facts, grams)
    }

    private mutating func count(_ facts: NutrientFacts, _ grams: Double) {
        nutrition.counted += 1
        used.insert(facts.source)
        let amounts = facts.amounts.amounts(inGrams: max(0, grams))
        for nutrient in Nutrient.allCases {
            guard let amount = amounts[nutrient] else { continue }
            total[nutrient] = (total[nutrient] ?? 0) + amount
            saying[nutrient.rawValue] += 1
        }
    }

    /// What a serving has, if there are so many.
    func perServing(_ servings: Int) -> Nutrition {
        var result = nutrition
        for nutrient in Nutrient.allCases {
            guard let amount = total[nutrient] else { continue }
            result.figures[nutrient] = Nutrition.Figure(
                parts: Double(amount) / Double(max(1, servings)),
                foods: saying[nutrient.rawValue]
            )
        }
        result.tables = used.sorted()
        return result
    }
}

extension Nutrition {
    /// What a serving has of lines that a household's kitchen reads, by an operator's table; nil without lines.
    static func computed(
        _ lines: [IngredientLine],
        servings: Int,
        _ kitchen: HouseholdKitchen,
        _ table: NutrientTable
    ) -> Nutrition? {
        guard !lines.isEmpty else { return nil }
        var sum = NutritionSum(table)
        for (place, content) in kitchen.weights(of: lines).enumerated() {
            sum.add(content, lines[place].text, at: place)
        }
        return sum.perServing(servings)
    }
}
