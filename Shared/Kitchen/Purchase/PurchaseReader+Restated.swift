/// English lines that other rules read once what is said in passing stands where others write it.
extension PurchaseReader {
    /// What is bought for the line in the usual order; nil if it has it.
    func restated(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 200 else { return nil }
        if let plain = equivalent(line) ?? weighing(line) ?? plusBehindManner(line) { return plain }
        if let plain = measuredInCan(line) ?? besideNote(line) ?? behindDash(line) { return plain }
        if let plain = freshTomatoes(line) ?? heartsBehind(line) ?? withOwnBrine(line) { return plain }
        if let plain = brewed(line) ?? withItsJuice(line) ?? forUse(line) { return plain }
        if line.text.contains("stems"), let plain = withoutStems(line) { return plain }
        return listOfExamples(line) ?? partOfFruit(line) ?? slicesFromLoaf(line)
    }

    /// "Granulated zork equivalent to ½ cup sugar": what it replaces is not how much of it there is.
    private func equivalent(_ line: IngredientLine) -> [Purchase]? {
        for word in [" equivalent to ", " equal to "] {
            guard let found = line.text.utf8.firstRange(of: word),
                line.text[found.upperBound...].first?.isNumber == true,
                case let front = line.text[..<found.lowerBound], front.first?.isNumber == false,
                !front.contains("("), !front.contains(",")
            else { continue }
            guard let bought = reread(String(front), as: line), bought.count == 1 else { return nil }
            var purchase = bought[0].uncounted
            purchase.add(remark: String(line.text[line.text.utf8.index(after: found.lowerBound)...]))
            return [purchase]
        }
        return nil
    }

    /// "2 rainbow trout, weighing 2 pounds each": the size of each, as others write it.
    private func weighing(_ line: IngredientLine) -> [Purchase]? {
        for word in [", weighing ", ", each weighing ", " weighing ", ", each about ", ", each ", ", about "] {
            guard let found = line.text.utf8.firstRange(of: word),
                line.amount?.unit == nil || line.amount?.unit == .inch,
                !line.amounts.contains(where: { $0.unit?.dimension == .mass }),
                line.text.utf8.first.map({ (0x30...0x39).contains($0) }) == true
            else { continue }
            var rest = String(line.text[found.upperBound...])
            if rest.hasPrefix("about ") { rest.removeFirst("about ".count) }
            let clause = rest.prefix { $0 != "," && $0 != ";" && $0 != "(" }
            let behind = rest.dropFirst(clause.count)
            var said = String(clause)
            if word == ", about ", !said.hasSuffix(" each"), !said.hasSuffix(" apiece") { continue }
            for each in [" each", " apiece"] where said.hasSuffix(each) { said.removeLast(each.count) }
            guard said.first?.isNumber == true, case let size = parser.parse(said + " of it"), size.name == "it",
                size.amounts.count == 1, size.amount?.unit?.dimension == .mass
            else { return nil }
            return reread(line.text[..<found.lowerBound] + " (\(said) each)" + behind, as: line)
        }
        return nil
    }

    /// "½ cup finely grated (about 1 oz) plus ¼ cup shaved zork", "1 15-ounce container plus 1 cup zork": the food stands behind
    /// both amounts.
    private func plusBehindManner(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, let plus = line.text.utf8.firstRange(of: " plus "),
            line.text[plus.upperBound...].first?.isNumber == true, !line.text.contains(" or ")
        else { return nil }
        let text = words(of: String(line.text[..<plus.lowerBound]))
        let rest = words(of: String(line.text[plus.upperBound...]))
        guard let unit = text.all.firstIndex(where: { $0.word.unit != nil }), unit > 0, unit < 8,
            isOnlyManner(text.all[...]),
            let next = rest.all.firstIndex(where: { $0.word.unit != nil }), (1...3).contains(next),
            rest.all[..<next].allSatisfy({ [.number, .vulgar, .slash].contains($0.kind) }),
            let first = rest.all.first,
            let name = rest.all[(next + 1)...].first(where: { !$0.word.has([.done, .adverb, .of]) })
        else { return nil }
        let noun = rest.text(from: name, upTo: nil)
        let one = parser.parse(line.text[..<plus.lowerBound] + " " + noun)
        let part = parser.parse(rest.text(from: first, through: rest.all[next]) + " " + noun)
        guard one.food != nil, one.food?.id == part.food?.id, one.amount == amount,
            let more = try? LineShare(line: part, scale: .one).amount(),
            case .buy(var bought) = read(one), bought.count == 1, bought[0].more == nil
        else { return nil }
        bought[0].more = AmountBeside(amount: more, line: amount)
        return bought
    }

