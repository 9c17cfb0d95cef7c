/// What an English line says of a sort that is sold beside others, and of the amount, beside the words of its name.
extension PurchaseReader {
    /// "1 can pitted sour cherries", "1 package (2-layer size) cake mix", "10 large or jumbo raw shrimp": a word that tells
    /// products of one food apart.
    func decidingSort(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard let food = purchase.food else { return nil }
        let text = line.text.lowercased()
        let isPacked = [.can, .jar, .bottle].contains(line.amount?.unit) || text.contains("canned ")
        if isPacked, food.id.hasSuffix("cherry") || food.id.hasSuffix("olive"), text.contains("pitted ") {
            return "pitted"
        }
        if food.id == "cake-mix", text.contains("2-layer") || text.contains("two-layer") { return "2-layer size" }
        let heat = ["curry-powder", "enchilada-sauce", "canned-green-chile", "green-chili"]
        if heat.contains(food.id), text.contains("medium "), line.amount?.unit != nil { return "medium" }
        if food.id == "margarine", text.contains("stick margarine"), line.amount?.unit != .stick { return "stick" }
        if food.id.hasSuffix("asparagus"), let thick = text.utf8.firstRange(of: " thick "),
            text[thick.upperBound...].prefix(30).contains("asparagus"), !text[..<thick.lowerBound].contains("asparagus")
        {
            return "thick"
        }
        if food.id == "shrimp", text.contains(" raw shrimp"), !shownKinds(purchase).contains("cooked") { return "raw" }
        if food.id == "turkey-breast", text.contains("breast halves") { return "halves" }
        if food.id == "chicken-breast" || food.id == "turkey-breast", let how = thinlySliced(text) { return how }
        return nil
    }

    private func shownKinds(_ purchase: Purchase) -> [String] { purchase.kinds.map { buying.kinds[$0].id } }

    /// "1 pound thinly sliced chicken breasts": so said before the name, which shops sell.
    private func thinlySliced(_ text: String) -> String? {
        guard let breast = text.utf8.firstRange(of: "breast"),
            let sliced = ["thin-sliced ", "thinly sliced ", "thin sliced "].first(where: {
                text[..<breast.lowerBound].contains($0)
            }), !text[..<breast.lowerBound].contains(",")
        else { return nil }
        return String(sliced.dropLast())
    }

    /// "½ pound shrimp (31-40 count)", "1 pound shrimp (16 to 20 per pound)": how large they are, where no word says it.
    func shellCount(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard let id = purchase.food?.id, id == "shrimp" || id == "scallop" || id == "frozen-shrimp",
            purchase.size.isEmpty, purchase.alternative.isEmpty
        else { return nil }
        for part in line.text.split(whereSeparator: { "(),;".contains($0) }) {
            let said = String(String(part).trimmedSpaces)
            let lowered = said.lowercased()
            let isCount = ["count", "per pound", "/lb", "per lb"].contains { lowered.hasSuffix($0) }
            guard isCount, said.utf8.count < 30, said.first?.isNumber == true,
                said.dropFirst().contains(where: \.isNumber)
            else { continue }
            return said
        }
        return nil
    }

    /// "3 bell peppers (1 orange, 1 red, 1 green)": one of each, all of them.
    func colorsOfEach(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard purchase.food?.id.hasSuffix("bell-pepper") == true, line.amount?.unit == nil,
            let open = line.text.firstIndex(of: "("), let close = line.text[open...].firstIndex(of: ")"),
            case let said = String(line.text[open..<close].dropFirst()), said.utf8.count < 60, said.first == "1",
            said.count(where: { $0 == "1" }) > 1,
            said.lowercased().split(whereSeparator: { !$0.isLetter }).allSatisfy({ Self.ofColors.contains(String($0)) })
        else { return nil }
        return said
    }

    private static let ofColors: Set<String> = ["red", "green", "yellow", "orange", "purple", "and", "each"]

