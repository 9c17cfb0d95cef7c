/// English lines that name several foods behind a heading, in a title, or each with words of its own.
extension PurchaseReader {
    /// "Fixings: avocado, sour cream, and grated cheese", "Dipping suggestions: cubed cake (store-bought is fine), grapes":
    /// each of the foods behind the colon, which may be left out if they are served with a dish.
    func headed(_ line: IngredientLine) -> [Purchase]? {
        guard let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.text.startIndex,
            !line.text.contains(". "), case let title = words(of: String(line.text[..<colon])),
            (1...4).contains(title.words.count), title.all.allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
            case let rest = Self.outsideBrackets(String(line.text[colon...].dropFirst())), !rest.contains(";")
        else { return nil }
        let said = title.words.map { title.text([$0]).lowercased() }
        let isServed = said.contains(where: Self.servings.contains)
        if !isServed {
            // Other rules read those that only say that something follows.
            guard line.amount == nil, title.words.contains(where: { !buying.nothing.contains($0.key) }),
                !title.words.contains(where: { $0.word.has(.optional) || buying.equipment.contains($0.key) }),
                !["for", "serve", "note", "special"].contains(said[0])
            else { return nil }
        }
        let parts = Self.listed(rest)
        guard (2...12).contains(parts.count), rest.utf8.firstRange(of: ", or ") == nil else { return nil }
        var bought: [Purchase] = []
        for said in parts {
            let part = parser.parse(said)
            guard part.food != nil || isServed && !bought.isEmpty, isServed || words(of: part.name).words.count < 5,
                case .buy(let some) = read(part), !some.isEmpty
            else { return nil }
            bought += some.map { purchase in
                var purchase = purchase
                if part.amount == nil { purchase.isUncounted = true } else { purchase.count(part, beside: line) }
                purchase.isOptional = purchase.isOptional || isServed
                return purchase
            }
        }
        return Set(bought.map(\.key)).count == bought.count ? bought : nil
    }

    /// Words of headings over what is served with a dish, which no other rule knows.
    private static let servings: Set<String> = [
        "fixings", "fixing", "dipping", "dippers", "dipper", "add-ins", "ins", "mix-ins", "accoutrements", "sides",
        "toppings", "garnishes", "serve", "choice", "combination",
    ]

    /// "Toppings – sour cream, salsa": a dash instead of the colon.
    func headingBeforeDash(_ text: String) -> String? {
        for dash in [" – ", " — ", " - "] {
            guard let found = text.utf8.firstRange(of: dash), found.lowerBound > text.startIndex,
                text[found.upperBound...].contains(","),
                Self.headings.contains(text[..<found.lowerBound].lowercased())
            else { continue }
            return text[..<found.lowerBound] + ": " + text[found.upperBound...]
        }
        return nil
    }

    private static let headings: Set<String> = [
        "toppings", "topping", "garnish", "garnishes", "accompaniments", "fixings", "to serve", "for serving",
        "optional",
    ]

    /// "Lettuce, tomato, and onion (optional)", "sliced jalapeños and chopped cilantro (optional)": all of them, each of which may be left out.
    func listedOptional(_ line: IngredientLine) -> [Purchase]? {
        let end = " (optional)"
        guard line.amount == nil, line.text.hasSuffix(end), line.text.utf8.count < 120,
            case let text = String(line.text.dropLast(end.count)),
            text.utf8.contains(UInt8(ascii: ",")) || text.utf8.firstRange(of: " and ") != nil,
            !text.contains("("), !text.contains(":"), !text.contains(" or "),
            case .buy(let bought) = read(parser.parse(text)), bought.count > 1
        else { return nil }
        return bought.map { purchase in
            var purchase = purchase.uncounted
            purchase.isOptional = true
            return purchase
        }
    }

    /// "Sliced tomatoes, lettuce leaves, and mayonnaise", "grated cheese, cilantro, lime wedges, avocado slices": foods that a
    /// list names, whatever is done with the first.
    func listedDone(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.count < 120, line.text.utf8.contains(UInt8(ascii: ",")),
            case let text = Self.withoutServing(line.text), !text.contains(where: { "(:;.".contains($0) }),
            !text.contains(" or "), !text.contains("/"), let first = words(of: text).words.first,
            first.word.has(.done) || text != line.text,
            case let parts = Self.listed(text), (text.contains(" and ") ? 3...6 : 4...6).contains(parts.count)
        else { return nil }
        var bought: [Purchase] = []
        for said in parts {
            let part = parser.parse(Self.withoutTender(said))
            var name = words(of: part.name).words
            // "Avocado slice"
            if name.count > 1, name.last?.word.unit == .slice || name.last?.word.unit == .wedge { name.removeLast() }
            guard part.amount == nil, part.preparation.split(separator: " ").count < 2, (1...3).contains(name.count),
                let match = resolver.resolve(name[...]), match.isNamed || match.exact,
                case .buy(let some) = read(part), some.count == 1
            else { return nil }
            bought += some.map(\.uncounted)
        }
        return Set(bought.map(\.key)).count == bought.count ? bought : nil
    }

