/// English lines whose words together name another thing than the food among them.
extension PurchaseReader {
    /// What is bought for the line as it is meant; nil if its words mean no other thing.
    func otherWords(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 240 else { return nil }
        return bundle(line) ?? accompaniments(line) ?? ofOtherRecipe(line) ?? beforeWater(line) ?? piecesOf(line)
            ?? flavors(line) ?? cookedByTitle(line) ?? otherProduct(line) ?? runTogether(line)
    }

    /// "A cheesecloth bag containing 4 parsley sprigs, 1 bay leaf, and a pinch of dried thyme": each of what is in it.
    private func bundle(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.contains("cheesecloth") || line.text.lowercased().contains("bouquet garni"),
            let start = [" bag containing ", "made by tying ", "bouquet garni containing "].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        var rest = String(line.text[start.upperBound...])
        for end in [" in a cheesecloth", " in cheesecloth", " tied ", " together"] {
            if let found = rest.utf8.firstRange(of: end) { rest = String(rest[..<found.lowerBound]) }
        }
        let list = rest.replacing(" and ", with: ", ")
        let parts = list.split(separator: ",").map { String(String($0).trimmedSpaces) }.filter { !$0.isEmpty }
        var bought: [Purchase] = []
        for said in parts {
            let part = parser.parse(said)
            guard part.food != nil, case .buy(var some) = read(part) else { return nil }
            for index in some.indices { some[index].count(part, beside: line) }
            bought += some
        }
        return bought.isEmpty ? nil : bought
    }

    /// "Accompaniments: cookies; crème fraîche, sour cream, or ice cream", "Accompaniment: 1 bag greens such as herb salad or
    /// mesclun": one thing for each part, with its choices and examples.
    private func accompaniments(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.hasPrefix("Accompaniment"), let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        let front = String(line.text[...colon]) + " "
        let rest = String(line.text[colon...].dropFirst())
        if let example = rest.utf8.firstRange(of: " such as "), !rest.contains(";"), !rest.contains("(such"),
            rest[example.upperBound...].contains(" or "),
            var bought = reread(front + String(rest[..<example.lowerBound]).trimmedSpaces, as: line), bought.count == 1
        {
            bought[0].beside = nil
            bought[0].add(remark: String(rest[example.lowerBound...].dropFirst()))
            return bought
        }
        let parts = rest.split(separator: ";").map { String($0).trimmedSpaces }
        guard (2...6).contains(parts.count), rest.contains(" or "),
            !parts.contains(where: { $0.filter("()".contains).count % 2 == 1 })
        else { return nil }
        var bought: [Purchase] = []
        for part in parts {
            guard let some = reread(String(part), as: line), !some.isEmpty else { return nil }
            bought += some.map { purchase in
                var purchase = purchase
                purchase.isOptional = true
                return purchase
            }
        }
        return bought
    }

    /// "Matzo Balls, (see recipe)": what another recipe makes, by its name.
    private func ofOtherRecipe(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let see = line.text.utf8.firstRange(of: "(see recipe"),
            case let name = words(of: String(line.text[..<see.lowerBound])).words, name.count > 1,
            case let text = words(of: line.text), name.allSatisfy(text.isProper),
            let first = name.first, let last = name.last
        else { return nil }
        var purchase = named(text.text(from: first, through: last), in: line)
        purchase.remark = Self.homemade
        return [purchase]
    }

    /// "3 cups sultana raisins plumped in hot water": the food before the water that it lies in.
    private func beforeWater(_ line: IngredientLine) -> [Purchase]? {
        guard line.food.flatMap({ foods.food(id: $0.id) })?.shop?.isFree == true else { return nil }
        for word in [" plumped in ", " soaked in ", " softened in ", " covered with "] {
            guard let found = line.text.utf8.firstRange(of: word), case let front = line.text[..<found.lowerBound],
                let food = parser.parse(String(front)).food.flatMap({ foods.food(id: $0.id) }),
                food.shop?.isFree != true, food.shop?.isTool != true
            else { continue }
            return reread(String(front), as: line)
        }
        return nil
    }

    /// "1 cup French fry-sized pieces of jicama": so much of it.
    private func piecesOf(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit?.isMeasure == true, line.amounts.count == 1,
            let of = line.text.utf8.firstRange(of: "-sized pieces of "), !line.text[..<of.lowerBound].contains(",")
        else { return nil }
        return reread(amount.display + " " + line.text[of.upperBound...], as: line)
    }

