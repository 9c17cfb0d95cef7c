/// Sizes that a shop sells apart: jumbo pasta shells, mini pretzels, large marshmallows.
extension PurchaseReader {
    /// Adds the size in front of a line's name, if it is a kind of the food.
    func addSize(of food: Food, in line: IngredientLine, to purchase: inout Purchase) {
        guard let kind = sizeKind(of: food, in: line), !known(in: food).kinds.contains(kind),
            !purchase.kinds.contains(kind), !purchase.sorts.contains(kind)
        else { return }
        add(kind, to: &purchase)
        purchase.added.append(kind)
    }

    /// "Jumbo", "unpeeled, large", "small": how large shrimp and counted potatoes are, which differ by three times and more.
    func size(in line: IngredientLine, being food: Food?) -> String {
        if let food, let pieces = pieces(line, food) { return pieces }
        if line.amount?.unit == .knob { return "" }
        guard language == .en else { return food?.id == "egg" ? eggSize(in: line) : packageSize(in: line) }
        // "Parmesan cheese wedge": a piece, not grated.
        if line.amount == nil, food?.category == .dairy, line.name.lowercased().hasSuffix(" wedge") { return "wedge" }
        guard let food, line.amount != nil else { return "" }
        if let length = lengthOfEach(line, food) ?? sizeOfBalls(line, food) { return length }
        // "Medium salsa": how hot it is.
        // "Medium pasta shells": neither small nor jumbo ones.
        if food.id == "salsa" || food.id == "pasta-shell",
            let size = sizeBefore(line.name, in: line.text), size.text == "medium"
        {
            return size.text
        }
        let isShrimp = food.id.hasSuffix("shrimp") || food.id.hasSuffix("prawn")
        let isCounted = line.amount?.unit == nil
        // Clams and scallops are sold by their size.
        let isScallop = food.id.hasSuffix("scallop") && line.amount?.unit?.dimension == .mass
        let isShell = isScallop || isCounted && (food.id == "clam" || food.id.hasSuffix("scallop"))
        let name = words(of: line.name).words.last
        let isPotato = food.id.hasSuffix("potato") && food.category == .produce
        // Large mushrooms are stuffed, and nobody counts others. Of many pieces the size is much of the amount.
        let isMushroom = food.id.hasSuffix("mushroom") && food.category == .produce && isCounted
        let isMany =
            isCounted && food.category == .produce
            && ![.leaf, .slice, .wedge].contains(name?.word.unit)
            && food.isLargeEnoughToSize
            && line.amount.map { $0.value >= Rational(4) || isWeighed(line, $0) } == true
        // Two small cabbages are one.
        if let heavy = sizeOfHeavy(food, line) { return heavy }
        let isHuge =
            isCounted && food.category == .produce && food.isLargeEnoughToSize
            && Self.huge.contains { line.text.utf8.firstRange(of: $0) != nil }
        guard
            isHuge || isShrimp || isShell || isMushroom || isMany
                || isPotato && (isCounted || line.amount?.unit?.dimension == .mass),
            !line.text.utf8.contains(UInt8(ascii: ";"))
        else { return "" }
        let text = words(of: line.text)
        let front = text.all.prefix { $0.key != name?.key || $0.kind != .word }
        let said = front.map { text.text([$0]).lowercased() }
        func isSize(_ word: String) -> Bool { Self.sizes.contains(word) || Self.shells.contains(word) }
        let isEither = front.indices.contains { place in
            // "Large head-on or shell-on shrimp" are large.
            let isOr = front[place].word.has(.or) && (!isShrimp || said[..<place].suffix(1).contains(where: isSize))
            return isOr || place > 0 && front[place].word.has(.to) && front[place - 1].kind == .word
        }
        // "36 large to jumbo shrimp"
        if isEither, isShrimp, isCounted, let first = said.firstIndex(where: Self.sizes.contains),
            let last = said.lastIndex(where: Self.sizes.contains), (2...3).contains(last - first)
        {
            return said[first...last].joined(separator: " ")
        }
        guard !isEither else { return "" }
        let shell = isShrimp ? said.filter(Self.shells.contains) : []
        let size = said.indices.first { Self.sizes.contains(said[$0]) }.map { place in
            place > 0 && said[place - 1] == "very"
                ? "very " + said[place]
                : place > 0 && said[place - 1] == "extra"
                    ? "extra-" + said[place]
                    : place > 1 && said[place - 1] == "-" && said[place - 2] == "extra"
                        ? "extra-" + said[place] : said[place]
        }
        // Medium ones are what anybody brings.
        // But shrimp are sold by their size.
        let plain = isShell ? ["medium", "jumbo"] : isShrimp ? [] : ["medium"]
        return (shell + [size].compactMap { $0 }.filter { !plain.contains($0) }).joined(separator: ", ")
    }