    /// A list without what it is for: "rice noodles, cilantro leaves, and lime wedges (for serving; optional)".
    private static func withoutServing(_ text: String) -> String {
        for end in [" (for serving)", " (for serving; optional)"] where text.hasSuffix(end) {
            return String(text.dropLast(end.count)).replacing("and/or ", with: "and ")
        }
        return text
    }

    /// "Cilantro leaves with tender stems": the leaves, as a shop has no others.
    private static func withoutTender(_ text: String) -> String {
        text.hasSuffix(" with tender stems") ? String(text.dropLast(" with tender stems".count)) : text
    }

    /// The parts between the commas and the last "and".
    private static func listed(_ text: String) -> [String] {
        var parts = text.split(separator: ",").map { String(String($0).trimmedSpaces) }.filter { !$0.isEmpty }
        guard let last = parts.last else { return [] }
        if last.hasPrefix("and ") {
            parts[parts.count - 1] = String(last.dropFirst("and ".count))
        } else if let and = last.utf8.firstRange(of: " and "), !last.contains("(") {
            parts[parts.count - 1] = String(last[..<and.lowerBound])
            parts.append(String(last[and.upperBound...]))
        }
        return parts
    }

    /// A text without its brackets.
    static func outsideBrackets(_ text: String) -> String {
        var depth = 0
        var rest = ""
        for character in text {
            if character == "(" { depth += 1 }
            if depth == 0 { rest.append(character) }
            if character == ")" { depth = max(0, depth - 1) }
        }
        return rest
    }

    /// "Warm Frisée, Fingerling, and Bacon Salad": one dish of another recipe, whose title is a list.
    func titledWithList(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.contains(UInt8(ascii: ",")), line.text.utf8.count < 90,
            line.text.utf8.firstRange(of: ", and ") != nil || line.text.utf8.firstRange(of: " and ") != nil,
            line.text.utf8.allSatisfy({ ![0x28, 0x3A, 0x3B, 0x2E].contains($0) && !(0x30...0x39).contains($0) })
        else { return nil }
        let text = words(of: line.text)
        guard let last = text.words.last, Self.dishes.contains(text.text([last]).lowercased()),
            let and = text.all.lastIndex(where: { $0.word.has(.and) }), and > 2, text.all[and - 1].kind == .comma,
            text.words.allSatisfy({ text.isProper($0) || $0.word.has([.and, .with, .of]) })
        else { return nil }
        var purchase = named(line.text, in: line.withoutFood)
        purchase.category = .other
        purchase.remark = Self.homemade
        return [purchase]
    }

    private static let dishes: Set<String> = [
        "salad", "slaw", "stew", "gratin", "pie", "tart", "casserole", "hash", "medley", "pizza", "risotto", "pilaf",
    ]

