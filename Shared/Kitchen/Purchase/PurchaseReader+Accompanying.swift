/// English lines with a lost comma, of what is left of a dish, of what goes with one, and of one product with several names.
extension PurchaseReader {
    /// "2 tablespoons jaggery juice of 2 limes": two things between which a comma has got lost.
    func juiceBehind(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let juice = line.text.utf8.firstRange(of: " juice of "),
            line.text[juice.upperBound...].first?.isNumber == true,
            case let front = line.text[..<juice.lowerBound], front.last?.isLetter == true,
            case let words = front.split(separator: " "), let last = words.last?.lowercased(), words.count > 2,
            !["and", "plus", "or", "the", "(the", "with", "fresh", "strained", "&"].contains(last),
            parser.parse(String(front)).food != nil,
            let first = reread(String(front), as: line), first.count == 1,
            let fruit = reread(String(line.text[juice.lowerBound...].dropFirst()), as: line), fruit.count == 1,
            first[0].key != fruit[0].key
        else { return nil }
        return first + fruit
    }

    /// "Carcass from a 12-pound roast turkey": the bones of a bird that has been eaten.
    func carcass(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.hasPrefix("Carcass from ") || line.text.hasPrefix("Carcass of "),
            let bird = ["turkey", "chicken", "duck", "goose"].first(where: line.text.contains)
        else { return nil }
        var purchase = named("\(bird) carcass", in: line.withoutFood).uncounted
        purchase.category = .meat
        purchase.remark = String(line.text.dropFirst("Carcass ".count))
        return [purchase]
    }

    /// "Spaghetti, kidney beans, and oyster crackers as accompaniments if desired": each of them may be left out.
    func listedAsAccompaniments(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.firstRange(of: ", ") != nil,
            let found = [" as traditional accompaniments", " as accompaniments"].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            ["", " if desired", " (optional)"].contains(String(line.text[found.upperBound...]))
        else { return nil }
        return reread("Accompaniments: " + line.text[..<found.lowerBound], as: line)
    }

    /// "½ cup wheat, rye, and flax hot cereal mix (such as Maker®)": one product of several grains.
    func cerealOfSeveral(_ line: IngredientLine) -> Purchase? {
        guard line.amount != nil, line.text.utf8.firstRange(of: ", and ") != nil,
            let start = line.text.utf8.firstRange(of: line.name)?.lowerBound,
            case let name = String(line.text[start...].prefix { $0 != "(" && $0 != ";" }.trimmedEnd),
            name.hasSuffix(" cereal") || name.hasSuffix(" cereal mix")
        else { return nil }
        var whole = line
        whole.preparation = ""
        var purchase = named(name, in: whole)
        purchase.category = .pantry
        return options(of: whole, purchase)
    }

    /// "Butter, plus 2 tablespoons grated Parmesan, for the dish": a food without an amount, and so much of another.
    func plusOther(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.first?.isLetter == true, line.text.utf8.count < 100,
            let plus = line.text.utf8.firstRange(of: ", plus "),
            case let rest = String(line.text[plus.upperBound...]), rest.first?.isNumber == true,
            case let front = String(line.text[..<plus.lowerBound]), front.allSatisfy({ $0.isLetter || $0 == " " }),
            let food = parser.parse(front).food, let other = parser.parse(rest).food, food.id != other.id,
            let first = reread(front, as: line), first.count == 1, first[0].food != nil,
            let more = reread(rest, as: line), more.count == 1, more[0].food != nil, more[0].key != first[0].key
        else { return nil }
        return first.map(\.uncounted) + more
    }

    /// "Peach ice cream (recipe follows) or vanilla ice cream": what a shop has, and what another recipe makes.
    func orRecipe(_ line: IngredientLine) -> [Purchase]? {
        guard let or = line.text.utf8.firstRange(of: " (recipe follows) or "), line.text.first?.isNumber != true,
            case let rest = String(line.text[or.upperBound...]), parser.parse(rest).food != nil,
            var bought = reread(rest, as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: "or homemade " + line.text[..<or.lowerBound])
        return bought
    }

    /// "¾ cup giblet broth (reserved from the turkey) or chicken broth", "⅓ cup chicken fat (reserved from stock or purchased)":
    /// what a shop has of it.
    func orBought(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, let open = line.text.utf8.firstRange(of: " (reserved from "),
            let close = line.text[open.upperBound...].firstIndex(of: ")")
        else { return nil }
        let inside = line.text[open.upperBound..<close]
        if inside.hasSuffix(" or purchased") || inside.hasSuffix(" or store-bought") {
            return reread(String(line.text[..<open.lowerBound]) + line.text[close...].dropFirst(), as: line)
        }
        let behind = line.text[close...].dropFirst()
        guard behind.hasPrefix(" or "), behind.dropFirst(4).first?.isLetter == true else { return nil }
        guard var bought = reread(amount.display + " " + behind.dropFirst(4), as: line), bought.count == 1 else {
            return nil
        }
        let own = parser.parse(String(line.text[..<open.lowerBound])).name
        bought[0].add(remark: own.hasPrefix("homemade ") ? "or \(own)" : "or homemade \(own)")
        return bought
    }

    /// "1 ½ cups Swiss Chard with Roasted Pepper": a dish by its title, which the shop has none of.
    func ofTitle(_ line: IngredientLine) -> [Purchase]? {
        guard let unit = line.amount?.unit, unit == .cup || unit == .quart || unit == .pint,
            let start = line.text.firstIndex(where: \.isLetter),
            case let said = line.text[start...].split(separator: " ").dropFirst(),
            said.count > 3, said.contains("with"), said.dropFirst().last != "with",
            said.allSatisfy({ word in
                ["with", "and", "of", "in"].contains(word)
                    || word.first?.isUppercase == true && word.allSatisfy({ $0.isLetter || $0 == "-" })
            }),
            said.count(where: { $0.first?.isUppercase == true }) > 2,
            // "KRAFT Zork with Parmesan Dressing" has a maker.
            !said.contains(where: { $0.utf8.count > 2 && $0.allSatisfy(\.isUppercase) })
        else { return nil }
        var purchase = named(said.joined(separator: " "), in: line)
        purchase.remark = Self.homemade
        return [purchase]
    }

    /// "Sausage, tomato, and artichoke heart, recipe follows": one dish, although its name is a list.
    func isListedRecipe(_ line: IngredientLine) -> Bool {
        line.amount == nil && line.text.hasSuffix(", recipe follows")
    }

    /// "2 ounces jalapeño syrup (see footnote for recipe)": what the shop has none of, as the note says.
    func fromFootnote(_ line: IngredientLine) -> [Purchase]? {
        guard let note = line.text.utf8.firstRange(of: " (see footnote for recipe"),
            let close = line.text[note.upperBound...].firstIndex(of: ")"),
            case let front = String(line.text[..<note.lowerBound]),
            var bought = reread(front + line.text[close...].dropFirst(), as: line),
            bought.count == 1
        else { return nil }
        bought[0].add(remark: Self.homemade)
        return bought
    }
}
