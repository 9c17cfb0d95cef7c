/// What English lines say in passing that decides what is brought home.
extension PurchaseReader {
    /// "12 pecan halves", "¾ cup chopped pecans plus 10 pecan halves": nuts that are no pieces, unless they are chopped.
    func halves(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard let food = purchase.food,
            food.id == "pecan" || food.id == "walnut"
                || line.amount.map({ $0.unit == nil }) == true && Self.halved.contains(food.id),
            case let text = line.text.lowercased(),
            let found = text.utf8.firstRange(of: food.name.lowercased() + " halves"),
            case let front = String(text[..<found.lowerBound]), case let rest = text[found.upperBound...],
            ![" or ", " and ", "chopped", "ground", "crushed", "broken"].contains(where: { rest.contains($0) })
        else { return nil }
        guard let plus = front.utf8.firstRange(of: "plus ") else { return "halves" }
        let count = front[plus.upperBound...].filter { $0 != " " }
        return !count.isEmpty && count.allSatisfy(\.isNumber) ? count + ": halves" : "+ halves"
    }

    /// What recipes count by halves, of which the note tells.
    private static let halved: Set<String> = [
        "cherry", "candied-cherry", "maraschino-cherry", "peach", "apricot", "dried-apricot", "pear",
        "cherry-tomato", "dried-peach", "plum",
    ]

    /// "Plain yogurt, preferably Greek-style, with live cultures", "shrimp, with shells": what it is sold with.
    func clauseWith(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.text.utf8.firstRange(of: ", with ") != nil || line.text.utf8.firstRange(of: "(with ") != nil else {
            return nil
        }
        let text = words(of: line.text)
        for start in text.all.indices.dropFirst().dropLast()
        where [.comma, .open].contains(text.all[start - 1].kind) && text.text([text.all[start]]) == "with" {
            let clause = text.all[start...].prefix { $0.kind == .word }
            guard (2...6).contains(clause.count), let last = clause.last,
                case let said = text.text([last]).lowercased(),
                said == "cultures" || line.category == .meat && Self.uncut.contains(said)
            else { continue }
            // "Chicken thighs, with bone and skin" are called so.
            let names = (purchase.kinds + purchase.sorts).map { buying.kinds[$0].id }
            if names.contains("bone-in") || names.contains("skin-on") { continue }
            return text.text(from: text.all[start], through: last)
        }
        return nil
    }

    /// "Candy kisses with white stripes", "salad greens with arugula", "onions stuck with cloves": what the name ends with.
    func nameWith(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.category != .meat, purchase.alternative.isEmpty,
            let with = line.text.utf8.firstRange(of: " with "), with.lowerBound > line.text.startIndex,
            case let front = line.text[..<with.lowerBound], !front.contains(where: { ",(;:".contains($0) }),
            front.last?.isLetter == true
        else { return nil }
        let stuck = front.split(separator: " ").last.flatMap { Self.stuck.contains(String($0)) ? "\($0) " : nil }
        let text = words(of: String(line.text[with.upperBound...]))
        let said = text.all.prefix { $0.kind == .word }
        let next = text.all.dropFirst(said.count).first
        guard (1...3).contains(said.count), let first = said.first, let last = said.last,
            next.map({ [.comma, .open, .semicolon].contains($0.kind) }) ?? true,
            !said.contains(where: { token in
                token.word.unit != nil && stuck == nil || token.word.has([.or, .and, .optional, .ends, .done, .after])
                    || Self.ownParts.contains(text.text([token]).lowercased())
            })
        else { return nil }
        // "Flour seasoned with salt": what is done at home needs no more than the line's own food.
        if stuck == nil, front.hasSuffix("ed") || front.hasSuffix("made") { return nil }
        return (stuck ?? "") + "with " + text.text(from: first, through: last)
    }

    private static let stuck: Set<String> = ["stuck", "studded"]

    /// What a food has anyway, or what other rules tell.
    private static let ownParts: Set<String> = [
        "juice", "juices", "liquid", "syrup", "brine", "oil", "water", "skin", "skins", "bone", "bones", "stem",
        "stems",
        "seeds", "leaves", "tops", "greens", "fronds", "shell", "shells", "tails", "tail", "puree", "purée", "peel",
        "rind",
        "crust", "crusts", "ribs", "it", "them", "a", "an", "the", "lid", "lids", "fat", "handles", "label", "each",
        "meat",
    ]

    /// What meat and fish are sold with or without.
    private static let uncut: Set<String> = [
        "shell", "shells", "head", "heads", "skin", "bone", "bones", "fat", "tail", "tails", "intact", "attached",
    ]

