extension PurchaseReader {
    func unknown(_ asked: IngredientLine, _ name: NameWords) -> PurchaseReading {
        var line = asked
        // "2 ramp bulbs and stalks": the unit stood behind the "and".
        if language == .en, line.name.hasSuffix(" and") { line.name.removeLast(" and".count) }
        if let reason = leftOut(line, name) {
            var named = reason == .reference ? garnish(in: line) : []
            if named.isEmpty, reason != .heading { named = oneGarnish(in: line) }
            return named.isEmpty ? .leaveOut(reason) : .buy(named)
        }
        if let late = late(line, name) { return read(late) }
        if line.food == nil, let inside = listedInBrackets(line) { return .buy(inside) }
        if let purchase = chosen(line, name) { return .buy([purchase]) }
        // "1 can condensed bean with bacon soup"
        if line.food == nil, let with = filling(of: line, being: nil) {
            return .buy([options(of: line, named(line.name + " " + with.text, in: line))])
        }
        if let can = liquidOfCan(line) { return .buy([can]) }
        if let origin = origin(of: line, name) { return .buy([options(of: line, named(origin, in: line))]) }
        if let both = pair(line, name) { return .buy(both) }
        let isPackaged = line.amount?.unit.map(Self.filled.contains) == true
        if let two = two(name, isMeasured: line.amount?.unit != nil, isPackaged: isPackaged) {
            guard language == .en else { return .buy(seasoned(both(two, name, line), line)) }
            // "1 cup broth and water"
            let sold = two.filter { $0.shop?.isFree != true }
            return .buy(
                (sold.isEmpty ? two : sold).map { food in
                    // Of "4 cups mixed greens and herbs" the herbs are few.
                    let bought = options(of: line, Purchase(food))
                    if food.id == "herbs", sold.count > 1 { return bought.uncounted }
                    return halved(bought, of: sold, line)
                }
            )
        }
        var purchase = Purchase(asWritten: line, food: nil)
        if line.food == nil, let or = name.words.firstIndex(where: name.isOr), or < name.words.count - 1,
            name.words[..<or].contains(where: isNoun)
        {
            purchase.own = name.text(name.words[..<or])
            purchase.words = purchase.own
            purchase.alternative = name.text(name.words[or...])
            purchase.key = Consolidation.key(ofName: purchase.own)
        }
        // "Greens, stems removed"
        if line.food == nil, purchase.alternative.isEmpty, let end = name.end(before: .max), end < name.words.count,
            name.words[..<end].contains(where: isNoun)
        {
            purchase = named(name.text(name.words[..<end]), in: line)
        }
        if line.food == nil, purchase.alternative.isEmpty {
            let said = qualifiers(of: nil, line, purchase)
            if !said.isEmpty { purchase = named("\(purchase.own) (\(said))", in: line) }
        }
        // "(¼ inch thick) slices olive bread": the rest of a bracket is none of the name.
        if line.food == nil, purchase.own == line.name, name.all.count > name.tokens.count {
            purchase = named(name.text(name.words[...]), in: line)
        }
        if purchase.food == nil, line.food == nil {
            let name = sized(purchase.own, of: line)
            if name != purchase.own {
                purchase.own = name
                purchase.words = name
                purchase.key = Consolidation.key(ofName: name)
            }
        }
        // "Räucherenden (Mettwurst)"
        if language != .en, purchase.food == nil, purchase.category == .pantry, !line.note.isEmpty,
            let food = resolver.resolve(words(of: line.note).words[...]), food.isNamed
        {
            purchase.category = food.food.category
        }
        // "Rinderlende", "Petersilwurzel": a German compound stands where its ending says.
        if language == .de, purchase.food == nil, purchase.category == .pantry,
            let category = fresh(byEndingOf: purchase.own)
        {
            purchase.category = category
        }
        if purchase.category == .produce || purchase.category == .pantry, isMadeFrozen(line) {
            purchase.category = .frozen
        }
        // "Bush's Sriracha Beans": what a maker of the pantry sells is no fresh food.
        if purchase.food == nil, purchase.category == .produce || purchase.category == .meat, isMade(line, in: .pantry)
        {
            purchase.category = .pantry
        }
        // "1 can chili no beans", "1 pouch rice and beans"
        if purchase.food == nil, purchase.category == .produce, let unit = line.amount?.unit,
            [.can, .pouch, .jar, .bottle].contains(unit)
        {
            purchase.category = .pantry
        }
        if purchase.food == nil, purchase.category == .pantry, isChilled(line) { purchase.category = .dairy }
        // "1 manojo de guascas": bunches are of herbs and vegetables.
        if language != .en, purchase.food == nil, line.food == nil, line.amount?.unit == .bunch {
            purchase.category = .produce
        }
        return .buy([options(of: line, purchase)])
    }

