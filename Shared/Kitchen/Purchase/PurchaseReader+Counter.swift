/// What an English line asks of the counter: slices, cuts, how thick.
extension PurchaseReader {
    /// What is said of a piece of meat that is cut before it is sold, and not in its name.
    func askedAtCounter(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard language == .en, let food = purchase.food, food.category == .meat, line.text.utf8.count < 160 else {
            return nil
        }
        return slicedAsSold(food, line) ?? readyHam(food, purchase, line) ?? cutForDish(line)
            ?? thickChops(food, line) ?? atLeastThick(line)
    }

    /// "1 cup petite peas": how small a food is that a shop sells in several sizes.
    func smallSort(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard language == .en, let food = purchase.food else { return nil }
        if food.id == "pea", line.text.contains("petite ") { return "petite" }
        // "½ pound small white onions", "6 small dried chiles": others than large ones.
        let isSmall = line.text.contains(" small ") || line.text.contains("Small ")
        guard isSmall, purchase.size.isEmpty else { return nil }
        let isMany = line.amount?.unit?.dimension == .mass || line.amount?.value ?? .zero > Rational(5)
        if food.id == "onion", isMany, line.amount?.unit == nil || line.amount?.unit?.dimension == .mass {
            return "small"
        }
        return Self.ofSizes.contains(food.id) && line.amount?.unit == nil && line.amount != nil ? "small" : nil
    }

    private static let ofSizes: Set<String> = ["dried-chili", "chili-pepper"]

    /// "8 ounces thinly sliced ham", "1 (5 pound) fully cooked sliced ham": sliced by who sells it.
    private func slicedAsSold(_ food: Food, _ line: IngredientLine) -> String? {
        guard Self.cold.contains(food.id), line.amount?.unit?.dimension != .volume,
            let sliced = line.text.utf8.firstRange(of: "sliced "),
            sliced.lowerBound == line.text.startIndex || line.text[..<sliced.lowerBound].last == " ",
            let name = line.text.utf8.firstRange(of: line.name), sliced.lowerBound < name.upperBound
        else { return nil }
        let front = line.text[..<sliced.lowerBound]
        let how = ["very thinly ", "thinly ", "thin-", "thickly "].first { front.hasSuffix($0) } ?? ""
        return (isFullyCooked(line) ? "fully cooked, " : "") + how + "sliced"
    }

    private func isFullyCooked(_ line: IngredientLine) -> Bool {
        line.text.contains("ully cooked") || line.text.contains("ully-cooked")
    }

    /// "1 (10-pound) fully cooked, bone-in ham": others have to be cooked.
    private func readyHam(_ food: Food, _ purchase: Purchase, _ line: IngredientLine) -> String? {
        Self.ready.contains(food.id) && isFullyCooked(line) && !purchase.words.contains("cooked") ? "fully cooked" : nil
    }

    private static let ready: Set<String> = ["ham", "cured-ham", "bacon", "sausage", "breakfast-sausage", "meatball"]

    private static let cold: Set<String> = [
        "ham", "cooked-ham", "prosciutto", "serrano-ham", "cured-ham", "black-forest-ham", "pastrami",
        "corned-beef", "bresaola", "deli-turkey", "roast-beef",
    ]

    /// "Beef short ribs, cut for kalbi", "beef chuck, ground for chili": what the butcher does.
    private func cutForDish(_ line: IngredientLine) -> String? {
        for clause in line.text.split(whereSeparator: { ",();".contains($0) }).dropFirst() {
            let said = String(String(clause).trimmedSpaces)
            let lowered = said.lowercased()
            let isCut = ["kalbi", "flanken", "butcher"].contains(where: lowered.contains)
            if isCut && !lowered.hasPrefix("available") || lowered.hasPrefix("ground for "), said.utf8.count < 60 {
                return said
            }
        }
        return nil
    }

    /// "4 thick center-cut pork chops": thin ones are sold beside them.
    private func thickChops(_ food: Food, _ line: IngredientLine) -> String? {
        guard line.amount?.unit == nil || line.amount?.unit?.dimension == .mass,
            ["chop", "steak", "cutlet", "fillet"].contains(where: { line.name.contains($0) })
        else { return nil }
        return ["thick", "thin"].first { word in
            guard let found = line.text.utf8.firstRange(of: " \(word) ") else { return false }
            return line.text[..<found.lowerBound].allSatisfy { $0.isNumber || " /".contains($0) }
        }
    }

    /// "4 pounds sirloin steaks, at least ¾ inch thick": how thick the butcher cuts them.
    private func atLeastThick(_ line: IngredientLine) -> String? {
        guard let start = line.text.utf8.firstRange(of: "at least "),
            let end = line.text.utf8.firstRange(of: " thick"), start.upperBound < end.lowerBound,
            case let said = String(line.text[start.lowerBound..<end.upperBound]), said.utf8.count < 32,
            said.contains("inch")
        else { return nil }
        return said
    }

    /// "28 baby carrots (about 4 bunches)", "35 peperoncini (three 9-ounce jars)": how those are sold that are counted.
    func packagesBeside(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard language == .en, let amount = line.amount, amount.unit == nil, amount.value > .one,
            line.text.utf8.count < 160, purchase.food != nil
        else { return nil }
        let isInBunches = line.name.hasPrefix("baby ")
        for part in line.text.split(separator: "(").dropFirst() {
            guard let close = part.firstIndex(of: ")"), case let said = part[..<close], said.utf8.count < 40 else {
                continue
            }
            let tokens = words(of: String(said)).all
            guard
                tokens.last?.word.unit == .bunch && isInBunches
                    || tokens.last?.word.unit == .jar && tokens.count > 3
            else { continue }
            return String(said)
        }
        return nil
    }
}