    /// "Old Bay seasoning, MSG (optional), and chili oil (for serving)": each of them, with the words behind it.
    func listedWithWishes(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.firstRange(of: "),") != nil, line.text.utf8.count < 140,
            !line.text.contains(" or "), !line.text.contains(":"), !line.text.contains(";")
        else { return nil }
        var depth = 0
        let outside = line.text.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "," && depth == 0
        }
        let parts = outside.map { part -> String in
            let said = String(String(part).trimmedSpaces)
            return said.hasPrefix("and ") ? String(said.dropFirst("and ".count)) : said
        }
        guard (3...6).contains(parts.count) else { return nil }
        var bought: [Purchase] = []
        for said in parts {
            let part = parser.parse(said)
            guard part.amount == nil, words(of: part.name).words.count < 4,
                case .buy(let some) = read(part), some.count == 1
            else { return nil }
            bought += some.map(\.uncounted)
        }
        let known = bought.count { $0.food != nil }
        return known > 1 && Set(bought.map(\.key)).count == bought.count ? bought : nil
    }

    /// "Fresh berries and yogurt, to serve (optional)": all of them may be left out.
    func optionalAll(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        let isAll =
            line.text.hasSuffix(", optional")
            || line.text.hasSuffix(" (optional)")
                && [", to serve (", ", for serving (", ", for garnish ("].contains(where: line.text.contains)
        guard language == .en, line.amount == nil, isAll else { return bought }
        return bought.map { purchase in
            var purchase = purchase
            purchase.isOptional = true
            return purchase
        }
    }

    /// "4 buns, lettuce leaves and tomato slices": foods without an amount behind pieces of bread.
    func piecesBesideFoods(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit == nil, line.note.isEmpty, line.text.utf8.count < 100,
            let base = line.food.flatMap({ foods.food(id: $0.id) }),
            Self.breads.contains(where: { base.id.hasSuffix($0) }),
            line.preparation.contains(" and ") || line.preparation.contains("and "),
            !line.preparation.contains(" or "), line.text.hasSuffix(line.preparation),
            case let parts = Self.listed(line.preparation), (2...5).contains(parts.count)
        else { return nil }
        var more: [Purchase] = []
        for said in parts {
            let part = parser.parse(said)
            guard part.amount == nil, let food = part.food, food.id != base.id,
                let match = resolver.resolve(words(of: part.name).words[...]), match.isNamed || match.exact,
                match.food.category != .pantry || foods.words.aisles.aisle(ofFood: food.id) == .sauces,
                case .buy(let some) = read(part), some.count == 1
            else { return nil }
            more += some.map(\.uncounted)
        }
        var plain = line
        plain.preparation = ""
        plain.text = String(line.text.dropLast(line.preparation.count))
        while plain.text.last == " " || plain.text.last == "," { plain.text.removeLast() }
        guard plain.text != line.text, case .buy(let one) = read(plain), one.count == 1 else { return nil }
        return one + more
    }

    /// What is filled at the table.
    private static let breads = [
        "bun", "roll", "tortilla", "pita-bread", "bagel", "shell", "english-muffin", "naan", "wrap",
    ]

    /// "Dough for ⅓ recipe White Bread": what another recipe makes, of which so much is needed.
    func ofPartOfRecipe(_ line: IngredientLine) -> [Purchase]? {
        guard let of = line.text.utf8.firstRange(of: " for "), let recipe = line.text.utf8.firstRange(of: " recipe "),
            of.upperBound < recipe.lowerBound, line.text.utf8.count < 80,
            ["Dough", "Filling", "Frosting", "Batter", "Icing", "Glaze", "Sauce", "Stuffing", "Pastry"]
                .contains(String(line.text[..<of.lowerBound])),
            case let part = line.text[of.upperBound..<recipe.lowerBound],
            part.allSatisfy({ $0.isNumber || $0 == "/" || $0 == " " }),
            case let dish = line.text[recipe.upperBound...], dish.first?.isUppercase == true, !dish.contains(","),
            !dish.contains("(")
        else { return nil }
        // Pie crusts are sold.
        if dish.lowercased().contains("crust") || dish.lowercased().contains("pastry") { return nil }
        let noun = line.text[..<of.lowerBound].lowercased()
        var purchase = named("\(dish) \(noun)", in: line.withoutFood).uncounted
        purchase.category = .other
        purchase.remark = "\(part) recipe; " + Self.homemade
        return [purchase]
    }

    /// "Neck and giblets (excluding liver) from a 12-pound turkey": what the bird brings, whatever of it is used and
    /// whatever the bird weighs.
    func isInsideOfBird(_ line: IngredientLine) -> Bool {
        guard line.text.utf8.count < 90, line.text.utf8.firstRange(of: "iblets") != nil,
            let from = line.text.utf8.firstRange(of: " from "),
            case let bird = line.text[from.upperBound...].lowercased(),
            ["turkey", "chicken", "duck", "goose", "bird"].contains(where: bird.contains),
            case let parts = Self.outsideBrackets(String(line.text[..<from.lowerBound]))
        else { return false }
        return isInside(parser.parse(parts))
    }

    private static let pies: Set<String> = [
        "pie", "pies", "tart", "tarts", "strudel", "galette", "cobbler", "crumble", "turnover", "turnovers",
    ]

    /// "1 (9 inch) pumpkin pie": a pie is none of what is in it.
    func isPie(_ name: NameWords, _ food: Food) -> Bool {
        guard language == .en, name.words.count > 1, let last = name.words.last,
            Self.pies.contains(name.text([last]).lowercased()),
            let match = resolver.resolve(name.words[...]), match.food.id == food.id
        else { return false }
        // The table's "pie pumpkin" has the same words.
        let isOfPie = match.words.upperBound < name.words.count || food.category == .produce
        return isOfPie && !name.words.contains { $0.word.has(.or) }
    }
}
