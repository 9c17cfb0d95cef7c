/// Lines that name what is made of a product, or that begin with its shape, and dishes of other recipes.
extension PurchaseReader {
    /// "1 recipe pastry for a double-crust pie", "8-by-10-inch rectangle of puff pastry", "1 recipe Pizza Dough": what is
    /// bought for it; nil if the line is read as it is.
    func reworded(_ line: IngredientLine) -> [Purchase]? {
        if let first = withoutAmountOfChoice(line) { return first }
        if language != .en {
            if let said = inGerman(line) ?? inFrench(line) ?? kindInBrackets(line) { return said }
            if let said = everyday(line) ?? withoutAside(line) ?? added(line) ?? tidied(line) { return said }
            if let said = butterOfSouth(line) ?? groundGarlic(line) ?? inPassing(line) { return said }
        }
        if let other = plainer(line) ?? worded(line) { return other }
        if let parts = separated(line) { return parts }
        if let share = percent(line) { return share }
        if let small = miniature(line) { return small }
        if let leaves = leaves(line) { return leaves }
        if let sold = storeBought(line) { return sold }
        if let spice = crushed(line) { return spice }
        if let crusts = packageOfCrusts(line) ?? pieCrusts(line) { return crusts }
        if let sheet = shaped(line) { return sheet }
        if let parts = madeOf(line) { return parts }
        if let both = packages(line) { return both }
        if let piece = cutPiece(line) { return piece }
        if let batch = batch(line) { return batch }
        guard isTitle(line), !refersOn(line), !isRemark(line), !isShouted(line) else { return nil }
        return dish(line)
    }

    /// What is bought for other words, in the amount that those say.
    func reread(_ text: String, as line: IngredientLine) -> [Purchase]? {
        let part = parser.parse(text)
        // A rule that leaves a line as it was would be asked again without end.
        guard part.text != line.text, case .buy(var bought) = read(part) else { return nil }
        for index in bought.indices { bought[index].count(part, beside: line) }
        return bought
    }

    /// "Cooked rice; steamed bok choy (optional); lime wedges": foods between semicolons, each with its own words.
    private func separated(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.contains(";"), line.text.utf8.count < 160,
            !line.text.utf8.contains(UInt8(ascii: ":")), !isRemark(line)
        else { return nil }
        let outside = line.text.split(separator: ";").map { String(String($0).trimmedSpaces) }
        guard (2...8).contains(outside.count), !outside.contains(where: { $0.filter("()".contains).count % 2 == 1 })
        else { return nil }
        var bought: [Purchase] = []
        for text in outside {
            let part = parser.parse(text)
            guard part.food != nil, part.amount == nil, case .buy(let some) = read(part) else { return nil }
            bought += some.map(\.uncounted)
        }
        return Set(bought.map(\.key)).count == bought.count ? bought : nil
    }

    /// "3 cups 1 percent milk": a share in words.
    private func percent(_ line: IngredientLine) -> [Purchase]? {
        guard
            let word = line.text.utf8.firstRange(of: " percent ") ?? line.text.utf8.firstRange(of: "-percent "),
            line.text[..<word.lowerBound].last?.isNumber == true
        else { return nil }
        return reread(line.text[..<word.lowerBound] + "% " + line.text[word.upperBound...], as: line)
    }

    /// "3 mini sweet peppers": a food of its own whose name begins with its size.
    private func miniature(_ line: IngredientLine) -> [Purchase]? {
        // "3 cups mini carrots" are those called baby carrots.
        if language == .en, let mini = line.text.utf8.firstRange(of: "mini carrot") {
            return reread(line.text[..<mini.lowerBound] + "baby carrot" + line.text[mini.upperBound...], as: line)
        }
        guard language == .en, line.text.contains("mini \(line.name)"),
            let food = foods.food(key: FoodKey.key(of: "mini " + line.name)), food.id != line.food?.id
        else { return nil }
        return [options(of: line, Purchase(food))]
    }

    /// "5 cups homemade or store-bought low-sodium broth": what a shop has.
    private func storeBought(_ line: IngredientLine) -> [Purchase]? {
        guard let start = line.text.utf8.firstRange(of: "homemade or ") ?? line.text.utf8.firstRange(of: "Homemade or ")
        else { return nil }
        return reread(String(line.text[..<start.lowerBound]) + line.text[start.upperBound...], as: line)
    }