    /// Whether words are an amount and what is done with it, with more in brackets.
    private func isOnlyManner(_ tokens: ArraySlice<Token>) -> Bool {
        var depth = 0
        return tokens.allSatisfy { token in
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            return depth > 0 || token.kind != .word || token.word.unit != nil || token.word.number != nil
                || token.word.has([.done, .adverb, .after, .about, .size, .article])
        } && depth == 0
    }

    /// "1 (10.75 ounce) can milk": the can of the soup before it, which measures what no can is sold of.
    private func measuredInCan(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit == .can, let can = line.amount, can.max == nil, line.food?.id == "milk",
            !line.text.lowercased().contains("evaporated"), !line.text.lowercased().contains("condensed"),
            let name = line.text.utf8.firstRange(of: " " + line.name)
        else { return nil }
        // A soup can holds a cup and a third.
        let size = line.amounts.dropFirst().first { $0.unit?.dimension == .mass || $0.unit?.dimension == .volume }
        let ounces = size.flatMap { try? $0.value * can.value } ?? (try? can.value * Rational(lowestTerms: 43, 4))
        guard let ounces, size == nil || size?.unit == .ounce || size?.unit == .fluidOunce else { return nil }
        let rest = line.text[name.upperBound...]
        return reread("\(Amount(ounces).text) fluid ounces \(line.name)\(rest)", as: line)
    }

    /// "Fried shallots for serving (see note)": what the note is about is bought all the same.
    private func besideNote(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let food = line.food.flatMap({ foods.food(id: $0.id) }), food.shop?.isFree != true,
            food.shop?.isMade != true
        else { return nil }
        for note in Self.notes {
            guard let found = line.text.utf8.firstRange(of: note) else { continue }
            let text = String(line.text[..<found.lowerBound] + line.text[found.upperBound...])
            guard text.contains(where: \.isLetter) else { return nil }
            return reread(text, as: line)
        }
        return nil
    }

    private static let notes = [
        " (see note)", " (see notes)", " (see Note)", " (see Notes)", " (see note below)", " (see note above)",
        " (see tip)", " (see headnote)", " (see Note below)", ", see note", " (see footnote)", " (See note)",
        " (see note, below)", " (see Tip)", " (see cook's note)", " (see Cook's Note)", " (see Cook's Notes)",
    ]

    /// "8 Zork® Baking Cups - jumbo": what stands behind a dash is which of them.
    private func behindDash(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let dash = line.text.utf8.firstRange(of: " - "), dash.upperBound < line.text.endIndex,
            case let rest = line.text[dash.upperBound...], rest.utf8.count < 40, !rest.contains("("),
            case let said = words(of: String(rest)), (1...4).contains(said.words.count),
            said.all.allSatisfy({ $0.kind == .word }),
            !said.words.contains(where: {
                buying.cooked.contains($0.key)
                    || $0.word.has([.or, .article, .stop, .done, .after, .optional, .purpose, .taste, .to, .adverb])
            }),
            let bought = reread(String(line.text[..<dash.lowerBound]), as: line), bought.count == 1
        else { return nil }
        var purchase = bought[0]
        let shown = "\(purchase.words) \(purchase.own) \(purchase.size)".lowercased()
        if !shown.contains(rest.lowercased()) { purchase.add(remark: String(rest)) }
        return [purchase]
    }

    /// "2 ½ cups peeled, seeded, and chopped tomatoes": nobody peels and seeds what is in a can.
    private func freshTomatoes(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id == "canned-tomatoes", line.amount?.unit?.isPackage != true,
            case let text = line.text.lowercased(), let tomato = foods.food(id: "tomato"),
            !["can", "tinned", "jar", "juice", "drained", "pureed", "stewed", "fire", "puree", "crushed", "sauce"]
                .contains(where: { text.contains($0) }),
            line.amount?.unit == nil || line.amount?.unit?.isMeasure == true,
            ["seeded", "cored", "ripe", "skinned"].contains(where: { text.contains($0) })
                || line.amount?.unit == nil && text.contains("peeled")
                || line.amount == nil && (text.contains("chopped") || text.contains("diced")),
            line.name.lowercased().contains("tomato")
        else { return nil }
        var fresh = line
        let kind = ["plum", "roma", "cherry", "italian"].first { line.name.lowercased().contains($0) }
        fresh.name = kind.map { ($0 == "italian" ? "plum" : $0) + " tomatoes" } ?? "tomatoes"
        let food = foods.food(key: FoodKey.key(of: fresh.name)) ?? tomato
        fresh.food = food.reference
        fresh.category = food.category
        guard food.category == .produce, case .buy(let bought) = read(fresh) else { return nil }
        return bought
    }
}