    /// "1 ½ cups green olives, plus ½ cup brine reserved", "2 tbsp cornichons plus 1 tbsp pickle juice from jar": what must be
    /// in the jar, as the food is sold without it as well; a can always has it.
    func liquid(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.amount?.unit?.isPackage != true,
            line.text.contains("brine") || line.text.contains("from ")
                || line.text.contains("reserved")
        else { return nil }
        let text = words(of: line.text)
        let said = text.all.map { text.text([$0]).lowercased() }
        guard let place = said.indices.first(where: { Self.liquids.contains(said[$0]) }), place > 0 else { return nil }
        let behind = said[(place + 1)...].prefix(4)
        let isKept =
            behind.first == "reserved"
            || behind.first == "from" && behind.contains { ["jar", "can", "bottle", "package"].contains($0) }
        guard isKept else { return nil }
        guard let plus = said[..<place].lastIndex(of: "plus"), place - plus < 8 else {
            return said[place] == "brine" ? "with brine" : nil
        }
        return "with " + text.text(from: text.all[plus + 1], through: text.all[place])
    }

    private static let liquids: Set<String> = ["brine", "juice", "liquid", "oil", "syrup", "marinade"]

    /// "Or a mixture of sharp Cheddar and smoked Gouda": what may be a part of it.
    func mixture(behind or: Int, in text: NameWords) -> String? {
        let rest = text.all[(or + 1)...].prefix { $0.kind == .word || $0.kind == .hyphen }
        let said = rest.prefix(3).map { text.text([$0]).lowercased() }
        guard let mix = said.firstIndex(where: Self.blends.contains), mix < 2, mix + 1 < said.count,
            mix == 0 || ["a", "any"].contains(said[0]), said[mix + 1] == "of", (4...11).contains(rest.count),
            let last = rest.last, rest.contains(where: { $0.word.has(.and) })
        else { return nil }
        return "or " + text.text(from: text.all[or + 1], through: last)
    }

    private static let blends: Set<String> = ["mixture", "mix", "combination", "blend"]

    /// "Pesto (packaged or see recipe below)", "eggnog (or see notes for recipe)": whether to buy it or to make it.
    func chooseRecipe(_ purchase: inout Purchase, in line: IngredientLine) {
        // "Or other garnish as noted above" says nothing on a list.
        if purchase.alternative.hasPrefix("or other "), purchase.alternative.hasSuffix(" above") {
            purchase.alternative = ""
        }
        guard line.text.contains("recipe") else { return }
        let follows = "or recipe follows, or "
        if purchase.alternative.hasPrefix(follows) {
            purchase.alternative = "or " + purchase.alternative.dropFirst(follows.utf8.count)
            purchase.add(remark: Self.homemade)
        } else if purchase.alternative.isEmpty || purchase.alternative.hasPrefix("or see "),
            !purchase.alternative.dropFirst(3).contains(" or "),
            Self.choicesOfRecipe.contains(where: { line.text.contains($0) })
        {
            purchase.alternative = "or " + Self.homemade
        } else if Self.notesOfRecipe.contains(where: { line.text.contains($0) }) {
            purchase.add(remark: Self.homemade)
        }
    }

    private static let notesOfRecipe = ["note for recipe", "notes for recipe", "note for link", "notes for link"]

    private static let choicesOfRecipe = ["or see recipe", "or see note", "or see the recipe", "or use recipe"]

    /// "1 small head cabbage", "12 cups shredded cabbage (about 2 small heads)": how large heavy vegetables and fruit are.
    func sizeOfHeavy(_ food: Food, _ line: IngredientLine) -> String? {
        guard food.category == .produce, food.gramsPerPiece.map({ $0 >= Rational(400) }) == true,
            let amount = line.amount,
            amount.unit.map({ $0.dimension == .volume || $0 == .head || $0 == .bulb }) != false,
            line.amounts.count == 1 || amount.unit?.dimension == .volume, !line.text.contains(" or "),
            words(of: line.name).words.last.map({ $0.word.unit == nil || $0.word.unit == amount.unit }) == true
        else { return nil }
        let text = words(of: line.text)
        let said = text.all.map { text.text([$0]).lowercased() }
        guard let size = said.indices.first(where: { said[$0] == "small" || said[$0] == "large" }), size > 0,
            [.number, .vulgar].contains(text.all[size - 1].kind) || text.all[size - 1].word.has(.article),
            size < 2 || text.all[size - 2].kind == .open || text.all[size - 2].word.has([.about, .from])
        else { return nil }
        return said[size]
    }
}
