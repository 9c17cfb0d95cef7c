/// English lines that name three foods or more, and nothing else.
extension PurchaseReader {
    /// "Lettuce leaves, tomato slices, mayonnaise, mustard and ketchup": each of them; nil if a part is no food alone, or two
    /// are of one.
    func eachFood(of line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amount == nil, line.text.utf8.count < 200, line.text.contains(","),
            !line.text.contains(where: { $0.isNumber || "(:;/*–".contains($0) }), !isTitle(line), !isRemark(line),
            let parts = partsOfList(line.text)
        else { return nil }
        var all: [Purchase] = []
        for part in parts {
            guard let purchase = food(alone: parser.parse(part)) else { return nil }
            all.append(options(of: line, purchase.uncounted))
        }
        return Set(all.map(\.key)).count == all.count ? all : nil
    }

    /// What stands between the commas of a list and beside its last "and", before what it is for; nil if it says more.
    private func partsOfList(_ text: String) -> [String]? {
        var said = text
        for use in Self.usesOfList {
            if let found = said.utf8.firstRange(of: use) { said = String(said[..<found.lowerBound]) }
        }
        guard !Self.noList.contains(where: { said.utf8.firstRange(of: $0) != nil }) else { return nil }
        var parts = said.split(separator: ",").map { String(String($0).trimmedSpaces) }
        guard let last = parts.popLast() else { return nil }
        if last.hasPrefix("and ") {
            parts.append(String(last.dropFirst("and ".count)))
        } else {
            guard let and = last.utf8.firstRange(of: " and ") else { return nil }
            parts.append(String(last[..<and.lowerBound]))
            parts.append(String(last[and.upperBound...]))
        }
        return (3...12).contains(parts.count) ? parts : nil
    }

    /// What a part that is nothing but a food asks for.
    private func food(alone part: IngredientLine) -> Purchase? {
        let name = words(of: part.name).words
        guard part.amount == nil, (1...5).contains(name.count),
            // "Thinly sliced lime leaves"
            words(of: part.preparation).words.allSatisfy({ $0.word.has([.done, .adverb, .after]) }),
            !name.contains(where: { $0.word.has([.to, .ends, .stop, .purpose, .optional]) }),
            let match = resolver.resolve(name[...]), match.words.upperBound + 1 >= name.count,
            case .buy(let bought) = read(part), bought.count == 1,
            let food = bought[0].food, food.shop?.isFree != true, food.shop?.isTool != true
        else { return nil }
        return bought[0]
    }

    /// What follows the foods of a list.
    private static let usesOfList = [
        ", for ", " for ", ", to serve", " to serve", ", to garnish", " to garnish", ", as ", " as ", ", if desired",
        " if desired", " to taste",
    ]
    /// What makes of a list more than foods.
    private static let noList = [" or ", " with ", "such as", " like ", " in ", " of ", " from ", " plus ", " each "]
}
