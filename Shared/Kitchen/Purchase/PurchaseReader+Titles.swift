/// Lines that name another recipe.
extension PurchaseReader {
    /// "Sausage, Leek and Currant Stuffing": the title of another recipe.
    func isTitle(_ line: IngredientLine) -> Bool {
        guard line.amount == nil else { return false }
        if isDish(line) || isPartOfDish(line) { return true }
        let bytes = Array(line.text.utf8.prefix(100))
        let words = Tokenizer.tokens(of: bytes, lexicon: lexicon).filter { $0.kind == .word }
        guard words.count > 2, let last = words.last, buying.nothing.contains(last.key), !isOfMaker(words),
            words.allSatisfy({ $0.word.has([.and, .with, .of]) || (0x41...0x5A).contains(bytes[$0.start]) })
        else { return false }
        return resolver.resolve(words[...])?.isNamed != true
    }

    /// "Pasta dough", "caramel glaze": what recipes make for a dish, which the table does not know as a product.
    private func isPartOfDish(_ line: IngredientLine) -> Bool {
        guard language == .en, line.food == nil, line.preparation.isEmpty, line.note.isEmpty else { return false }
        let words = words(of: line.text).all
        return (2...4).contains(words.count) && words.last.map { buying.nothing.contains($0.key) } == true
            && words.allSatisfy { $0.kind == .word && !buying.isPlain($0) }
            && !isOfMaker(words)
            && !words.dropLast().contains { buying.nothing.contains($0.key) }
    }