    /// "2 large apples (about 24 ounces)": how large a few are is said twice.
    private func isWeighed(_ line: IngredientLine, _ count: Amount) -> Bool {
        count.value > .one && line.amounts.count == 2 && line.amounts[1].unit?.dimension == .mass
            && !line.text.contains(" each") && !line.text.contains("(each")
    }

    /// "6 huevos L", "4 Eier (M)": the class that is printed on the box.
    private func eggSize(in line: IngredientLine) -> String {
        let text = words(of: line.text)
        return text.all.first { token in
            token.kind == .word && token.end - token.start < 3 && Self.eggSizes.contains(text.text([token]))
        }.map { text.text([$0]) } ?? ""
    }

    private static let eggSizes: Set<String> = ["S", "M", "L", "XL"]

    /// "1 can minced clams": how what is in a package is cut, if the shown name does not say it.
    func cutInPackage(_ line: IngredientLine, _ purchase: Purchase, _ food: Food) -> String {
        guard language == .en, let unit = line.amount?.unit, Self.filled.contains(unit) || food.id.hasPrefix("canned-"),
            let name = line.text.utf8.firstRange(of: line.name)
        else { return "" }
        let text = words(of: line.text)
        let end = line.text.utf8.distance(from: line.text.startIndex, to: name.upperBound)
        let front = text.all.prefix { $0.end <= end }
        let inside = front.drop { $0.word.unit != unit }
        let shown = ([purchase.words, food.name] + purchase.kinds.map { buying.name(of: $0, in: .en) })
            .joined(separator: " ").lowercased()
        let pieces = shapes(behind: line, food).filter { !shown.contains($0) }
        return
            (inside.filter { word in
                buying.isAside(WordKey.empty.appending(word.key), "contents")
                    && buying.kind([word], at: 0, of: food)?.kind == nil
            }
            .map { text.text([$0]).lowercased() }.filter { !shown.contains($0) } + pieces).joined(separator: ", ")
    }

    /// Nobody brings such ones without being told.
    private static let huge = ["extra large ", "extra-large ", "very large ", "Extra large "]

    /// How shrimp are sold.
    private static let shells: Set<String> = ["unpeeled", "peeled", "shelled", "deveined", "uncooked", "raw"]

    private static let sizes: Set<String> = [
        "jumbo", "colossal", "large", "medium", "small", "tiny", "slender", "thin",
    ]

    /// The kind that the size in front of a line's name is.
    func sizeKind(of food: Food, in line: IngredientLine) -> Int? {
        guard food.category != .produce, let word = sizeBefore(line.name, in: line.text) else {
            return nil
        }
        // "Large curd cottage cheese", but "large or small curd" may be either.
        let isEither = line.text.utf8.firstRange(of: " or \(word.text) ") != nil
        return buying.kind([word.token] + (isEither ? [] : words(of: line.name).words.prefix(2)), at: 0, of: food)?
            .kind
    }

    /// The name of something unknown with the size in front of it: "small seashell pasta" is another than large.
    func sized(_ name: String, of line: IngredientLine) -> String {
        guard line.amount?.unit != nil, [.pantry, .frozen, .meat].contains(line.category),
            let word = sizeBefore(name, in: line.text), buying.isKind(word.token)
        else { return name }
        return "\(word.text) \(name)"
    }