    /// The purchase with an amount of what can be bought, where the line says it of what it is made into.
    func settleAmount(_ purchase: inout Purchase, in line: IngredientLine) {
        // "1 teaspoon bay leaf, crumbled", "¾ teaspoon crushed bouillon cube"
        if let food = purchase.food, let amount = line.amount, amount.unit?.isSpoon == true, purchase.beside == nil,
            let each = wholes(of: food, in: line), let spoons = try? amount.converted(to: .teaspoon),
            let pieces = try? spoons.scaled(by: each)
        {
            purchase.beside = AmountBeside(amount: Amount(pieces.value, max: pieces.max), line: amount)
        }
        // "Red bell peppers (about 2 large)"
        if let size = purchase.food.flatMap({ sizeInBrackets(of: $0, in: line) }), purchase.size.isEmpty {
            purchase.size = size
        }
        // "3 pounds beef shank in 2 or 3 pieces": that is no choice.
        if purchase.alternative.hasSuffix(" pieces"), let found = line.text.utf8.firstRange(of: purchase.alternative),
            case let front = line.text[..<found.lowerBound].split(separator: " ").suffix(2), front.first == "in"
        {
            purchase.remark = (Array(front).joined(separator: " ") + " " + purchase.alternative)
            purchase.alternative = ""
        }
        // Ground nutmeg is sold beside whole ones, which are grated at home.
        if purchase.food?.id == "nutmeg", line.text.lowercased().contains("grated nutmeg") {
            purchase.words = "freshly grated nutmeg"
        }
        // "From two 15-ounce cans" is the amount.
        if purchase.remark.hasPrefix("from "), purchase.remark.hasSuffix(" cans") { purchase.remark = "" }
    }

    /// "1 cup sugar, ¼ cup additional to roll cookies": both amounts.
    func additional(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let found = line.text.utf8.firstRange(of: " additional "),
            let comma = line.text[..<found.lowerBound].lastIndex(of: ","),
            case let more = String(String(line.text[comma..<found.lowerBound].dropFirst()).trimmedSpaces),
            more.first?.isNumber == true, case let said = words(of: more).all, said.last?.word.unit?.isMeasure == true,
            said.count(where: { $0.kind == .word }) == 1
        else { return nil }
        return reread(line.text[..<comma] + " plus " + more + " " + line.name, as: line)
    }

    /// "1 teaspoon cumin, toasted and ground": whole seeds, as others write it.
    func toastedAndGround(_ line: IngredientLine) -> [Purchase]? {
        let name = line.name.lowercased()
        guard name == "cumin" || name == "coriander", let comma = line.text.firstIndex(of: ","),
            case let said = line.text[comma...], said.contains("toasted"), said.contains("ground"),
            line.text[..<comma].hasSuffix(line.name)
        else { return nil }
        return reread(line.text[..<comma] + " seeds" + said, as: line)
    }

    /// "3 tablespoons Zork Minced Garlic": a jar, where a maker is named.
    func mincedInJar(_ purchase: Purchase, in line: IngredientLine) -> Purchase? {
        guard purchase.food?.id == "garlic", let found = line.text.utf8.firstRange(of: " Minced Garlic"),
            let maker = line.text[..<found.lowerBound].split(separator: " ").last, maker.first?.isUppercase == true,
            words(of: String(maker)).all.allSatisfy({ $0.word.unit == nil })
        else { return nil }
        var jar = options(of: line, named("\(maker) Minced Garlic", in: line))
        jar.category = .pantry
        return jar
    }

    /// How many whole ones a teaspoon of what is crumbled of them is.
    private func wholes(of food: Food, in line: IngredientLine) -> Rational? {
        let isBroken = ["crumbled", "crushed", "broken", "torn"].contains { line.text.lowercased().contains($0) }
        guard isBroken else { return nil }
        if food.id == "bay-leaf" { return Rational(2) }
        return food.id.hasSuffix("-stock-cube") && line.text.contains(" cube") ? .one : nil
    }

    /// "3 cups chopped red bell peppers (about 2 large)": that those counted in brackets are large.
    private func sizeInBrackets(of food: Food, in line: IngredientLine) -> String? {
        guard food.category == .produce, food.gramsPerPiece ?? .zero >= Rational(100), food.shop?.boughtAs == nil,
            line.amount?.unit?.dimension == .volume, line.note.hasSuffix(" large"), line.note.utf8.count < 20,
            let count = LineShare(line: line, scale: .one).count(for: Amount(.one, unit: .cup)), count.value >= .one
        else { return nil }
        return "large"
    }
}
