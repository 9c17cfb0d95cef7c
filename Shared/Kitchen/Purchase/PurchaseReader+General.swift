/// General words for foods, behind which people say which one they mean.
extension PurchaseReader {
    /// Whether a food may say which of a general one is meant: "Käse, Gouda", "salade, laitue", but not "Salat, Tomaten".
    func isGeneral(_ base: Food, for food: Food) -> Bool {
        switch base.id {
        case "lettuce", "salad-greens":
            food.id.hasSuffix("lettuce") || food.id.hasSuffix("endive") || Self.salads.contains(food.id)
        case "mushroom", "wild-mushroom": food.id.contains("mushroom") || Self.mushrooms.contains(food.id)
        case "cabbage": food.id.hasSuffix("cabbage")
        case "berries", "mixed-berries": food.id.hasSuffix("berry")
        case "herbs", "vegetables", "fruit": food.category == .produce
        case "bread", "bread-roll", "cake", "pasta", "noodle", "rice", "apple", "potato":
            food.category == base.category
        case "cheese": food.category == .dairy && !Self.noCheeses.contains(where: food.id.hasSuffix)
        case "fish", "meat", "ground-meat", "sausage", "steak", "beef", "pork", "seafood": food.category == .meat
        default: false
        }
    }

    /// Whether words behind the comma of a line without an amount name no food, or which of a general one is meant.
    func isGeneralSort(_ part: ArraySlice<Token>, of food: Food?) -> Bool {
        guard let other = resolver.resolve(part)?.food else { return true }
        return food.map { isGeneral($0, for: other) } ?? false
    }

    /// "Gorgonzola, mild oder pikant", "poisson, cabillaud ou colin": whether words before an "or" say which of a food, not
    /// what would do instead of it.
    func areSorts(_ words: ArraySlice<Token>, of food: Food, in text: NameWords) -> Bool {
        guard language != .en else { return false }
        guard let other = resolver.resolve(words)?.food, language != .de || words.contains(where: text.isProper) else {
            return true
        }
        return isGeneral(food, for: other) || food.id == "fish-fillet" && other.category == .meat
    }

    private static let salads: Set<String> = ["arugula", "lambs-lettuce", "radicchio", "frisee", "chicory"]
    private static let mushrooms: Set<String> = ["chanterelle", "porcini", "morel"]
    private static let noCheeses = ["milk", "cream", "butter", "yogurt", "egg", "margarine"]
}