    /// "2 leaves lettuce": so many leaves of it, not leaf lettuce.
    private func leaves(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit == nil, line.text.contains(" leaves "),
            line.name.lowercased().hasPrefix("leaves "), !line.name.contains(" of ")
        else { return nil }
        let behind = (line.preparation.isEmpty ? "" : ", " + line.preparation) + (line.optional ? " (optional)" : "")
        return reread("\(amount.text) leaves of \(line.name.dropFirst("leaves ".count))\(behind)", as: line)
    }

    /// "¼ teaspoon red pepper, crushed": what is behind the comma begins the name of a spice.
    private func crushed(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amount?.unit?.isSpoon == true || line.amount?.unit?.isTouch == true,
            !line.preparation.isEmpty, line.text.utf8.count < 80, let food = line.food, food.id == "red-bell-pepper"
        else { return nil }
        let rest = words(of: line.preparation)
        guard let first = rest.words.first, rest.words.count == 1,
            let match = resolver.resolve([first] + words(of: line.name).words.suffix(2)), match.food.id != food.id,
            match.food.category == .pantry
        else { return nil }
        return [options(of: line, Purchase(match.food))]
    }

    /// "An egg wash made by beating 1 egg with 1 tablespoon water": what it is made of.
    private func madeOf(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.contains(" made "), line.text.utf8.count < 200 else { return nil }
        let text = words(of: line.text)
        let made = text.all.firstIndex { text.text([$0]).lowercased() == "made" }
        guard let made, made > 0, made + 2 < text.all.count,
            text.text([text.all[made + 1]]).lowercased() == "by" || text.all[made + 1].word.has([.from, .with])
        else { return nil }
        let rest = text.all[(made + 2)...]
        guard let first = rest.firstIndex(where: isNumber), first < made + 6 else { return nil }
        var bought: [Purchase] = []
        var start = first
        for place in first..<rest.endIndex {
            let isEnd = place + 1 == rest.endIndex
            let isNext = rest[place].word.has([.with, .and]) && !isEnd && isNumber(rest[place + 1])
            guard isEnd || isNext, place > start else { continue }
            let part = text.text(from: rest[start], through: rest[isEnd ? place : place - 1])
            guard parser.parse(part).food != nil else { return nil }
            bought += reread(part, as: line) ?? []
            start = place + 1
        }
        return bought.isEmpty ? nil : bought
    }

    private func isNumber(_ token: Token) -> Bool { token.kind == .number || token.kind == .vulgar }

    /// "Pastry for a double-crust 9-inch pie" are two pie crusts.
    private func pieCrusts(_ line: IngredientLine) -> [Purchase]? {
        let unit = line.amount?.unit
        guard unit == nil || unit == .batch || unit?.dimension == .length, line.text.utf8.count < 100 else {
            return nil
        }
        let text = words(of: line.text)
        let said = text.all.map { text.text([$0]).lowercased() }
        // "1 pastry for double crust"
        let crust = said.contains("for") && said.contains("double") ? said.lastIndex(where: Self.doughs.contains) : nil
        guard let pie = said.firstIndex(where: Self.pies.contains) ?? crust else { return nil }
        let isMade = line.food.map { Self.pastries.contains($0.id) } ?? said.contains { Self.doughs.contains($0) }
        let isDouble =
            said.contains("lattice")
            || said.indices.contains { place in
                // "2 pie crusts" are two.
                (place > 0 || line.amount == nil) && Self.twice.contains(said[place])
                    && said[(place + 1)...].prefix(2).contains { $0.hasPrefix("crust") }
            }
        let isFor = said[..<pie].contains("for")
        guard isMade, isDouble || unit == .batch || isFor, !said.contains("or") else { return nil }
        let isLength = unit?.dimension == .length
        let count = (isLength ? nil : line.amount?.max ?? line.amount?.value).map { Int(max(1, $0.ceiling)) } ?? 1
        // "A 9 inch single crust pie" takes a crust of that size.
        let inch = text.all.firstIndex { $0.word.unit == .inch }
        let number = inch.flatMap { text.all[..<$0].last { $0.kind != .hyphen } }
        let size = number.flatMap { isLength || !isNumber($0) ? nil : " (\(text.text([$0])) inch)" } ?? ""
        let deep = said.contains("deep") && said.contains("dish") ? " deep-dish" : ""
        var bought = reread("\(min(count, 100) * (isDouble ? 2 : 1))\(size)\(deep) pie crusts", as: line)
        // "For a (10 inch) pie": how large it is, not how much of it.
        if isLength, let amount = line.amount, bought?.count == 1 {
            bought?[0].beside?.line = nil
            bought?[0].add(remark: amount.display)
        }
        return bought
    }

