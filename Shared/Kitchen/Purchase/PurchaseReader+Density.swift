/// How much goes into a cup.
extension PurchaseReader {
    /// What a puree weighs, in grams a cup.
    private static let puree = Rational(235)

    /// "1 cup mashed zorkberries", "2 cups unpacked brown sugar": how much more a cup of it weighs than the table says.
    ///
    /// "1 cup zorkberries, mashed" are measured whole.
    func density(of food: Food, in line: IngredientLine) -> Rational {
        guard language == .en, line.amount?.unit?.dimension == .volume else { return .one }
        if isJuice(of: food, line), let more = try? Self.fruitOfJuice / (food.gramsPerCup ?? Rational(118)) {
            return more
        }
        guard let cup = food.gramsPerCup else { return .one }
        // Chopped ones leave air in a cup, which beaten ones do not.
        if food.id == "egg", ["cooked", "boiled", "chopped"].contains(where: line.text.contains) {
            return Rational(lowestTerms: 14, 25)
        }
        let words = self.words(of: line.text).all.prefix { $0.kind != .comma && !$0.word.has(.or) }
        func isSaid(_ about: String) -> Bool {
            words.contains { buying.isAside(WordKey.empty.appending($0.key), about) }
        }
        if food.id.hasSuffix("brown-sugar"), isSaid("loose") { return Rational(lowestTerms: 17, 25) }
        // Sliced onions leave air in a cup: about one fills it.
        if food.id == "onion", line.text.contains("sliced") { return Rational(lowestTerms: 21, 32) }
        // Egg noodles double their weight, and hardly their volume.
        if food.id == "egg-noodle" || food.id == "noodle", isCooked(line) {
            return Rational(lowestTerms: 9, 5)
        }
        // A cup of chopped herbs is two of leaves.
        if food.id == "herbs", line.text.contains("chopped") || line.text.contains("minced") { return Rational(2) }
        if let other = filled(food, line) { return other }
        // Sliced almonds are nearly flakes.
        if food.id == "almond", line.text.contains("sliced"),
            let flakes = foods.food(listed: "almond-flakes")?.gramsPerCup,
            let share = try? flakes / cup
        {
            return share
        }
        // Flakes and chips are mostly air.
        if ["cereal", "flakes", "chips", "pretzel", "pretzel-stick"].contains(where: food.id.hasSuffix),
            !line.name.contains("crumb"),
            cup < Rational(60),
            isSaid("pressed") || line.text.contains("crumbled ")
        {
            return Rational(2)
        }
        let whole = isWithoutRind(line) ? Rational.one : Self.whole[food.id] ?? .one
        guard food.category == .produce, food.shop?.pack == nil, food.pieceUnit == nil, isSaid("pressed"),
            cup >= Rational(90), cup < Self.puree, let more = try? Self.puree / cup
        else { return whole }
        return (try? min(more, Rational(lowestTerms: 3, 2)) * whole) ?? whole
    }

    /// "¼ cup shaved chocolate", "6 cups packed spinach", "4 cups canned beans, with liquid": how else a cup is filled than
    /// the table has it.
    private func filled(_ food: Food, _ line: IngredientLine) -> Rational? {
        let text = line.text.lowercased()
        let front = text.prefix { $0 != "," }
        if food.category == .pantry, food.id.hasSuffix("chocolate"), food.gramsPerCup ?? .zero >= Rational(150),
            front.contains("shaved "),
            line.amount?.unit?.isSpoon != true, line.amount.map({ $0.value > Rational(lowestTerms: 1, 8) }) == true
        {
            return Rational(lowestTerms: 2, 5)
        }
        if food.id.hasPrefix("canned-"), food.id.hasSuffix("bean") || food.id == "canned-chickpea",
            text.contains("with liquid") || text.contains("undrained")
        {
            return Rational(lowestTerms: 4, 3)
        }
        guard Self.packedLeaves.contains(food.id), front.contains("packed "),
            !["loosely", "lightly", "unpacked"].contains(where: { front.contains($0) })
        else { return nil }
        return Rational(lowestTerms: 3, 2)
    }

    /// Leaves of which half as many again go into a cup that is packed.
    private static let packedLeaves: Set<String> = [
        "spinach", "baby-spinach", "kale", "baby-kale", "arugula", "salad-greens",
    ]

    /// What is bought with its rind and measured without: how much more that weighs.
    static let whole: [String: Rational] = [
        "watermelon": Rational(lowestTerms: 3, 2), "pumpkin": Rational(lowestTerms: 10, 7),
        "galia-melon": Rational(lowestTerms: 8, 5),
        "piel-de-sapo-melon": Rational(lowestTerms: 8, 5), "winter-squash": Rational(lowestTerms: 5, 4),
        "red-kuri-squash": Rational(lowestTerms: 5, 4), "muscat-squash": Rational(lowestTerms: 5, 4),
    ]

    /// What gives a cup of juice, in grams: about twice as much.
    private static let fruitOfJuice = Rational(450)

    /// "½ cup fresh ginger juice": what is squeezed at home from what has no juice of its own in the table.
    private func isJuice(of food: Food, _ line: IngredientLine) -> Bool {
        guard food.category == .produce, food.shop?.boughtAs == nil, food.shop?.isLiquid != true,
            !food.id.hasSuffix("-juice"), !isOfJar(food.id), case let name = words(of: line.name), name.words.count > 1,
            let last = name.words.last
        else { return false }
        return name.text([last]).lowercased() == "juice"
    }

    /// Whether what is called its juice is what it lies in, and sold with it or in a can of its own.
    func isOfJar(_ id: String) -> Bool {
        ["pepper", "chili", "jalapeno", "truffle", "mushroom", "olive", "pickle", "caper"].contains { id.contains($0) }
    }

    private func isWithoutRind(_ line: IngredientLine) -> Bool {
        line.category == .frozen || line.text.contains("frozen") || line.text.contains("canned")
            // Zucchini squash has no rind.
            || line.text.contains("zucchini") || line.text.contains("summer squash")
    }
}