    /// "Assorted red, yellow, and green bell peppers": one food in several colours, which the note names.
    func assorted(_ line: IngredientLine, _ name: NameWords) -> Purchase? {
        guard line.amount != nil, let and = name.words.lastIndex(where: { $0.word.has(.and) }), and > 0,
            name.words[...and].allSatisfy({ $0.word.has([.and, .size]) || $0.word.has(.descriptor) && !isNoun($0) })
        else { return nil }
        let noun = name.words[(and + 1)...].drop { word in
            Self.colors.contains { buying.isKind(word, buying.kind($0)) }
        }
        guard let food = resolver.resolve(noun)?.food, food.category == .produce,
            noun.count + and + 1 < name.words.count
        else { return nil }
        var plain = line
        plain.name = name.text(noun)
        plain.food = (resolver.resolve(noun, in: line.amount?.unit)?.food ?? food).reference
        guard case .buy(let bought) = read(plain), bought.count == 1 else { return nil }
        var purchase = bought[0]
        purchase.remark = name.text(name.words[..<(name.words.count - noun.count)])
        return purchase
    }

    /// The word for a size that stands right before a name in a line.
    private func sizeBefore(_ name: String, in text: String) -> (token: Token, text: String)? {
        guard let start = text.utf8.firstRange(of: String(name.prefix(20)))?.lowerBound, start > text.utf8.startIndex
        else { return nil }
        let front = text.utf8[..<start]
        guard front.last == 0x20 else { return nil }
        let word = front.dropLast().suffix(while: { $0 != 0x20 })
        let size = String(Substring(word))
        guard word.count < 12, let token = NameWords(size, lexicon: lexicon).all.last, token.word.has(.size) else {
            return nil
        }
        return (token, size)
    }

    /// "Corn kernels, thawed" are frozen ones.
    func isThawed(_ line: IngredientLine, _ food: Food) -> Bool {
        // "Artichoke hearts, defrosted" are none from a can.
        let isFrozenToo =
            [.pantry, .dairy].contains(food.category) && foods.food(listed: "frozen-" + food.id) != nil
            && language == .en
        guard food.category == .produce || isFrozenToo, !line.preparation.isEmpty, !isFrozenChoice(line) else {
            return false
        }
        // "Or 2 packages frozen ones, thawed"
        let clauses = words(of: line.preparation).clauses.prefix {
            language != .en || $0.first?.word.has(.or) != true
        }
        // A package of "strawberries, partially frozen" was frozen in it.
        let isPackage = line.amount?.unit?.isPackage == true
        return clauses.contains { words in
            words.count < 4
                && words.contains { word in
                    buying.thawed.contains(word.key) || isPackage && buying.isKind(word, buying.kind("frozen"))
                }
                && !words.contains { $0.word.has([.stop, .or]) || buying.fresh.contains($0.key) }
        }
            && !self.words(of: line.name).words.contains { buying.fresh.contains($0.key) || $0.word.has(.or) }
    }

    /// "2 cups kernels or 1 box frozen corn, thawed": only what would do as well was frozen.
    private func isFrozenChoice(_ line: IngredientLine) -> Bool {
        guard language == .en, let or = line.text.utf8.firstRange(of: " or ") else { return false }
        return line.text[or.upperBound...].contains("frozen") && !line.text[..<or.lowerBound].contains("frozen")
    }

    /// "Medium or sharp cheddar": how strong a cheese may be as well, in the word for a size.
    func sizeBeforeOr(_ line: IngredientLine, _ food: Food) -> String {
        guard language == .en, food.category == .dairy, line.name.hasPrefix("or "),
            let size = sizeBefore(line.name, in: line.text)
        else { return "" }
        return "or " + size.text
    }

    /// Whether tea is measured as it is drunk: nobody takes cups of leaves.
    func isBrewed(_ purchase: Purchase, _ line: IngredientLine) -> Bool {
        guard let food = purchase.food, food.id.hasSuffix("tea"), purchase.kinds.isEmpty, purchase.sorts.isEmpty,
            !line.name.lowercased().hasSuffix("mix"), !line.name.lowercased().contains("loose"),
            let unit = line.amount?.unit
        else { return false }
        return unit.dimension == .volume && !unit.isSpoon
    }

    /// Whether ice is bought: in a bag, or by weight.
    func isSold(_ food: Food, by amount: Amount?) -> Bool {
        guard food.category == .frozen, let unit = amount?.unit else { return false }
        return unit.dimension == .mass || unit == .bag || unit == .package
    }
}

extension Collection {
    /// The elements at the end for which this holds.
    fileprivate func suffix(while holds: (Element) -> Bool) -> SubSequence where Self: BidirectionalCollection {
        var start = endIndex
        while start > startIndex, holds(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
