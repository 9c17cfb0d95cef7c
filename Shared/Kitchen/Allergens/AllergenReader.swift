/// Says what lines contain; what is not known stays unknown and is never "free of".
public struct AllergenReader: Sendable {
    private let foods: FoodTable

    /// A reader over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The allergens of some lines, with the line that brings each.
    public func report(on lines: [IngredientLine]) -> AllergenReport {
        var contains: Set<Allergen> = []
        var mayContain: Set<Allergen> = []
        var unknown: [String] = []
        var reasons: [AllergenReason] = []
        for line in lines {
            let found = allergens(of: line)
            contains.formUnion(found.contains)
            mayContain.formUnion(found.mayContain)
            if line.food == nil { unknown.append(line.text) }
            reasons += found.contains.union(found.mayContain).sorted().map {
                AllergenReason(allergen: $0, line: line.text)
            }
        }
        return AllergenReport(
            contains: contains.sorted(),
            mayContain: mayContain.subtracting(contains).sorted(),
            unknown: unknown,
            because: reasons
        )
    }

    /// What one line surely and perhaps brings; of "butter or margarine" only what both contain is sure.
    private func allergens(of line: IngredientLine) -> (contains: Set<Allergen>, mayContain: Set<Allergen>) {
        let tokens = Tokenizer.tokens(of: Array(line.name.utf8.prefix(400)), lexicon: .shared)
        var possible: [Food] = []
        for alternative in tokens.split(whereSeparator: { $0.kind == .word && $0.word.has(.or) }) {
            if let match = FoodResolver(foods: foods).resolve(alternative) { possible.append(match.food) }
        }
        guard possible.count > 1, let first = possible.first else {
            let food = line.food.flatMap { foods.food(id: $0.id) }
            return (Set(line.allergens), Set(food?.mayContain ?? []).subtracting(line.allergens))
        }
        var sure = Set(first.allergens)
        var perhaps: Set<Allergen> = []
        for food in possible {
            sure.formIntersection(food.allergens)
            perhaps.formUnion(food.allergens + food.mayContain)
        }
        return (sure, perhaps.subtracting(sure))
    }
}

extension FoodTable {
    /// The allergens of the known words in a name that means no known food: an unknown egg dish still has egg.
    func allergens(amongWords tokens: ArraySlice<Token>) -> [Allergen] {
        var found: Set<Allergen> = []
        for (offset, token) in tokens.enumerated().prefix(12) where token.kind == .word {
            let next = tokens.dropFirst(offset + 1).first { $0.kind == .word }
            if next?.key == Self.free { continue }
            if let food = food(key: WordKey.empty.appending(token.key)) { found.formUnion(food.allergens) }
        }
        return found.sorted()
    }

    private static let free = WordKey("free")
}
