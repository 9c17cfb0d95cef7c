/// What comes in cans and jars.
extension PurchaseReader {
    /// Fruit and vegetables in a can or a jar are not the fresh ones.
    func preserved(_ food: Food, in line: IngredientLine) -> Int? {
        guard food.category == .produce || food.id.hasSuffix("-bean") || food.id.hasSuffix("pea") || food.id == "beans"
        else { return nil }
        if isDrainedBean(food, in: line) { return buying.kind("canned") }
        // "1 cup diced tomatoes in juice"
        if language == .en, food.id.hasSuffix("tomato"), line.amount?.unit == .cup,
            line.text.contains(" in juice"), !line.text.contains(" or ")
        {
            return buying.kind("canned")
        }
        switch line.amount?.unit {
        case .can: return buying.kind("canned")
        case .jar: return buying.kind("jarred")
        default: return nil
        }
    }

    func isPreserved(_ kind: Int) -> Bool { Self.kept.contains(buying.kinds[kind].id) }

    /// "2 ½ cups navy beans, rinsed and drained": beans that are only drained come from a can.
    func isDrainedBean(_ food: Food, in line: IngredientLine) -> Bool {
        let isBean =
            food.category == .pantry
            && (food.id.hasSuffix("bean") || food.id.hasSuffix("pea") || food.id == "beans")
        guard language == .en, isBean || ["green-chili", "corn", "green-bean", "mushroom"].contains(food.id),
            let unit = line.amount?.unit,
            unit == .cup || unit == .tablespoon || unit.dimension == .mass && (isBean || food.id == "mushroom"),
            !line.preparation.isEmpty
        else { return false }
        let said = words(of: line.preparation).words
        let all = line.text.lowercased()
        let isInLiquid = all.contains("with liquid") || all.contains("undrained")
        guard said.contains(where: { buying.drained.contains($0.key) }) || isBean && isInLiquid else { return false }
        if food.id == "mushroom", ["fresh", "wash", "wiped", "clean", "saut", "trim"].contains(where: all.contains) {
            return false
        }
        return !["soak", "dried", "dry", "cook", "overnight", "boil", "frozen", "thaw", "picked", "sorted", "ferment"]
            .contains { all.contains($0) }
    }

    /// "¼ cup diced green chiles", "1 cup minced clams": what comes in cans, as nobody measures it whole.
    func chopped(_ food: Food, in line: IngredientLine) -> Food? {
        guard line.amount?.unit == .cup || line.amount?.unit?.isSpoon == true,
            let canned = Self.choppedInCans[food.id], case let said = line.text.lowercased(),
            canned.words.contains(where: said.contains) || isDrainedBean(food, in: line),
            !["fresh", "roasted", "frozen", "shucked", "littleneck", "steamed"].contains(where: said.contains)
        else { return nil }
        return foods.food(listed: canned.id)
    }

    private static let choppedInCans: [String: (id: String, words: [String])] = [
        "green-chili": ("canned-green-chile", ["diced green chil", "diced mild green chil"]),
        "clam": ("canned-clam", ["minced clam", "chopped clam"]),
    ]

    /// "16 ounces drained artichoke hearts": a can has more than what it weighs then.
    func areDrainedHearts(_ food: Food, _ line: IngredientLine) -> Bool {
        language == .en && food.id == "artichoke-heart" && line.amount?.unit?.isMeasure == true
            && line.text.contains("drained")
    }
}