    /// "Honey-Brandy Oranges", "Accompaniment: Vegetable Couscous with Olives": a dish, written like a title, which is no
    /// product that is known; those of makers are.
    private func isDish(_ line: IngredientLine) -> Bool {
        // Other languages write nouns like names.
        guard language == .en else { return false }
        var bytes = line.text.utf8.prefix(120)
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) { bytes = bytes[colon...].dropFirst() }
        bytes = bytes.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "(") }
        // "PAM® cooking spray"
        guard let first = bytes.first(where: { $0 != 0x20 }), (0x41...0x5A).contains(first),
            !bytes.contains(where: { (0x30...0x39).contains($0) }), !bytes.contains(0xC2), !bytes.contains(0xE2)
        else { return false }
        let name = NameWords(String(Substring(bytes)), lexicon: lexicon)
        let words = name.words
        guard words.count > 1, let last = words.last, name.isProper(last),
            words.allSatisfy({ name.isProper($0) || $0.word.has([.and, .with, .of, .article]) || $0.key == last.key }),
            !isOfMaker(words),
            !words.contains(where: { buying.equipment.contains($0.key) }),
            !words.contains(where: { $0.word.has(.optional) }),
            // "Black Bean Tortilla Chips" come in a bag.
            !Self.snacks.contains(name.text([last]).lowercased())
                || Self.cooked.contains(name.text([words[0]]).lowercased()),
            last.word.unit == nil || last.word.unit == .ball
                // "Fried Sage Leaves" are made; bay leaves are sold.
                || last.word.unit == .leaf && Self.cooked.contains(name.text([words[0]]).lowercased())
        else { return false }
        guard let match = resolver.resolve(words[...]) else { return true }
        // "Caramel Sauce": what a shop sells under another name as well.
        let noun = name.text([last]).lowercased()
        if buying.nothing.contains(last.key), !match.food.id.hasSuffix(noun),
            foods.words.aisles.aisle(ofFood: match.food.id) != .sauces
        {
            return true
        }
        return !match.exact && !match.isNamed
    }

    private static let snacks: Set<String> = ["chips", "crackers", "pretzels", "popcorn"]
    private static let cooked: Set<String> = ["fried", "crispy", "candied", "sugared", "frosted", "crystallized"]

    /// "To make batter combine 1 cup dry mix with the following:", "Dry Mix Ingredients": what the lines after it are.
    func isLongHeading(_ line: IngredientLine) -> Bool {
        guard language == .en else {
            // "Meringue": what the lines after it make.
            let words = words(of: line.text).all
            // "Pâtes" are no dough.
            if language == .fr, line.text.lowercased().hasSuffix("pâtes") { return false }
            if line.note.isEmpty, isTheSauce(line, words) { return true }
            return line.amount == nil && (1...4).contains(words.count) && line.note.isEmpty
                && (areParts(words) || isShoutedPart(line, words))
        }
        if line.text.utf8.last == UInt8(ascii: ":"), line.food == nil, line.text.first?.isLetter == true { return true }
        // "Cake": what the lines after it are for.
        let text = words(of: line.text)
        if text.all.count == 1, line.amount == nil {
            return buying.isAside(FoodResolver.phraseKey(text.all[...]), "dish")
        }
        return line.amount == nil && text.all.last.map { text.text([$0]).lowercased() } == "ingredients"
    }

    /// "La salsa", "Der Teig": with a definite article no product, whose article is no number.
    private func isTheSauce(_ line: IngredientLine, _ words: [Token]) -> Bool {
        guard words.count == 2, words.allSatisfy({ $0.kind == .word }), line.text.first?.isNumber != true,
            let article = line.text.lowercased().split(separator: " ").first,
            ["la", "el", "los", "las", "le", "les", "der", "die", "das"].contains(article)
        else { return false }
        return areParts(Array(words.dropFirst())) || buying.nothing.contains(words[1].key)
    }

    /// "AÏOLI": what the lines behind it make, where the line shouts; others buy it in a jar.
    private func isShoutedPart(_ line: IngredientLine, _ words: [Token]) -> Bool {
        isShouted(line) && line.preparation.isEmpty && words.allSatisfy { $0.kind == .word }
            && buying.isAside(FoodResolver.phraseKey(words[...]), "shouted-" + language.rawValue)
    }

    /// "Sauce béchamel", "Relleno y armado": parts of a dish, of which a phrase may have several words.
    func areParts(_ words: [Token]) -> Bool {
        words.split { $0.word.has(.and) }.allSatisfy { part in
            buying.isAside(FoodResolver.phraseKey(part), "dish-" + language.rawValue)
        } && words.allSatisfy { $0.kind == .word } && words.first?.word.has(.and) == false
    }

    /// Whether words begin with the name of a maker or a product: "Lea & Perrins".
    private func isOfMaker(_ words: [Token]) -> Bool {
        foods.words.brands.mayBegin(words[0].key) && !buying.isKind(words[0])
            || (1...min(4, words.count)).contains { count in
                foods.words.brands.brand(FoodResolver.phraseKey(words[..<count])) != nil
            }
    }

    /// "Mignonette sauce, recipe follows": what another recipe makes.
    func refersOn(_ line: IngredientLine) -> Bool {
        // "1 cup reduced syrup (see above)": another line has what it is made of.
        if line.note == "see above", line.text.contains("reduced ") { return true }
        // "2 peppers, roasted (procedure follows)": how that is done.
        if line.amount != nil, line.text.contains("(procedure follows)") { return false }
        return [line.preparation, line.note].contains { text in
            !text.isEmpty
                && words(of: text).clauses.contains { words in
                    words.count > 1 && words.allSatisfy { buying.nothing.contains($0.key) }
                        // "(See note)" may be about anything.
                        && (line.amount == nil || words.contains { buying.elsewhere.contains($0.key) }
                            || isRecipeBelow(words, in: text))
                }
        }
    }

    /// "(Recipe below)": where the recipe is for what the line names.
    private func isRecipeBelow(_ words: ArraySlice<Token>, in text: String) -> Bool {
        words.count == 2 && ["recipe below", "recipe above"].contains(self.words(of: text).text(words).lowercased())
    }

    /// "Bones, skin and trimmings reserved from the birds": what comes from another dish.
    func isReserved(_ line: IngredientLine) -> Bool {
        guard language == .en, line.text.utf8.firstRange(of: "reserved from") != nil else { return false }
        if line.note.hasPrefix("reserved from") { return true }
        return words(of: line.preparation).all.contains { buying.elsewhere.contains($0.key) }
    }

    /// Whether a line names a part of what was named before, or says where something is sold.
    func isPart(ofAnother line: IngredientLine) -> Bool {
        let name = words(of: line.name).words
        if name.count > 1, let first = name.first, buying.elsewhere.contains(first.key) { return true }
        if line.amount == nil {
            return name.count > 1 && name.contains { buying.elsewhere.contains($0.key) } || isReserved(line)
        }
        // "Giblets from the turkey": the article was read as the amount.
        guard line.amount == Amount(.one), !line.preparation.isEmpty, line.preparation.isBeside(line),
            line.text.hasPrefix(line.preparation.prefix { $0 != "," && $0 != ";" })
        else { return false }
        let all = NameWords(line.text, lexicon: lexicon).words
        guard let from = all.firstIndex(where: { $0.word.has(.from) }), from + 1 < all.count else { return false }
        return buying.definite.contains(all[from + 1].key)
    }

    /// "Hollandaise sauce, recipe above": what another recipe makes; "giblets from the turkey", "reserved duck fat": what
    /// another line brings.
    func isElsewhere(_ line: IngredientLine) -> Bool {
        if isPart(ofAnother: line) || line.note.hasPrefix("reserved from ") { return true }
        // "Caldo de los frijoles": what another line's food was cooked in.
        if language == .es,
            ["caldo de los ", "caldo de las ", "agua de los ", "agua de las "].contains(where: line.name.hasPrefix)
        {
            return true
        }
        return refersOn(line)
    }
}