    /// "Pistachio or vanilla ice cream", "almond or other plant milk": both are ice cream, or milk.
    private func flavors(_ line: IngredientLine) -> [Purchase]? {
        let plants = ["almond", "cashew", "hemp", "oat", "rice", "soy"]
        for noun in [" ice cream", " sorbet", " frozen yogurt", " gelato", " milk"]
        where noun != " milk" || plants.contains(where: { line.text.contains($0 + " or other ") }) {
            guard let or = line.text.utf8.firstRange(of: " or "), let end = line.text.utf8.firstRange(of: noun),
                or.upperBound < end.lowerBound, case let front = line.text[..<or.lowerBound],
                !front.contains(where: { ",(;:".contains($0) }), front.split(separator: " ").last?.count ?? 0 > 2,
                case let between = line.text[or.upperBound..<end.upperBound],
                !between.contains(where: { ",(;".contains($0) || $0.isNumber }),
                parser.parse(String(front)).food?.id.hasSuffix("cream") != true,
                var bought = reread(front + noun + line.text[end.upperBound...], as: line), bought.count == 1
            else { continue }
            bought[0].alternative = "or " + between
            return bought
        }
        return nil
    }

    /// "1 cup Basic Quinoa or Pilaf-Style Quinoa": cooked as the recipe of that title says.
    private func cookedByTitle(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit?.isMeasure == true,
            let food = line.food.flatMap({ foods.food(id: $0.id) }), food.shop?.cooked != nil,
            food.shop?.boughtAs == nil, let first = line.text.firstRange(of: line.name.prefix { $0 != " " }),
            case let word = line.text[first.lowerBound...].prefix(while: { $0 != " " }),
            Self.titles.contains(where: { word.hasSuffix($0) })
                || line.text.contains("-Toasted \(food.name.capitalizedFirst)")
        else { return nil }
        return reread(amount.display + " cooked " + food.name, as: line)
    }

    private static let titles = ["Basic", "Perfect", "Simple", "Fluffy", "Classic", "-Style", "-Toasted"]

    /// "Your favorite pizza toppings", "½ tsp dry powdered horseradish": no pizza, and no root or jar of it.
    private func otherProduct(_ line: IngredientLine) -> [Purchase]? {
        guard let food = line.food else { return nil }
        let isTopping = food.id.hasSuffix("pizza") && line.text.contains("pizza toppings")
        let isPowder = food.id.hasSuffix("horseradish") && line.text.contains("powder")
        if isTopping || isPowder {
            var purchase = options(of: line, named(isPowder ? "powdered horseradish" : "pizza toppings", in: line))
            purchase.category = .pantry
            return [purchase]
        }
        // "Fresh or frozen whole kernel corn" is none from a can.
        if line.amount?.unit?.isPackage != true, line.text.contains("fresh or frozen whole kernel corn"),
            let kernel = line.text.utf8.firstRange(of: "whole kernel ")
        {
            return reread(String(line.text[..<kernel.lowerBound]) + line.text[kernel.upperBound...], as: line)
        }
        if line.amount == nil, let with = line.text.utf8.firstRange(of: ", seasoned with ") {
            return reread(line.text[..<with.lowerBound] + ", " + line.text[with.upperBound...], as: line)
        }
        return nil
    }

    /// "Two tuna steaks (about 1 ½ pounds) olive oil for brushing": another food behind the brackets of the first.
    private func runTogether(_ line: IngredientLine) -> [Purchase]? {
        guard let close = line.text.utf8.firstRange(of: ") "), case let rest = String(line.text[close.upperBound...]),
            rest.first?.isLowercase == true, let use = rest.utf8.firstRange(of: " for "),
            let food = foods.food(key: FoodKey.key(of: String(rest[..<use.lowerBound]))),
            case let head = parser.parse(String(line.text[...close.lowerBound])), head.amount != nil,
            let own = head.food.flatMap({ foods.food(id: $0.id) }), own.category != food.category,
            let first = reread(head.text, as: line), first.count == 1
        else { return nil }
        return first + [Purchase(food).uncounted]
    }

    /// "Verjus is a tart juice that you find online", "puree (reserved from Pops)": what a line tells of another.
    func isExplanation(_ line: IngredientLine) -> Bool {
        guard language == .en else { return false }
        if line.text.contains("(reserved from") { return true }
        return line.amount == nil && line.text.utf8.count > 40 && line.text.hasSuffix(".")
            && [" is a ", " is an ", " are a "].contains { line.text.contains($0) }
    }
}

extension String {
    /// Its first letter as a capital.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
