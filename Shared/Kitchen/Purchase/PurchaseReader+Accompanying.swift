/// English lines with a lost comma, of what is left of a dish, of what goes with one, and of one product with several names.
extension PurchaseReader {
    /// "2 tablespoons jaggery juice of 2 limes": two things between which a comma has got lost.
    func juiceBehind(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let juice = line.text.utf8.firstRange(of: " juice of "),
            line.text[juice.upperBound...].first?.isNumber == true,
            case let front = line.text[..<juice.lowerBound], front.last?.isLetter == true,
            case let words = front.split(separator: " "), let last = words.last?.lowercased(), words.count > 2,
            !["and", "plus", "or", "the", "with", "fresh", "strained", "&"].contains(last),
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
}
