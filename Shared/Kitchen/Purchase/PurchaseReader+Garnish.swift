/// What lines name that begin with a word for a garnish.
extension PurchaseReader {
    /// "Garnish: parsley, lemon wedges": the foods after the colon, which nobody needs.
    func garnish(in line: IngredientLine) -> [Purchase] {
        // "Ingredient info: Orange-flower water is a flavoring extract."
        guard let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")),
            line.text.utf8.last != UInt8(ascii: "."), !line.text.contains(". ")
        else { return [] }
        let rest = String(line.text[colon...].dropFirst()).replacing("and/or", with: "and")
        let name = NameWords(rest, lexicon: lexicon)
        return name.parts.compactMap { part in
            if let sized = sizedGarnish(part, in: name, line) { return sized }
            // "Fennel bulbs (sometimes called anise)"
            let part = part.prefix { $0.kind != .open }
            // "2 limes, cut into wedges", "lemon halves and/or slices"
            if language == .en, let first = part.first,
                first.word.has(.or) && part.dropFirst().allSatisfy({ $0.word.unit != nil })
                    || first.word.has([.done, .after]) && part.contains(where: { $0.word.has(.with) })
            {
                return nil
            }
            guard let food = resolver.resolve(part)?.food, food.shop?.isFree != true else {
                // "Accompaniments: cider sauce and quince sorbet": the table does not know all of them.
                guard !name.all.contains(where: { $0.word.has(.example) || $0.kind == .number }),
                    !part.contains(where: { $0.word.has([.adverb, .done, .after]) }),
                    // "Minted pea sauce" is another recipe.
                    name.parts.count > 1 || part.last.map({ buying.nothing.contains($0.key) }) != true,
                    let thing = thing(part, in: name)?.first
                else { return nil }
                var purchase = thing
                purchase.isOptional = true
                return purchase
            }
            let own = part.first.map { parser.parse(name.text(from: $0, through: part.last ?? $0)) }
            var purchase = Purchase(food)
            // "Chopped tomato" is none from a can.
            if language == .en, food.id == "canned-tomatoes", !line.text.contains("anned"),
                let tomato = foods.food(id: "tomato")
            {
                purchase = Purchase(tomato)
            }
            if let own, own.food?.id == food.id, case .buy(let bought) = read(own), bought.count == 1 {
                purchase = bought[0]
                if own.amount != nil, own.amount?.unit?.dimension != .length { purchase.count(own, beside: line) }
                if own.amount?.unit?.dimension == .length { purchase.isUncounted = true }
            }
            purchase.isOptional = true
            // "½-inch cubes of avocado" says nothing of the others.
            if line.amount?.unit?.dimension == .length, purchase.beside == nil { purchase.isUncounted = true }
            if isDishOfFoods(part) { purchase.remark = "recipe" }
            return purchase
        }
    }

    /// "8 (7-inch) tortillas": what has its size behind its number.
    private func sizedGarnish(_ part: ArraySlice<Token>, in name: NameWords, _ line: IngredientLine) -> Purchase? {
        guard let first = part.first, let last = part.last, first.kind == .number, part.count > 4,
            part[part.startIndex + 1].kind == .open,
            case let own = parser.parse(name.text(from: first, through: last)), own.food != nil,
            case .buy(let bought) = read(own), bought.count == 1
        else { return nil }
        var purchase = bought[0]
        // The line's amount is that size.
        var whole = line
        whole.amount = nil
        purchase.count(own, beside: whole)
        purchase.isOptional = true
        return purchase
    }

    /// "Accompaniment: brandy fig walnut ice cream": a dish named after foods that another recipe makes of them.
    private func isDishOfFoods(_ part: ArraySlice<Token>) -> Bool {
        guard language == .en, let match = resolver.resolve(part), !match.isNamed else { return false }
        // "½ teaspoon grated zest plus slices" is no dish.
        if part.contains(where: { $0.word.has(.plus) || $0.kind == .number || $0.kind == .vulgar }) { return false }
        let words = part.filter { $0.kind == .word }
        return words.prefix(match.words.lowerBound).count { resolver.resolve([$0]) != nil } > 1
    }

    /// "Garnish: a 3-ounce bar chocolate, shaved with a vegetable peeler": the chocolate, although a tool is named.
    func oneGarnish(in line: IngredientLine) -> [Purchase] {
        guard let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")), !line.text.contains(". "),
            case let title = NameWords(String(line.text[..<colon]), lexicon: lexicon).words, !title.isEmpty,
            title.allSatisfy({ buying.nothing.contains($0.key) }),
            case let rest = parser.parse(String(line.text[colon...].dropFirst())),
            rest.food != nil || rest.amount != nil,
            case .buy(let bought) = read(rest)
        else { return [] }
        return bought.map { purchase in
            var purchase = purchase
            purchase.count(rest, beside: line)
            purchase.isOptional = true
            return purchase
        }
    }

    /// "< >Pie Filling< >": what is left of a link to another part of the recipe.
    func isLink(_ line: IngredientLine) -> Bool {
        let text = line.text.utf8
        guard line.amount == nil, text.count < 80, text.contains(UInt8(ascii: "<")), text.contains(UInt8(ascii: ">"))
        else { return false }
        return words(of: line.name).words.last.map { buying.nothing.contains($0.key) } == true
    }
}