    /// "Juice from yellow pepper rings": a general word with what it comes from, which is what is bought.
    func origin(of line: IngredientLine, _ name: NameWords) -> String? {
        // "White meat from a roast chicken"
        let isMeat = language == .en && name.words.count == 2 && line.food?.id == "meat"
        guard name.words.count == 1 || isMeat, let word = name.words.last?.word, line.preparation.isBeside(line),
            line.food == nil || word.has(.risky)
        else { return nil }
        let rest = words(of: line.preparation)
        let clause = rest.words.prefix(rest.end(before: .max) ?? rest.words.count)
        guard clause.count > 1, clause.first?.word.has(.from) == true, resolver.resolve(clause.dropFirst()) != nil
        else {
            return nil
        }
        return line.name + " " + rest.text(clause)
    }

    /// "Fully-cooked, bone-in ham", "cold, strong, brewed coffee": the line with the food behind its commas as its name.
    private func late(_ line: IngredientLine, _ name: NameWords) -> IngredientLine? {
        guard line.food == nil, name.words.count < 5,
            name.words.allSatisfy({ buying.isPlain($0) || buying.isKind($0) || $0.word.has([.descriptor, .or]) })
                || isDescribed(line, name)
                // "Low-moisture, part-skim mozzarella"
                || name.words.count == 2 && name.isJoined(name.words[0]) && name.words[0].word.has(.descriptor)
                // "Grilled boneless, skinless chicken thighs"
                || name.words.count == 2
                    && name.words.last.map({ buying.isKind($0) && $0.word.has(.descriptor) }) == true
                || name.words.count == 1 && isAdjective(line)
                || isParticiple(line.name) && line.text.contains(line.name + ", ")
        else { return nil }
        // "Fresh or frozen, thawed and drained blueberries" may be either.
        let isEither = name.words.contains { $0.word.has(.or) }
        let rest = self.words(of: line.preparation)
        guard rest.words.first?.word.has(.or) == false else { return nil }
        for clause in rest.clauses {
            // "Skinned, boned duck breast halves"
            let isCut = resolver.resolve(clause) == nil && clause.last.map(buying.isPlain) == true
            let named = isCut ? clause.dropLast() : clause
            let length = named.count { $0.kind != .hyphen }
            guard let match = resolver.resolve(named), match.words.upperBound == length else { continue }
            var line = line
            line.name = (isEither ? "" : name.text(name.words[...]) + " ") + rest.text(clause)
            line.preparation = ""
            line.food = match.food.reference
            line.category = match.food.category
            return line
        }
        return nil
    }

    /// "1 Turkish or ½ California bay leaf": the food after the "or", if the words before it name none.
    private func chosen(_ line: IngredientLine, _ name: NameWords) -> Purchase? {
        let rest = self.words(of: line.preparation)
        let clause = rest.all.prefix { $0.kind != .comma && $0.kind != .open }.filter {
            $0.kind == .word || $0.kind == .number
        }
        guard clause.first?.word.has(.or) == true, !name.words.contains(where: { !buying.isPlain($0) }),
            let food = resolver.resolve(clause[...].drop { $0.word.has(.or) || $0.kind == .number })?.food
        else { return nil }
        var purchase = Purchase(food)
        purchase.alternative = line.preparation
        return purchase
    }

    /// "Ice cream maker": a tool, although its name begins with a food.
    func isTool(_ line: IngredientLine, _ name: [Token]) -> Bool {
        guard line.amount?.unit == nil, name.count > 1, let last = name.last, last.word.unit == nil else {
            return false
        }
        // A "pie shell in foil pan" is eaten.
        return isEquipment(last) && !name[name.count - 2].word.has(.link)
            && !name.dropFirst().contains { $0.word.has(.with) }
    }