    private static let pies: Set<String> = ["pie", "pies"]
    private static let doughs: Set<String> = ["pastry", "crust", "crusts", "dough"]
    private static let twice: Set<String> = ["double", "two", "2"]
    private static let pastries: Set<String> = ["pastry-dough", "pie-crust", "shortcrust-pastry"]

    /// "8-by-10-inch rectangle of frozen puff pastry": one piece of that size.
    private func shaped(_ line: IngredientLine) -> [Purchase]? {
        guard line.amounts.count < 3, line.amount?.value.isWhole == true, line.text.contains("inch") else { return nil }
        let text = words(of: line.text)
        let parts = Array(text.all.prefix(9)).filter { $0.kind != .hyphen }
        guard parts.count > 3, parts[0].kind == .number, parts[2].kind == .number,
            parts[1].kind == .times || ["by", "x"].contains(text.text([parts[1]]).lowercased()),
            parts[3].word.unit == .inch, let end = text.all.firstIndex(where: { $0.start == parts[3].start })
        else { return nil }
        let rest = text.all[(end + 1)...].drop {
            $0.kind == .hyphen || $0.word.has(.of) || Self.shapes.contains(text.text([$0]).lowercased())
        }
        guard let first = rest.first, first.kind == .word, let last = rest.last,
            var bought = reread("1 " + text.text(from: first, through: last), as: line), !bought.isEmpty
        else { return nil }
        bought[0].remark = text.text(from: text.all[0], through: text.all[end])
        return bought
    }

    private static let shapes: Set<String> = ["rectangle", "sheet", "piece", "square"]

    /// "1 recipe Pizza Dough": what the recipe makes, which is sold as well.
    private func batch(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit == .batch, !refersOn(line), !isRemark(line) else { return nil }
        var named = line
        named.amounts = []
        named.amount = nil
        guard case .buy(let bought) = read(named) else { return nil }
        // "1 recipe Creamy Macaroni and Cheese" is one dish.
        if language == .en, bought.count > 1 {
            var dish = self.named(line.name, in: line.withoutFood).uncounted
            dish.remark = Amount(amount.value, max: amount.max).text + " recipe; " + Self.homemade
            return [dish]
        }
        return bought.map { purchase in
            var purchase = purchase.uncounted
            if purchase.remark.isEmpty { purchase.remark = Amount(amount.value, max: amount.max).text + " recipe" }
            // "1 recipe Seven Minute Frosting": a recipe of its own, by a name that no shop has.
            // "1 recipe crepes": nobody buys a recipe of what has no name in the shop.
            // "1 batch thin-crust pizza dough" is sold; "Best Pizza Dough" is a title.
            let name = words(of: line.name)
            let isSold = purchase.food?.id.hasSuffix("dough") == true && !name.words.allSatisfy(name.isProper)
            let isOwn = !purchase.own.isEmpty && !isSold || purchase.food?.id == "crepe"
            if language == .en, bought.count == 1, isOwn {
                purchase.remark += "; " + Self.homemade
            }
            return purchase
        }
    }

    /// "Salsa Verde With Toasted Breadcrumbs (for serving)", "Accompaniment: Minted Couscous": the dish as it is written.
    private func dish(_ line: IngredientLine) -> [Purchase]? {
        var text = line.text[...]
        let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
        if let colon { text = text[text.utf8.index(after: colon)...] }
        text = text.prefix { $0 != "(" && $0 != ";" }
        let words = NameWords(String(text), lexicon: lexicon)
        let end = words.all.indices.first { place in
            words.all[place].kind == .comma && place + 1 < words.all.count
                && words.all[place + 1].word.has([.ends, .stop, .to, .done, .adverb, .after, .optional, .or])
        }
        let part = words.all[..<(end ?? words.all.count)]
        guard let first = part.first, let last = part.last, part.contains(where: isNoun) else { return nil }
        var purchase = named(words.text(from: first, through: last), in: line)
        purchase.isOptional = line.optional || colon != nil
        // Few of them are sold, so people look for it among their recipes: its own are not on the list.
        // What is a trademark is sold.
        if language == .en, !line.text.contains("®"), !line.text.contains("™") { purchase.remark = Self.homemade }
        return [purchase]
    }

    static let homemade = "homemade, see its recipe"

    /// "LIME MAYONNAISE", "Orange Sauce:": what the lines behind it make.
    func isShouted(_ line: IngredientLine) -> Bool {
        line.amount == nil && !line.text.utf8.contains { (0x61...0x7A).contains($0) }
    }
}