    /// Whether a line is sentences, not something to buy: "Soften 6 cups of ice cream. Mix in ½ teaspoon cinnamon."
    func isInstruction(_ line: IngredientLine) -> Bool {
        let text = line.text.utf8
        guard text.count > 60, text.last == UInt8(ascii: "."), let first = text.first,
            (0x41...0x5A).contains(first) || first == UInt8(ascii: "*")
        else { return false }
        let ends = text.indices.dropLast(2).count { index in
            text[index...].starts(with: ". ".utf8) && (0x41...0x5A).contains(text[text.index(index, offsetBy: 2)])
        }
        return ends > 1 || ends == 1 && first == UInt8(ascii: "*")
    }

    /// Whether a word names something that is used; "pan" is bread in a Spanish household.
    private func isEquipment(_ word: Token) -> Bool {
        guard buying.equipment.contains(word.key) else { return false }
        let key = FoodResolver.phraseKey([word])
        return language == .en || foods.food(key: key)?.isNamed(key, in: language) != true
    }

    /// "25 clear, plastic (10 ounce) cups": what nobody eats.
    private func isPlastic(_ line: IngredientLine) -> Bool {
        guard language == .en else { return false }
        if line.text.lowercased().hasPrefix("wooden ") { return line.amount == nil && line.text.hasSuffix("sticks") }
        return line.text.utf8.firstRange(of: "plastic ") != nil
            && ["cup", "bag", "spoon", "fork", "straw", "wrap"].contains { line.text.contains(" " + $0) }
    }

    private func leftOut(_ line: IngredientLine, _ name: NameWords) -> LeftOutReason? {
        let words = name.words.filter { $0.kind == .word }
        let thing = words.prefix { !$0.word.has(.with) }
        // "300 g de pan viejo" is no pan.
        // "Equipment: a 12-quart pot" is.
        let isNamed = thing.prefix(2).contains(where: isEquipment)
        let isOfSize = language == .en && thing.last.map { buying.equipment.contains($0.key) } == true
        let isWeighed =
            line.amount?.unit?.isMeasure == true && !isOfSize
            && !(isNamed && line.text.utf8.contains(UInt8(ascii: ":")))
        if !isWeighed, (thing.isEmpty ? words[...] : thing).contains(where: isEquipment) {
            return .equipment
        }
        // "A large serving platter": its first word is a unit as well.
        if line.amount?.unit == nil || line.amount?.unit == .serving, line.amount?.max == nil,
            words.count > 1 || line.amount?.unit == .serving || language == .en && line.text.hasPrefix("a "),
            let last = thing.last,
            buying.tools.contains(last.key)
        {
            return .equipment
        }
        if line.food == nil, isVessel(line) || isPlastic(line) { return .equipment }
        if isRemark(line) || isInstruction(line) || refersOn(line) || isReserved(line) { return .reference }
        // "For frying": what for is said of a line that is missing.
        if language == .en, line.food == nil, line.amount == nil, (2...3).contains(words.count),
            line.text.lowercased().hasPrefix("for "), words.allSatisfy({ resolver.resolve([$0]) == nil })
        {
            return .reference
        }
        // "(A traditional topping for zork)": the whole line is a remark.
        if line.food == nil, line.text.utf8.first == UInt8(ascii: "("), line.text.utf8.last == UInt8(ascii: ")"),
            words.count > 1, line.amount == nil || line.text.hasPrefix("(A ")
        {
            return .reference
        }
        // "- or -"
        if !words.isEmpty, words.allSatisfy({ $0.word.has(.or) }) { return .reference }
        // "Makes about 1 cup"
        if words.count == 1, buying.nothing.contains(words[0].key), line.text.hasPrefix(line.name) { return .reference }
        let isTitled = line.text.utf8.contains(UInt8(ascii: ":"))
        if line.amount?.unit == nil || isTitled, words.contains(where: { buying.nothing.contains($0.key) }),
            words.allSatisfy({
                buying.nothing.contains($0.key) || buying.isPlain($0) || $0.word.has([.with, .and, .ends])
            })
        {
            return .reference
        }
        if words.contains(where: { buying.elsewhere.contains($0.key) }) { return .reference }
        // "One third of these ingredients is used for each of the layers."
        if line.amount?.unit == nil, line.text.utf8.count > 30, words.count > 4,
            line.text.utf8.last == UInt8(ascii: ".")
        {
            return .reference
        }
        let isShouted = line.text.utf8.allSatisfy { !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0) }
        return line.amount == nil && isShouted && words.count < 5 ? .heading : nil
    }
}
